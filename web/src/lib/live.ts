/** The live line to a table: one WebSocket that comes back by itself and asks for what it missed. */

export type LineState = 'connecting' | 'open' | 'lost'

export interface LineHandlers {
  message: (message: { type: string; [key: string]: unknown }) => void
  state: (state: LineState) => void
  since: () => number
  lang: () => string
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 8000
const SILENCE = 45_000

/** Waits grow up to a limit and are spread, so that a restarted server is not run over. */
export function wait(attempt: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + chance / 2)
}

export class Line {
  private socket: WebSocket | null = null
  private attempt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private watch: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly table: string,
    private readonly on: LineHandlers,
  ) {
    this.open()
  }

  private open(): void {
    if (this.closed) return
    this.on.state(this.attempt ? 'lost' : 'connecting')
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const query = new URLSearchParams({ since: String(this.on.since()), lang: this.on.lang() })
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1/tables/${this.table}/live?${query}`)
    this.socket = socket
    socket.onopen = () => {
      this.attempt = 0
      this.on.state('open')
      this.listen()
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      this.listen()
      const message = JSON.parse(event.data) as { type: string }
      if (message.type === 'ping') socket.send(JSON.stringify({ type: 'pong' }))
      else this.on.message(message)
    }
    socket.onclose = () => {
      if (this.socket === socket) this.again()
    }
  }

  /** A line that says nothing for long is dead even if nobody closed it. */
  private listen(): void {
    clearTimeout(this.watch)
    this.watch = setTimeout(() => this.socket?.close(), SILENCE)
  }

  private again(): void {
    clearTimeout(this.watch)
    if (this.closed) return
    this.on.state('lost')
    this.timer = setTimeout(() => this.open(), wait(this.attempt++))
  }

  reopen(): void {
    this.attempt = 0
    const old = this.socket
    this.socket = null
    old?.close()
    clearTimeout(this.timer)
    this.open()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearTimeout(this.watch)
    this.socket?.close()
  }
}
