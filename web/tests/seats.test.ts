import { expect, test } from 'vitest'
import { letters } from '../src/lib/seats'

test.each([
  [['Ada', 'Ben', 'Cas'], ['A', 'B', 'C']],
  [['Ada', 'Ana', 'Ben'], ['Aa', 'An', 'B']],
  [['Pia', 'Ben'], ['Pa', 'B']],
  [['You', 'Bot 1', 'Bot 2', 'Bot 10', 'Bot 11'], ['Y', 'B1', 'B2', '10', '11']],
  [['X', 'X', '', ''], ['1', '2', '3', '4']],
])('every seat has letters of its own: %j', (names, said) => {
  expect(names.map((_, seat) => letters(names, seat))).toEqual(said)
})
