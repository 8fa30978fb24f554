import { describe, expect, it } from 'vitest'
import { DEEPEST, enclosing, held, moved, towards, zoomed } from '../src/board/view'

const full = { x: 0, y: 0, width: 1000, height: 500 }

describe('the part of the board that is shown', () => {
  it('keeps the point under the pointer in place', () => {
    const at = { x: 250, y: 100 }
    const box = zoomed(full, full, 2, at)
    expect(box.width).toBe(500)
    expect((at.x - box.x) / box.width).toBeCloseTo(0.25)
    expect((at.y - box.y) / box.height).toBeCloseTo(0.2)
  })
  it('never leaves the drawing', () => {
    const near = zoomed(full, full, 4, { x: 0, y: 0 })
    expect(moved(near, full, -500, -500)).toMatchObject({ x: 0, y: 0 })
    expect(moved(near, full, 5000, 5000)).toMatchObject({ x: 750, y: 375 })
    expect(zoomed(near, full, 0.01, { x: 9, y: 9 })).toEqual(full)
    expect(zoomed(full, full, 1e6, { x: 0, y: 0 }).width).toBe(1000 / DEEPEST)
    expect(held({ ...full, width: 2000, height: 1000 }, full)).toMatchObject({ x: -500, y: -250 })
  })
})

describe('a view of some places', () => {
  it('holds them with a margin', () => {
    const box = enclosing([{ x: 300, y: 200 }, { x: 700, y: 300 }], full, 0.05, 0)
    expect(box).toEqual({ x: 250, y: 175, width: 500, height: 150 })
  })
  it('is not smaller than wanted and stays inside the drawing', () => {
    expect(enclosing([{ x: 0, y: 0 }], full, 0, 0.5)).toEqual({ x: 0, y: 0, width: 500, height: 250 })
  })
})

describe('arrow keys among places', () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 30, y: 1 }, { x: 0, y: 20 }]
  it('goes to the nearest in the direction', () => {
    expect(towards(points, 0, 1, 0)).toBe(1)
    expect(towards(points, 1, 1, 0)).toBe(2)
    expect(towards(points, 0, 0, 1)).toBe(3)
  })
  it('stays where nothing lies', () => {
    expect(towards(points, 0, -1, 0)).toBe(-1)
    expect(towards([], 0, 1, 0)).toBe(-1)
  })
})
