import { describe, expect, it } from 'vitest'
import { fileOf } from '../src/lib/api'
import { wait } from '../src/lib/live'
import { anchor, blocks, numberOf, spans } from '../src/lib/markdown'
import { letters } from '../src/lib/seats'
import { gains, ticks } from '../src/table/worth'
import { inkFor, luminance } from '../src/titles/plates'

describe('rules as text', () => {
  it('reads headings and numbered items, never HTML', () => {
    const said = blocks('# SD\n\n## 5 Auctions\n\n- **5.1** A *first*\n  line <b>\n- **5.2** More\n\nWords.')
    expect(said.map((block) => block.kind)).toEqual(['heading', 'heading', 'item', 'item', 'paragraph'])
    expect(said[2]).toMatchObject({ number: '5.1' })
    expect(said[2]!.spans.map((span) => span.text).join('')).toBe('5.1 A first line <b>')
  })
  it('finds a rule with and without its title', () => {
    expect(anchor('1830 12.0-2')).toBe('rule-12.0-2')
    expect(anchor('SD 5.1')).toBe(anchor('5.1'))
    expect(anchor('1817 #3')).not.toBe(anchor('1817 !3'))
    expect(numberOf(spans('12.0 Selling'))).toBe('12.0')
    expect(numberOf(spans('Setup'))).toBeNull()
  })
})

describe('files', () => {
  it('tells a file of 18xx.games from a record', () => {
    expect(fileOf('{"actions": []}')).toEqual({ game: { actions: [] } })
    for (const record of ['{"title":"1830"}', '{"title":"1830"}\n{"type":"pass"}', '', 'null']) expect(fileOf(record)).toEqual({ record })
  })
})

describe('seats', () => {
  it('tells names apart by a letter, or two', () => {
    expect(letters(['Ada', 'Ben'], 0)).toBe('A')
    expect(letters(['Ada', 'Ann'], 0)).not.toBe(letters(['Ada', 'Ann'], 1))
    expect(letters(['Player 1', 'Player 2'], 1)).toBe('P2')
    expect(letters(['访客 12', 'Bo'], 0)).toBe('访')
  })
})

describe('graphs', () => {
  it('slices gains without losing any', () => {
    const worth = { seqs: [0, 1, 2, 3], worth: [[0, 5], [2, 5], [2, 9], [7, 9]] }
    const said = gains(worth)!
    expect(said.worth.reduce((sum, row) => sum + row[0]!, 0)).toBe(7)
    expect(gains({ seqs: [0], worth: [[1]] })).toBeNull()
  })
  it('marks axes with round numbers', () => {
    expect(ticks(0, 100).length).toBeGreaterThan(2)
    for (const mark of ticks(0, 937)) expect(mark % 100).toBe(0)
  })
})

describe('lines', () => {
  it('waits longer and longer, but not for ever', () => {
    expect(wait(0, 1)).toBe(400)
    expect(wait(3, 1)).toBe(3200)
    expect(wait(50, 1)).toBe(8000)
    expect(wait(0, 0)).toBe(200)
  })
})

describe('plates', () => {
  it('are readable', () => {
    for (const ground of ['#f4f1e8', '#9a9a96', '#2f7d4f', '#efc63b', '#b5332a', '#2b5fa3', '#7a4b2a']) {
      const a = luminance(ground)
      const b = luminance(inkFor(ground))
      expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), ground).toBeGreaterThan(4.5)
    }
  })
})
