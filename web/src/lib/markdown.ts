/** The little Markdown that rule files use: headings, lists, paragraphs, bold, emphasis, code. Text is never HTML. */

export interface Span {
  kind: 'text' | 'bold' | 'em' | 'code'
  text: string
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'item'; spans: Span[]; number: string | null }
  | { kind: 'paragraph'; spans: Span[] }

export function spans(text: string): Span[] {
  const found: Span[] = []
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/)) {
    if (!part) continue
    if (part.startsWith('**')) found.push({ kind: 'bold', text: part.slice(2, -2) })
    else if (part.startsWith('`')) found.push({ kind: 'code', text: part.slice(1, -1) })
    else if (part.length > 2 && part.startsWith('*') && part.endsWith('*')) found.push({ kind: 'em', text: part.slice(1, -1) })
    else found.push({ kind: 'text', text: part })
  }
  return found
}

export function blocks(markdown: string): Block[] {
  const found: Block[] = []
  let open: string[] = []
  let item = false
  const close = () => {
    if (!open.length) return
    const text = open.join(' ')
    const number = item ? (/^\*\*([^*]+)\*\*/.exec(text)?.[1] ?? null) : null
    found.push(item ? { kind: 'item', spans: spans(text), number } : { kind: 'paragraph', spans: spans(text) })
    open = []
    item = false
  }
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line)
    const bullet = /^\s*[-*]\s+(.*)$/.exec(line)
    if (heading) {
      close()
      found.push({ kind: 'heading', level: heading[1]!.length, spans: spans(heading[2]!) })
    } else if (bullet) {
      close()
      item = true
      open = [bullet[1]!]
    } else if (!line.trim()) close()
    else open.push(line.trim())
  }
  close()
  return found
}

/** The anchor of a rule number: `1830 12.0-2` and `12.0-2` are the same place. */
export function anchor(rule: string): string {
  return `rule-${rule.replace(/^(SD|AR|RR|1830|1817)\s+/, '').replace(/[^\w.-]/g, (sign) => `_${sign.charCodeAt(0)}`)}`
}

/** The number that a heading begins with. */
export function numberOf(spans: Span[]): string | null {
  return /^[\d.]+/.exec(spans[0]?.text ?? '')?.[0] ?? null
}
