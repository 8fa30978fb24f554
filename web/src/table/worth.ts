/** Arithmetic for the graphs. Pure. */
import type { Worth } from '../lib/types'

const SLICES = 12

/** What every seat gained in each of a dozen equal stretches of the game. */
export function gains(worth: Worth): Worth | null {
  const last = worth.seqs.length - 1
  if (last < 2) return null
  const slices = Math.min(SLICES, last)
  const ends = Array.from({ length: slices + 1 }, (_, n) => Math.round((n * last) / slices))
  return {
    seqs: ends.slice(1).map((end) => worth.seqs[end]!),
    worth: ends.slice(1).map((end, n) => worth.worth[end]!.map((value, seat) => value - worth.worth[ends[n]!]![seat]!)),
  }
}

/** Round numbers that divide an axis. */
export function ticks(low: number, high: number, wanted = 4): number[] {
  const span = Math.max(1, high - low)
  const rough = span / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => span / size <= wanted + 0.5) ?? 10 * power)
  const found: number[] = []
  for (let at = Math.ceil(low / step) * step; at <= high; at += step) found.push(at)
  return found
}
