/** How seats are told apart: a colour that colour-blind people can tell too, and always a letter besides it. */

const COLOURS: [string, string][] = [
  ['#0072b2', '#ffffff'],
  ['#e69f00', '#1b1406'],
  ['#007a5a', '#ffffff'],
  ['#b3528c', '#ffffff'],
  ['#7a4a1e', '#ffffff'],
  ['#56b4e9', '#0b1a26'],
  ['#4d4d4d', '#ffffff'],
  ['#d9d2c0', '#1c1a16'],
  ['#a33120', '#ffffff'],
  ['#3d3a8c', '#ffffff'],
  ['#8aa31b', '#171c02'],
  ['#1c1c1c', '#ffffff'],
]
const DASHES = ['', '7 4', '2 3', '10 3 2 3', '5 2 1 2', '14 4', '3 6', '8 2 2 2 2 2']

export const colour = (seat: number): string => COLOURS[seat % COLOURS.length]![0]
export const inkOn = (seat: number): string => COLOURS[seat % COLOURS.length]![1]
export const dash = (seat: number): string => DASHES[seat % DASHES.length]!

/** One or two letters that tell these names apart. */
export function letters(names: string[], seat: number): string {
  const name = names[seat] ?? '?'
  const chars = [...name.trim()]
  const first = (chars[0] ?? '?').toUpperCase()
  const twins = names.filter((other) => [...other.trim()][0]?.toUpperCase() === first)
  if (twins.length < 2) return first
  const number = /\d+$/.exec(name)?.[0]
  const second = number ? number.slice(-1) : (chars.find((char, n) => n && twins.every((other) => other === name || [...other][n] !== char)) ?? String(seat + 1))
  return first + second.toLowerCase()
}
