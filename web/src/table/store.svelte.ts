/** One table as this browser knows it: the live position, the one looked at, log, chat, and the move being made. */
import { api, ApiError } from '../lib/api'
import { fieldsOf, filled, narrow, sameAction, targets, type Pick } from '../lib/choose'
import { t } from '../lib/i18n.svelte'
import { Line, type LineState } from '../lib/live'
import { router } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'
import type { Action, ChatLine, LogEntry, Option, Position, Refusal, Table, TitleInfo } from '../lib/types'

/** No answer, or a proxy's word that the server does not answer: it may be starting anew. */
const AWAY = new Set([0, 502, 503, 504])
const RETRY = 2000

/** A form that asks for places of the board itself: what may be tapped, what is marked, who hears of it. */
export interface Asking {
  wanted: Map<string, Set<string>>
  chosen: Pick[]
  pick: (kind: string, value: string) => void
}

export class TableStore {
  table: Table | null = $state.raw(null)
  title: TitleInfo | null = $state.raw(null)
  live: Position | null = $state.raw(null)
  past: Position | null = $state.raw(null)
  log: LogEntry[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  line: LineState = $state('connecting')
  missing = $state('')
  busy = $state(false)
  problem: { text: string; refusal?: Refusal } | null = $state.raw(null)
  notice = $state('')

  /** The move being made. */
  picks: Pick[] = $state.raw([])
  staged: Option | null = $state.raw(null)
  amount: number | null = $state(null)
  hand: Action | null = $state.raw(null)
  asking: Asking | null = $state.raw(null)

  private wire: Line | null = null
  private closed = false
  private boards = new Map<string, Promise<string>>()

  constructor(readonly id: string) {}

  get shown(): Position | null {
    return this.past ?? this.live
  }
  get seq(): number {
    return this.live?.seq ?? 0
  }
  /** The options that may be played now; looking back offers none. */
  get options(): Option[] {
    return this.past ? [] : (this.live?.options ?? [])
  }
  get left(): Option[] {
    return narrow(this.options, this.picks)
  }
  get wanted(): Map<string, Set<string>> {
    return this.asking?.wanted ?? (this.staged ? new Map() : targets(this.left, this.picks))
  }
  get chosen(): Pick[] {
    return this.asking?.chosen ?? this.picks
  }
  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? []
  }

  /** The name of a thing as the reader knows it, where the server told it. */
  nameOf(kind: string, id: string): string {
    return this.title?.names?.[`${kind}-${id}`.replaceAll('_', '-')] ?? id
  }

  async open(seq: number | null): Promise<void> {
    try {
      const table = await api.table(this.id)
      this.take(table)
      this.title = (await api.titles()).find((one) => one.id === table.title) ?? null
      const [log, chat] = await Promise.all([
        table.status === 'open' ? [] : api.log(this.id, -1),
        api.chatLines(this.id).catch(() => []),
      ])
      this.merge(log)
      this.hear(chat)
      if (seq !== null && seq < this.seq) await this.look(seq)
    } catch (error) {
      if (!(error instanceof ApiError && AWAY.has(error.status))) this.missing = (error as Error).message
      else if (!this.closed) {
        this.line = 'lost'
        setTimeout(() => void this.open(seq), RETRY)
      }
      return
    }
    if (this.closed) return
    this.wire = new Line(this.id, {
      message: (message) => this.receive(message as never),
      state: (state) => (this.line = state),
      since: () => this.seq,
      lang: () => settings.lang,
    })
  }

  close(): void {
    this.closed = true
    this.wire?.close()
  }

  /** The line knows who listens from its beginning: whoever gets a name or a seat calls again. */
  again(): void {
    this.wire?.reopen()
  }

  /** Read everything anew, in the language now chosen. */
  async reread(): Promise<void> {
    if (!this.table) return
    this.boards.clear()
    this.log = []
    const at = this.past?.seq ?? null
    this.take(await api.table(this.id))
    if (this.table.status !== 'open') this.merge(await api.log(this.id, -1))
    this.title = (await api.titles()).find((one) => one.id === this.table?.title) ?? null
    if (at !== null) await this.look(at)
    this.wire?.reopen()
  }

  private receive(
    message:
      | { type: 'table'; table: Table }
      | { type: 'position'; seq: number; position: Position; log: LogEntry[] }
      | { type: 'chat'; entries: ChatLine[] },
  ): void {
    if (message.type === 'table') this.take(message.table)
    if (message.type === 'chat') this.hear(message.entries)
    if (message.type === 'position') {
      this.merge(message.log)
      this.advance(message.position)
    }
  }

  take(table: Table): void {
    if (this.table?.status === 'open' && table.status !== 'open') void this.opening()
    this.table = { ...table, position: undefined }
    if (table.position) this.advance(table.position)
  }

  /** What happened before the first move, when the game begins under our eyes. */
  private async opening(): Promise<void> {
    this.merge(await api.log(this.id, -1).catch(() => []))
  }

  advance(position: Position): void {
    const before = this.live
    if (before && position.seq < before.seq) return
    this.live = position
    if (before && before.seq === position.seq) return this.keepMove(position)
    this.clear()
  }

  /** The same position again (another language, a reconnection): the move being made stays. */
  private keepMove(position: Position): void {
    const staged = this.staged
    if (!staged) return
    this.staged = position.options.find((option) => sameAction(option.action, staged.action)) ?? null
  }

  merge(entries: LogEntry[]): void {
    if (!entries.length) return
    const known = new Map(this.log.map((entry) => [entry.seq, entry]))
    for (const entry of entries) {
      known.set(entry.seq, entry)
      // An undo takes back what came after the position it returns to.
      if (entry.kind === 'undo' && entry.to !== null)
        for (const old of known.values())
          if (old.seq > entry.to && old.seq < entry.seq) known.set(old.seq, { ...old, undone: true })
    }
    this.log = [...known.values()].sort((a, b) => a.seq - b.seq)
  }

  private hear(entries: ChatLine[]): void {
    const known = new Map(this.chat.map((line) => [line.n, line]))
    for (const line of entries) known.set(line.n, line)
    this.chat = [...known.values()].sort((a, b) => a.n - b.n)
  }

  /** The drawing of a position; each is fetched once. */
  board(seq: number): Promise<string> {
    const key = `${settings.lang} ${seq}`
    let asked = this.boards.get(key)
    if (!asked) {
      asked = api.board(this.id, seq)
      asked.catch(() => this.boards.delete(key))
      this.boards.set(key, asked)
      if (this.boards.size > 60) this.boards.delete(this.boards.keys().next().value!)
    }
    return asked
  }

  words(seq: number): Promise<string> {
    return api.words(this.id, seq)
  }

  async look(seq: number): Promise<void> {
    this.clear()
    const to = Math.max(0, Math.min(seq, this.seq))
    if (to === this.seq) this.past = null
    else {
      try {
        this.past = await api.position(this.id, to)
      } catch (error) {
        this.trouble(error)
      }
    }
    router.replace({ seq: this.past ? String(this.past.seq) : null })
  }

  pick(kind: string, value: string): void {
    if (this.asking) return this.asking.pick(kind, value)
    this.problem = null
    const picks = [...this.picks, { kind, value }]
    const left = narrow(this.options, picks)
    if (!left.length) return
    this.picks = picks
    if (left.length === 1) this.stage(left[0]!)
  }

  /** A place where nothing can be picked: say why, where the server has told it. */
  miss(named: Pick[]): void {
    if (this.asking || this.picks.length || this.staged) return
    const meant = (action: Action) =>
      fieldsOf({ action }).some((field) => named.some((place) => place.kind === field.kind && place.value === field.value))
    const item = this.shown?.disabled.find((one) => meant(one.action))
    this.problem = item ? { text: `${item.text}: ${item.refusal.text}`, refusal: item.refusal } : null
  }

  stage(option: Option): void {
    this.problem = null
    this.staged = option
    this.hand = null
    this.amount = option.amount ? option.amount.low : null
    if (!settings.confirm && !option.amount && !option.free) void this.play()
  }

  /** One step back in the making of a move. */
  back(): void {
    if (this.staged) this.staged = null
    this.picks = this.picks.slice(0, -1)
    this.problem = null
  }

  clear(): void {
    this.picks = []
    this.staged = null
    this.amount = null
    this.hand = null
    this.problem = null
  }

  async play(): Promise<void> {
    const option = this.staged
    if (!option || this.busy) return
    await this.send(option.seat, this.hand ?? filled(option, this.amount))
  }

  /** Send an action; a lost answer is asked for again with the same id, so nothing is played twice. */
  async send(seat: number, action: Action): Promise<void> {
    const seq = this.seq
    const key = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    this.busy = true
    this.problem = null
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          const answer = await api.act(this.id, key, seq, seat, action)
          this.advance(answer.position)
          return
        } catch (error) {
          const again = error instanceof ApiError && AWAY.has(error.status) && attempt < 6
          if (!again) throw error
          await new Promise((done) => setTimeout(done, 500 * (attempt + 1)))
        }
      }
    } catch (error) {
      this.trouble(error)
    } finally {
      this.busy = false
    }
  }

  trouble(error: unknown): void {
    if (error instanceof ApiError && error.trouble.code === 'stale') {
      this.merge(error.trouble.missed ?? [])
      if (error.trouble.position) this.advance(error.trouble.position)
      this.problem = { text: t('error.stale') }
      return
    }
    const refusal = error instanceof ApiError ? error.trouble.refusal : undefined
    this.problem = { text: (error as Error).message, ...(refusal ? { refusal } : {}) }
  }

  async undo(): Promise<void> {
    try {
      const answer = await api.undo(this.id, crypto.randomUUID?.() ?? `${Date.now()}`, this.seq)
      this.advance(answer.position)
      if (answer.asked) this.notice = t('undo.asked')
    } catch (error) {
      this.trouble(error)
    }
  }

  /** Call the server and show what goes wrong. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    this.problem = null
    try {
      return await work()
    } catch (error) {
      this.trouble(error)
      return null
    }
  }
}
