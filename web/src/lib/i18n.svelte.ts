/** The client's own texts. Rules, options and log come from the server in the reader's language. */
import type en from '../strings/en.json'
import { settings } from './settings.svelte'
import type { Lang } from './types'

export type Key = keyof typeof en
type Entry = string | Record<string, string>
type Catalogue = Record<string, Entry>

const loaders: Record<Lang, () => Promise<{ default: Catalogue }>> = {
  en: () => import('../strings/en.json') as unknown as Promise<{ default: Catalogue }>,
  nl: () => import('../strings/nl.json') as unknown as Promise<{ default: Catalogue }>,
  zh: () => import('../strings/zh.json') as unknown as Promise<{ default: Catalogue }>,
}

let catalogue: Catalogue = $state.raw({})

export const LANG_NAMES: Record<Lang, string> = { en: 'English', nl: 'Nederlands', zh: '中文' }

export async function speak(lang: Lang): Promise<void> {
  catalogue = (await loaders[lang]()).default
  settings.lang = lang
  document.documentElement.lang = lang === 'zh' ? 'zh-Hans' : lang
}

/** The text of a key with its values; where a plural matters, `n` chooses the form. */
export function t(key: Key, values: Record<string, string | number> = {}): string {
  return said(catalogue[key], values) ?? key
}

/** The text of a key that is made at run time, or the other text where there is none. */
export function maybe(key: string, otherwise: string, values: Record<string, string | number> = {}): string {
  return said(catalogue[key], values) ?? otherwise
}

function said(entry: Entry | undefined, values: Record<string, string | number>): string | undefined {
  if (entry === undefined) return undefined
  let form = entry as string
  if (typeof entry === 'object') {
    const rule = new Intl.PluralRules(settings.lang).select(Number(values.n ?? 0))
    form = entry[rule] ?? entry.other ?? ''
  }
  return form.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? number(value) : (value ?? `{${name}}`)
  })
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value)
}

export function money(value: number): string {
  return `$${number(value)}`
}
