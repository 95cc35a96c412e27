import { expect, it } from 'vitest'
import { mostPoints, readPoints } from './read-points.ts'

const terms = {
  points: 100,
  amount: '1.00',
  min: 500,
  dailyCap: 5000,
  doneToday: 3800,
  balance: 8420,
  turnover: 1,
  resetsAt: 0,
}

it.each([
  ['500', { points: 500 }],
  ['1,200', { points: 1200 }],
  ['1,5', { problem: { kind: 'whole', points: 0 } }],
  ['１２００', { points: 1200 }],
  ['', { problem: { kind: 'whole', points: 0 } }],
  ['5o0', { problem: { kind: 'whole', points: 0 } }],
  ['-500', { problem: { kind: 'whole', points: 0 } }],
  ['400', { problem: { kind: 'least', points: 500 } }],
  ['550', { problem: { kind: 'step', points: 100 } }],
  ['1300', { problem: { kind: 'cap', points: 1200 } }],
  ['9000', { problem: { kind: 'short', points: 8420 } }],
])('reads whether %j can be converted', (typed, expected) => {
  expect(readPoints(typed, terms, 'en')).toEqual(expected)
})

it('the most that can be converted is whole units of the cap that is left and of the points', () => {
  expect(mostPoints(terms)).toBe(1200)
  expect(mostPoints({ ...terms, balance: 740 })).toBe(700)
  expect(mostPoints({ ...terms, balance: 480 })).toBe(0)
  expect(mostPoints({ ...terms, doneToday: 5000 })).toBe(0)
})
