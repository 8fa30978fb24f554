/** The messages of the HTTP API (docs/api.md), as the client uses them. */

export type Lang = 'en' | 'nl' | 'zh'
export type Value = string | number | boolean

export interface Span {
  low: number
  high: number
  step: number
}

export interface Origin {
  status: 'printed' | 'one_source' | 'reconstruction'
  text: string
  note?: string
}

export interface VariantInfo {
  id: string
  text: string
  values: { value: Value; text: string }[] | null
  range: Span | null
  default: Value
  platform: Value | null
  rule: string
}

export interface TitleInfo {
  id: string
  name: string
  about: string
  seats: [number, number]
  minutes: number
  weight: number
  origin: Origin
  variants: VariantInfo[]
  bots: { id: string; text: string }[]
  /** Names of companies and other things, by `kind-id`. */
  names?: Record<string, string>
}

export interface Action {
  type: string
  [field: string]: unknown
}

export interface Option {
  seat: number
  action: Action
  amount?: Span | null
  free?: string | null
  text: string
}

export interface Refusal {
  code: string
  rule: string
  facts?: Record<string, unknown>
  text: string
}

export interface Disabled {
  seat: number
  action: Action
  text: string
  refusal: Refusal
}

export interface Outcome {
  ranks: number[]
  worth: number[]
  reason: string
  text?: string
  /** What the worth is made up of, per seat; empty where it is a single thing. */
  parts: { name: string; text: string; amounts: number[] }[]
}

export interface Step {
  step: string
  [fact: string]: unknown
}

/** What `view(seat)` tells; `table` has a shape of its own for every title. */
export interface View {
  title: string
  seats: string[]
  variants: Record<string, Value>
  seq: number
  seat: number | null
  stack: Step[]
  outcome: Outcome | null
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  table: Record<string, any>
}

export interface UndoRequest {
  seat: number
  name: string
  to: number
  yes: number[]
  waiting: number[]
  you_answer: boolean
}

export interface UndoState {
  can: boolean
  needs_consent: boolean
  to: number | null
  request: UndoRequest | null
}

export interface Position {
  seq: number
  latest: number
  moves: number
  view: View
  viewer: number | null
  why: string[]
  seat: number | null
  yours: boolean
  options: Option[]
  disabled: Disabled[]
  board: string
  text: string
  revealed: boolean
  undo: UndoState
  outcome: Outcome | null
}

export interface Seat {
  n: number
  name: string
  kind: 'person' | 'bot' | 'open'
  bot: string | null
  you: boolean
  present: boolean
  away: boolean
}

export interface Table {
  id: string
  title: string
  status: 'open' | 'running' | 'over'
  public: boolean
  pace: 'live' | 'turns'
  created: string
  updated: string
  host: string
  you_host: boolean
  variants: Record<string, Value>
  platform: string | null
  rules: string
  seats: Seat[]
  you: number[]
  seq: number
  turn: number | null
  spectators: number
  outcome: Outcome | null
  rematch: string | null
  origin: { table: string; seq: number } | null
  position?: Position | null
}

export interface GameEvent {
  type: string
  text: string
  [field: string]: unknown
}

export interface LogEntry {
  seq: number
  kind: 'start' | 'action' | 'undo'
  seat: number | null
  action: Action | null
  text: string
  events: GameEvent[]
  at: string
  undone: boolean
  to: number | null
}

export interface ChatLine {
  n: number
  seat: number | null
  name: string
  text: string
  at: string
}

export interface Worth {
  seqs: number[]
  worth: number[][]
}

export interface Preview {
  text: string
  refusal: Refusal | null
  preview: { events: GameEvent[]; view: View; board: string | null } | null
}

export interface Run {
  train: string
  stops: string[]
  path: string[]
}

/** Track between two stops without a stop between. */
export interface Way {
  stops: [string, string]
  path: string[]
}

export interface BestRoutes {
  company: string
  revenue: number
  optimal: boolean
  bound: number | null
  routes: Run[]
  revenues: number[]
  trains: string[]
  ways: Way[]
}
