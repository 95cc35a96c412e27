import { expect, test } from 'vitest'
import { mayBeOpen, type Round, roundAfter } from './round.ts'

test.each<[Round, number, boolean]>([
  ['open', 0, true],
  ['closed', 3_600_000, false],
  ['silent', 60_000, false],
  ['silent', 60_001, true],
])('a game that is %s %i ms after its launch may have a round open: %s', (round, ms, open) => {
  expect(mayBeOpen(round, ms)).toBe(open)
})

test('a game that sends messages has no round open until it reports one', () => {
  expect(roundAfter('silent', { source: 'game', event: 'ready' })).toBe('closed')
  expect(roundAfter('closed', { source: 'game', event: 'round', open: true })).toBe('open')
  expect(roundAfter('open', { source: 'game', event: 'balance' })).toBe('open')
  expect(roundAfter('open', { source: 'game', event: 'round', open: false })).toBe('closed')
})
