/** Company colours as they are on the boards. */

interface Plate {
  ground: string
  ink: string
}

const PLATES: Record<string, Record<string, string>> = {
  'american-rails': { american: '#f4f1e8', national: '#9a9a96', continental: '#2f7d4f', majestic: '#efc63b', liberty: '#b5332a', republic: '#2b5fa3' },
  'steel-driver': { red: '#b5332a', yellow: '#efc63b', green: '#2f7d4f', blue: '#2b5fa3', grey: '#8d8f8e', brown: '#7a4b2a' },
}

export function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Black or white, whichever is read better on this ground. */
export function inkFor(ground: string): string {
  return luminance(ground) > 0.2 ? '#16130d' : '#ffffff'
}

export function plate(title: string, company: string): Plate {
  const ground = PLATES[title]?.[company] ?? '#e6dcc4'
  return { ground, ink: inkFor(ground) }
}
