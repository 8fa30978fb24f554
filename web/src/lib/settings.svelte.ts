/** What a reader chose for this browser: language, theme, ways of playing. Kept in local storage. */
import type { Lang } from './types'

const LANGS: Lang[] = ['en', 'nl', 'zh']
const KEY = 'trunkline'

export interface Settings {
  lang: Lang
  theme: 'auto' | 'light' | 'dark'
  confirm: boolean
  words: boolean
  sound: boolean
}

function guess(): Lang {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGS.find((lang) => wanted.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({
  lang: guess(),
  theme: 'auto',
  confirm: true,
  words: false,
  sound: false,
  ...stored(),
})

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing still plays
  }
}

export function applyTheme(): void {
  const root = document.documentElement
  if (settings.theme === 'auto') delete root.dataset.theme
  else root.dataset.theme = settings.theme
}
