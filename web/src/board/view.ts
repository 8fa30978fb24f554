/** The part of a drawing that is shown: pan and zoom as arithmetic on the view box. Pure. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const DEEPEST = 8

/** The part of the drawing that holds these points: margin and smallest size as parts of the whole. */
export function enclosing(points: Point[], full: Box, margin: number, least: number): Box {
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)]
  const span = (values: number[], whole: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    const size = Math.min(whole, Math.max(high - low + 2 * margin * whole, least * whole))
    return { at: (low + high - size) / 2, size }
  }
  const [across, down] = [span(xs, full.width), span(ys, full.height)]
  return held({ x: across.at, y: down.at, width: across.size, height: down.size }, full)
}

export function zoomed(box: Box, full: Box, factor: number, at: Point): Box {
  const width = Math.min(full.width, Math.max(full.width / DEEPEST, box.width / factor))
  const ratio = width / box.width
  return held(
    { x: at.x - (at.x - box.x) * ratio, y: at.y - (at.y - box.y) * ratio, width, height: box.height * ratio },
    full,
  )
}

export function moved(box: Box, full: Box, dx: number, dy: number): Box {
  return held({ ...box, x: box.x + dx, y: box.y + dy }, full)
}

/** Keep the view inside the drawing. */
export function held(box: Box, full: Box): Box {
  const inside = (at: number, size: number, from: number, whole: number) =>
    size >= whole ? from + (whole - size) / 2 : Math.min(from + whole - size, Math.max(from, at))
  return { ...box, x: inside(box.x, box.width, full.x, full.width), y: inside(box.y, box.height, full.y, full.height) }
}

export function said(box: Box): string {
  return [box.x, box.y, box.width, box.height].map((value) => value.toFixed(2)).join(' ')
}

/** Of points, the nearest one in the direction of an arrow key; -1 where there is none. */
export function towards(points: Point[], from: number, dx: number, dy: number): number {
  const start = points[from]
  if (!start) return points.length ? 0 : -1
  let best = -1
  let cost = Infinity
  points.forEach((point, n) => {
    const along = (point.x - start.x) * dx + (point.y - start.y) * dy
    if (n === from || along <= 0.5) return
    const across = Math.abs((point.x - start.x) * dy) + Math.abs((point.y - start.y) * dx)
    const price = along + across * 2
    if (price < cost) [best, cost] = [n, price]
  })
  return best
}
