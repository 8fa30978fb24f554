/** Narrowing of options: what may be picked on the board, and what is left after a pick. Pure functions. */
import type { Action, Option } from './types'

export interface Pick {
  kind: string
  value: string
}

/** What a field holds is told by its last word: `from_city` holds a city. */
export function kindOf(field: string): string {
  return field.slice(field.lastIndexOf('_') + 1)
}

function said(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return value === null || value === undefined ? [] : [String(value)]
}

/** The fields of an option that a pick can fill. Free fields and amounts are asked otherwise. */
export function fieldsOf(option: { action: Action; free?: Option['free']; amount?: Option['amount'] }): { field: string; kind: string; value: string }[] {
  const found: { field: string; kind: string; value: string }[] = []
  for (const [field, value] of Object.entries(option.action)) {
    if (field === 'type' || field === option.free || (field === 'amount' && option.amount)) continue
    for (const one of said(value)) found.push({ field, kind: kindOf(field), value: one })
  }
  return found
}

/** Whether every pick is answered by a field of its own. */
export function matches(option: Option, picks: Pick[]): boolean {
  const fields = fieldsOf(option)
  return picks.every((pick) => {
    const at = fields.findIndex((entry) => entry.kind === pick.kind && entry.value === pick.value)
    if (at < 0) return false
    fields.splice(at, 1)
    return true
  })
}

export function narrow(options: Option[], picks: Pick[]): Option[] {
  return picks.length ? options.filter((option) => matches(option, picks)) : options
}

/** Per kind the values that some option still needs; what all options share is no choice and is left out. */
export function targets(options: Option[], picks: Pick[] = []): Map<string, Set<string>> {
  const counts = new Map<string, Map<string, number>>()
  for (const option of options) {
    const rest = fieldsOf(option)
    for (const pick of picks) {
      const at = rest.findIndex((entry) => entry.kind === pick.kind && entry.value === pick.value)
      if (at >= 0) rest.splice(at, 1)
    }
    for (const key of new Set(rest.map((entry) => `${entry.kind}\n${entry.value}`))) {
      const [kind, value] = key.split('\n') as [string, string]
      const values = counts.get(kind) ?? new Map<string, number>()
      values.set(value, (values.get(value) ?? 0) + 1)
      counts.set(kind, values)
    }
  }
  const found = new Map<string, Set<string>>()
  for (const [kind, values] of counts) {
    const open = [...values].filter(([, n]) => !picks.length || n < options.length).map(([value]) => value)
    if (open.length) found.set(kind, new Set(open))
  }
  return found
}

export interface Group {
  type: string
  options: Option[]
}

/** The options by kind of action, in the server's order. */
export function groups(options: Option[]): Group[] {
  const found = new Map<string, Group>()
  for (const option of options) {
    const group = found.get(option.action.type) ?? { type: option.action.type, options: [] }
    group.options.push(option)
    found.set(group.type, group)
  }
  return [...found.values()]
}

/** The fields in which options differ. */
export function differing(options: Option[]): string[] {
  const first = options[0]
  if (!first) return []
  const names = new Set(options.flatMap((option) => Object.keys(option.action)))
  return [...names].filter((name) => {
    const value = JSON.stringify(first.action[name])
    return options.some((option) => JSON.stringify(option.action[name]) !== value)
  })
}

/** On how many places of a drawing the options lie; `drawn` holds what it shows as `kind value`. 0: not picked there.
 *
 * Companies come last: they are drawn wherever they have something. */
export function places(options: Option[], drawn: Set<string>): number {
  const shown = (name: string) =>
    options.every((option) => {
      const values = said(option.action[name])
      return values.length > 0 && values.every((value) => drawn.has(`${kindOf(name)} ${value}`))
    })
  const onBoard = Object.keys(options[0]?.action ?? {}).filter((name) => name !== 'type' && shown(name))
  const differ = differing(options).filter((name) => onBoard.includes(name))
  const aPlace = (name: string) => kindOf(name) !== 'company'
  const field = differ.find(aPlace) ?? onBoard.find(aPlace) ?? differ[0]
  return field ? new Set(options.map((option) => JSON.stringify(option.action[field]))).size : 0
}

export function amounts(option: Option): number {
  const span = option.amount
  return span ? Math.floor((span.high - span.low) / span.step) + 1 : 1
}

/** The nearest allowed amount. */
export function clamp(option: Option, amount: number): number {
  const span = option.amount
  if (!span) return amount
  const top = span.low + (amounts(option) - 1) * span.step
  const steps = Math.round((amount - span.low) / span.step)
  return Math.min(top, Math.max(span.low, span.low + steps * span.step))
}

/** The action of an option with its amount filled in. */
export function filled(option: Option, amount: number | null): Action {
  return option.amount && amount !== null ? { ...option.action, amount: clamp(option, amount) } : option.action
}

export function sameAction(a: Action, b: Action): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Whether the decision is an auction (bid or pass) or an offer (yes or no): shown as a dialog. */
export function dialogKind(options: Option[]): 'auction' | 'offer' | null {
  const types = new Set(options.map((option) => option.action.type))
  if (!types.size) return null
  if (types.has('bid') && [...types].every((type) => type === 'bid' || type === 'pass')) return 'auction'
  if ([...types].every((type) => type === 'accept' || type === 'decline')) return 'offer'
  return null
}
