/** Drawings of the server made part of the page, and what of them can be picked. */

const SVG = 'http://www.w3.org/2000/svg'
const SHAPES = 'polygon,path,circle,ellipse,rect,line,polyline'
const GEOMETRY = ['points', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'x1', 'y1', 'x2', 'y2']

/** The drawing as an element, without anything that could act on its own. */
export function parse(source: string): SVGSVGElement | null {
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  if (root.namespaceURI !== SVG || root.localName !== 'svg') return null
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (/^(script|foreignobject|iframe|style)$/i.test(element.localName)) element.remove()
    for (const { name, value } of [...element.attributes]) {
      if (/^on/i.test(name) || (/href$/i.test(name) && !value.startsWith('#'))) element.removeAttribute(name)
    }
  }
  return document.importNode(root, true) as unknown as SVGSVGElement
}

/** Everything that a drawing names, as `kind value`: what can be picked on it. */
export function named(source: string): Set<string> {
  const plain = (value: string) => value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
  return new Set([...source.matchAll(/\sdata-([a-z]+)="([^"]*)"/g)].map((found) => `${found[1]} ${plain(found[2]!)}`))
}

export interface Spot {
  kind: string
  value: string
  x: number
  y: number
  shape: SVGElement
  area: number
}

/** The places of a drawing that stand for these values, as shapes of their own to lay on top.
 *
 * What lies on every player's board is meant on that of `seat`, where it is there. */
export function spots(svg: SVGSVGElement, wanted: Map<string, Set<string>>, seat?: number): Spot[] {
  const found: Spot[] = []
  for (const [kind, values] of wanted) {
    const places = new Map<string, SVGGraphicsElement[]>()
    for (const element of svg.querySelectorAll<SVGGraphicsElement>(`[data-${CSS.escape(kind)}]`)) {
      const value = element.getAttribute(`data-${kind}`)
      if (value === null || !values.has(value) || element.closest('.spots')) continue
      places.set(value, [...(places.get(value) ?? []), element])
    }
    for (const [value, elements] of places) {
      for (const element of ownOnes(elements, seat)) {
        const spot = outline(svg, element)
        if (spot) found.push({ kind, value, ...spot })
      }
    }
  }
  // Small places lie on top of large ones.
  return found.sort((a, b) => b.area - a.area)
}

function ownOnes(elements: SVGGraphicsElement[], seat?: number): SVGGraphicsElement[] {
  const owner = (element: Element) => element.closest('[data-seat]')?.getAttribute('data-seat') ?? null
  if (seat === undefined || !elements.some((element) => owner(element) === String(seat))) return elements
  return elements.filter((element) => [null, String(seat)].includes(owner(element)))
}

function outline(svg: SVGSVGElement, element: SVGGraphicsElement): Omit<Spot, 'kind' | 'value'> | null {
  const shapes = element.matches(SHAPES) ? [element] : [...element.querySelectorAll<SVGGraphicsElement>(SHAPES)]
  const place = svg.getScreenCTM()?.inverse()
  let best: { shape: SVGGraphicsElement; area: number; box: DOMRect } | null = null
  for (const shape of shapes) {
    const box = shape.getBBox()
    const area = (box.width + 1) * (box.height + 1)
    if (!best || area > best.area) best = { shape, area, box }
  }
  if (!best || !place) return null
  const copy = document.createElementNS(SVG, best.shape.localName) as SVGElement
  for (const name of GEOMETRY) {
    const value = best.shape.getAttribute(name)
    if (value !== null) copy.setAttribute(name, value)
  }
  const own = best.shape.getScreenCTM()
  const matrix = own ? place.multiply(own) : new DOMMatrix()
  copy.setAttribute('transform', `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`)
  const { box } = best
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix)
  const open = /^(line|polyline|path)$/.test(best.shape.localName) && (best.shape.getAttribute('fill') ?? '') === 'none'
  if (open || best.shape.localName === 'line') copy.classList.add('open')
  return { shape: copy, area: best.area * Math.abs(matrix.a * matrix.d - matrix.b * matrix.c), x: middle.x, y: middle.y }
}
