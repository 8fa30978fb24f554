import { describe, expect, it } from 'vitest'
import type { Way } from '../src/lib/types'
import { between, emptyRun, proposed, stopsOf, tapped } from '../src/titles/eighteen/routing'

const WAYS: Way[] = [
  { stops: ['A1:0', 'C1:0'], path: ['A1', 'B1', 'C1'] },
  { stops: ['C1:0', 'D1:1'], path: ['C1', 'D1'] },
  { stops: ['C1:0', 'D1:1'], path: ['C1', 'C2', 'D2', 'D1'] },
]

function after(...stops: string[]) {
  return stops.reduce((run, stop) => tapped(run, stop, WAYS) ?? run, emptyRun('3'))
}

describe('routes by taps', () => {
  it('go from stop to stop over every hex between', () => {
    expect(after('A1:0', 'C1:0', 'D1:1')).toEqual({ train: '3', stops: ['A1:0', 'C1:0', 'D1:1'], path: ['A1', 'B1', 'C1', 'D1'] })
  })
  it('grow at their beginning too', () => {
    expect(after('C1:0', 'D1:1', 'A1:0')).toEqual({ train: '3', stops: ['A1:0', 'C1:0', 'D1:1'], path: ['A1', 'B1', 'C1', 'D1'] })
  })
  it('lose an end that is tapped again', () => {
    expect(after('A1:0', 'C1:0', 'D1:1', 'D1:1')).toEqual(after('A1:0', 'C1:0'))
    expect(after('A1:0', 'C1:0', 'D1:1', 'A1:0')).toEqual(after('C1:0', 'D1:1'))
    expect(after('A1:0', 'A1:0')).toEqual(emptyRun('3'))
  })
  it('do not jump where no track leads', () => {
    expect(tapped(after('A1:0'), 'D1:1', WAYS)).toBeNull()
  })
  it('take the shortest of several ways, in the direction of travel', () => {
    expect(between(WAYS, 'D1:1', 'C1:0')).toEqual([
      ['D1', 'C1'],
      ['D1', 'D2', 'C2', 'C1'],
    ])
  })
  it('begin as the best ones, empty for a train that stays', () => {
    const best = [{ train: '4', stops: ['A1:0', 'C1:0'], path: ['A1', 'B1', 'C1'] }]
    expect(proposed(['3', '4'], best)).toEqual([emptyRun('3'), best[0]])
    expect(stopsOf(WAYS)).toEqual(new Set(['A1:0', 'C1:0', 'D1:1']))
  })
})
