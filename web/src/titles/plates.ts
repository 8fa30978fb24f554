/** Company colours as they are on the boards. */

interface Plate {
  ground: string
  ink: string
}

const PLATES: Record<string, Record<string, string>> = {
  '1830': {
    PRR: '#32763f',
    NYC: '#474548',
    CPR: '#d1232a',
    BO: '#025aaa',
    CO: '#add8e6',
    ERIE: '#fff500',
    NYNH: '#d88e39',
    BM: '#95c054',
  },
  '1817': {
    'A&S': '#ee3e80',
    'A&A': '#904098',
    Belt: '#f2a847',
    Bess: '#16190e',
    'B&A': '#ef4223',
    'DL&W': '#984573',
    J: '#bedb86',
    GT: '#e48329',
    H: '#bedef3',
    ME: '#ffdea8',
    NYOW: '#0095da',
    NYSW: '#fff36b',
    PSNR: '#0a884b',
    PLE: '#00afad',
    PW: '#bec8cc',
    R: '#165633',
    SR: '#e31f21',
    UR: '#003d84',
    WT: '#e96f2c',
    WC: '#984d2d',
  },
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
