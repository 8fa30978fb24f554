/** Calls to the server. Every refusal of the server becomes an `ApiError` that carries its answer. */
import { settings } from './settings.svelte'
import { maybe } from './i18n.svelte'
import type { Action, BestRoutes, LogEntry, ChatLine, Position, Preview, Refusal, Table, TitleInfo, Value, Worth } from './types'

export interface Trouble {
  code: string
  text?: string
  refusal?: Refusal
  seq?: number
  missed?: LogEntry[]
  position?: Position
}

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.refusal?.text ?? maybe(`error.${trouble.code}`, trouble.text ?? trouble.code))
  }
}

export interface SeatWish {
  kind: 'you' | 'open' | 'bot' | 'hotseat'
  name?: string
  bot?: string
}

export interface TableWish {
  title: string
  seats: SeatWish[]
  variants?: Record<string, Value>
  platform?: string
  public?: boolean
  pace?: 'live' | 'turns'
  shuffle?: boolean
  seed?: number
}

function url(path: string, query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams({ lang: settings.lang })
  for (const [key, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(key, String(value))
  return `/api/v1${path}?${search}`
}

async function call<T>(method: string, path: string, body?: unknown, query?: Record<string, unknown>): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'content-type': 'application/json' }
  }
  const answer = await reach(url(path, query), init)
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

async function reach(address: string, init: RequestInit = { credentials: 'same-origin' }): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(address, init)
  } catch {
    throw new ApiError(0, { code: 'offline' })
  }
  if (answer.ok) return answer
  const said = (await answer.json().catch(() => null)) as { error?: Trouble } | null
  throw new ApiError(answer.status, said?.error ?? { code: answer.status >= 500 ? 'offline' : 'internal' })
}

const get = <T>(path: string, query?: Record<string, unknown>) => call<T>('GET', path, undefined, query)
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body)

const text = async (path: string, query?: Record<string, unknown>) => (await reach(url(path, query))).text()

/** Answers that do not change while a page lives are asked for once. */
const kept = new Map<string, Promise<unknown>>()
function once<T>(path: string): Promise<T> {
  const key = url(path)
  if (!kept.has(key)) {
    const asked = get<T>(path)
    asked.catch(() => kept.delete(key))
    kept.set(key, asked)
  }
  return kept.get(key) as Promise<T>
}

/** A record has a line for every action; a file of 18xx.games is one JSON object that holds them. */
export function fileOf(text: string): { record: string } | { game: unknown } {
  try {
    const game = JSON.parse(text) as { actions?: unknown }
    if (Array.isArray(game?.actions)) return { game }
  } catch {
    // several lines: a record
  }
  return { record: text }
}

export const api = {
  titles: () => once<TitleInfo[]>('/titles'),
  picture: (title: string) => url(`/titles/${title}/picture.svg`),
  rules: (title: string) => once<{ title: string; version: string; markdown: string }>(`/titles/${title}/rules`),
  session: () => get<{ name: string; id: string } | null>('/session'),
  name: (name: string) => post<{ name: string }>('/session', { name }),
  tables: (query: Record<string, unknown>) => get<{ tables: Table[]; next: string | null }>('/tables', query),
  create: (wish: TableWish) => post<Table>('/tables', wish),
  table: (id: string, seat?: number) => get<Table>(`/tables/${id}`, { seat }),
  join: (id: string, seat?: number, name?: string) => post<Table>(`/tables/${id}/join`, { seat, name }),
  leave: (id: string) => post<Table>(`/tables/${id}/leave`),
  start: (id: string, how: { fill?: string; drop?: boolean } = {}) => post<Table>(`/tables/${id}/start`, how),
  rematch: (id: string) => post<Table>(`/tables/${id}/rematch`),
  fork: (id: string, seq: number) => post<Table>(`/tables/${id}/fork`, { seq }),
  toBot: (id: string, seat: number, bot: string) => post<Table>(`/tables/${id}/seats/${seat}/bot`, { bot }),
  take: (id: string, seat: number) => post<Table>(`/tables/${id}/seats/${seat}/take`),
  position: (id: string, seq?: number, seat?: number) => get<Position>(`/tables/${id}/position`, { seq, seat }),
  board: (id: string, seq: number) => text(`/tables/${id}/board.svg`, { seq }),
  boardPart: (id: string, seq: number, part: string) => text(`/tables/${id}/board.svg`, { seq, part }),
  words: (id: string, seq: number) => text(`/tables/${id}/board.txt`, { seq }),
  log: (id: string, since: number, to?: number) => get<LogEntry[]>(`/tables/${id}/log`, { since, to }),
  worth: (id: string) => get<Worth>(`/tables/${id}/worth`),
  boardWith: (id: string, seq: number, company: string) => text(`/tables/${id}/board.svg`, { seq, company }),
  routes: (id: string, company: string, seq?: number) => get<BestRoutes>(`/tables/${id}/routes`, { company, seq }),
  act: (id: string, key: string, seq: number, seat: number, action: Action) =>
    post<{ seq: number; position: Position }>(`/tables/${id}/actions`, { id: key, seq, seat, action }),
  check: (id: string, seat: number, action: Action, board = false) =>
    post<Preview>(`/tables/${id}/check`, { seat, action, board }),
  undo: (id: string, key: string, seq: number) =>
    post<{ seq: number; position: Position; asked: boolean }>(`/tables/${id}/undo`, { id: key, seq }),
  answerUndo: (id: string, yes: boolean) => post<unknown>(`/tables/${id}/undo/answer`, { yes }),
  chat: (id: string, said: string) => post<unknown>(`/tables/${id}/chat`, { text: said }),
  chatLines: (id: string) => get<ChatLine[]>(`/tables/${id}/chat`, { since: 0 }),
  open: (file: string) => post<Table>('/import', fileOf(file)),
  platformFile: (id: string) => url(`/tables/${id}/18xx`),
  record: (id: string) => url(`/tables/${id}/record`),
}
