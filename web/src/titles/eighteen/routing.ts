/** Routes put together by hand: taps on stops become runs along the ways that the server told. Pure. */
import type { Run, Way } from '../../lib/types'

export const hexOf = (stop: string): string => stop.slice(0, stop.indexOf(':'))

export function emptyRun(train: string): Run {
  return { train, stops: [], path: [] }
}

/** One run per train of the company: the best ones, and an empty one for every train that stays. */
export function proposed(trains: string[], best: Run[]): Run[] {
  const left = [...best]
  return trains.map((train) => {
    const at = left.findIndex((run) => run.train === train)
    return at < 0 ? emptyRun(train) : left.splice(at, 1)[0]!
  })
}

/** The paths from one stop to the next, the shortest first. */
export function between(ways: Way[], from: string, to: string): string[][] {
  return ways
    .filter(({ stops: [a, b] }) => (a === from && b === to) || (a === to && b === from))
    .map(({ stops, path }) => (stops[0] === from ? path : [...path].reverse()))
    .sort((a, b) => a.length - b.length)
}

/** A run after a tap on a stop: longer at its nearer end, shorter where an end is tapped again; null: no way leads there. */
export function tapped(run: Run, stop: string, ways: Way[]): Run | null {
  const { train, stops, path } = run
  const first = stops[0]
  const last = stops.at(-1)
  if (first === undefined || last === undefined) return { train, stops: [stop], path: [hexOf(stop)] }
  if (stop === last) return shortened(run)
  if (stop === first) return reversed(shortened(reversed(run)))
  const on = between(ways, last, stop)[0]
  if (on) return { train, stops: [...stops, stop], path: [...path, ...on.slice(1)] }
  const before = between(ways, stop, first)[0]
  if (before) return { train, stops: [stop, ...stops], path: [...before.slice(0, -1), ...path] }
  return null
}

function reversed(run: Run): Run {
  return { train: run.train, stops: [...run.stops].reverse(), path: [...run.path].reverse() }
}

/** Without its last stop and the hexes that only led there. */
function shortened(run: Run): Run {
  const stops = run.stops.slice(0, -1)
  const end = stops.at(-1)
  if (end === undefined) return emptyRun(run.train)
  const at = run.path.lastIndexOf(hexOf(end), run.path.length - 2)
  return { train: run.train, stops, path: run.path.slice(0, at + 1) }
}

/** Every stop that a way reaches. */
export function stopsOf(ways: Way[]): Set<string> {
  return new Set(ways.flatMap((way) => way.stops))
}
