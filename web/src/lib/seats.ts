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

/** One or two letters that tell a seat from the others and from the pool, which is P; drawings use the same. */
export function letters(names: string[], seat: number): string {
  const chars = names.map((name) => [...name.trim()])
  const firsts = chars.map((some) => (some[0] ?? '?').toUpperCase())
  const taken = new Set(['P'])
  let said = ''
  for (let at = 0; at <= seat; at++) {
    said = short(chars[at] ?? [], firsts, at, taken)
    taken.add(said)
  }
  return said
}

/** The best way to write a name in at most two letters; the last resort are numbers. */
function short(chars: string[], firsts: string[], seat: number, taken: Set<string>): string {
  const first = firsts[seat] ?? '?'
  const end = chars.slice(-2).join('')
  const ways = [
    ...(firsts.filter((other) => other === first).length === 1 ? [first] : []),
    ...(/^\d\d$/.test(end) ? [end] : []),
    ...chars.slice(1).reverse().filter((letter) => letter.trim()).map((letter) => first + letter),
  ]
  const found = ways.find((way) => !taken.has(way))
  if (found) return found
  let number = seat + 1
  while (taken.has(String(number))) number++
  return String(number)
}
