import { describe, expect, it } from 'vitest'
import { clamp, dialogKind, differing, filled, groups, kindOf, narrow, places, targets } from '../src/lib/choose'
import type { Option } from '../src/lib/types'

const option = (type: string, fields: Record<string, unknown> = {}, extra: Partial<Option> = {}): Option => ({
  seat: 0,
  action: { type, ...fields },
  text: type,
  ...extra,
})
const lays = [
  option('lay_tile', { hex: 'F16', tile: '57', rotation: 0 }),
  option('lay_tile', { hex: 'F16', tile: '57', rotation: 2 }),
  option('lay_tile', { hex: 'E15', tile: '8', rotation: 1 }),
  option('pass'),
]

describe('places on the board', () => {
  const drawn = new Set(['hex F16', 'hex E15', 'company PRR'])
  it('are counted once, however many options lie on them', () => {
    expect(places(lays.slice(0, 3), drawn)).toBe(2)
    expect(places(lays.slice(0, 2), drawn)).toBe(1)
  })
  it('are those of the map rather than companies', () => {
    const tracks = [option('lay_track', { company: 'PRR', hex: 'F16' }), option('lay_track', { company: 'PRR', hex: 'E15' })]
    expect(places(tracks, drawn)).toBe(2)
  })
  it('are none where the drawing lacks one of them', () => {
    expect(places([...lays.slice(0, 3), option('lay_tile', { hex: 'A1', tile: '8', rotation: 0 })], drawn)).toBe(0)
    expect(places([option('merge', { company: 'PRR', partner: 'NYC' }), option('merge', { company: 'PRR', partner: 'B&O' })], drawn)).toBe(0)
  })
})

describe('narrowing options by what is picked', () => {
  it('takes the last word of a field as what it holds', () => {
    expect(kindOf('from_city')).toBe('city')
    expect(kindOf('hex')).toBe('hex')
  })
  it('keeps the options that have the picked value', () => {
    expect(narrow(lays, [{ kind: 'hex', value: 'F16' }])).toHaveLength(2)
    expect(narrow(lays, [])).toHaveLength(4)
  })
  it('answers every pick with a field of its own', () => {
    const link = option('build', { from_city: 'A', to_city: 'B' })
    expect(narrow([link], [{ kind: 'city', value: 'A' }, { kind: 'city', value: 'B' }])).toHaveLength(1)
    expect(narrow([link], [{ kind: 'city', value: 'A' }, { kind: 'city', value: 'A' }])).toHaveLength(0)
  })
  it('tells which places may still be picked', () => {
    expect(targets(lays).get('hex')).toEqual(new Set(['F16', 'E15']))
    const left = narrow(lays, [{ kind: 'hex', value: 'F16' }])
    expect(targets(left, [{ kind: 'hex', value: 'F16' }]).get('hex')).toBeUndefined()
    expect(targets(left, [{ kind: 'hex', value: 'F16' }]).get('rotation')).toEqual(new Set(['0', '2']))
  })
  it('asks for amounts and free fields otherwise', () => {
    const bid = option('bid', { amount: 5 }, { amount: { low: 5, high: 50, step: 5 } })
    expect(targets([bid]).size).toBe(0)
    const run = option('run_trains', { routes: ['x'] }, { free: 'routes' })
    expect(targets([run]).size).toBe(0)
  })
  it('groups by kind of action in the order of the server', () => {
    expect(groups(lays).map((group) => [group.type, group.options.length])).toEqual([['lay_tile', 3], ['pass', 1]])
  })
  it('names the fields that differ', () => {
    expect(differing(lays.slice(0, 2))).toEqual(['rotation'])
  })
})

describe('amounts', () => {
  const bid = option('bid', { amount: 5 }, { amount: { low: 5, high: 52, step: 5 } })
  it('keeps to range and step', () => {
    expect(clamp(bid, 7)).toBe(5)
    expect(clamp(bid, 8)).toBe(10)
    expect(clamp(bid, 999)).toBe(50)
    expect(clamp(bid, -1)).toBe(5)
  })
  it('fills the action', () => {
    expect(filled(bid, 20).amount).toBe(20)
    expect(filled(option('pass'), 20)).toEqual({ type: 'pass' })
  })
})

describe('dialogs', () => {
  it('knows auctions and offers', () => {
    expect(dialogKind([option('bid'), option('pass')])).toBe('auction')
    expect(dialogKind([option('accept'), option('decline')])).toBe('offer')
    expect(dialogKind(lays)).toBeNull()
    expect(dialogKind([])).toBeNull()
  })
})
