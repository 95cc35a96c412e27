import { expect, it } from 'vitest'
import { parseGameMessage } from './game-message.ts'

it('accepts a message of a game', () => {
  expect(parseGameMessage({ source: 'game', event: 'ready', more: 1 })).toEqual({
    source: 'game',
    event: 'ready',
  })
  expect(parseGameMessage({ source: 'game', event: 'round', open: true })).toEqual({
    source: 'game',
    event: 'round',
    open: true,
  })
})

it.each([
  undefined,
  null,
  'ready',
  7,
  {},
  { event: 'ready' },
  { source: 'page', event: 'ready' },
  { source: 'game', event: 'navigate' },
  { source: 'game', event: 'round', open: 'yes' },
  { source: 'game', event: ['ready'] },
])('refuses %j', (data) => {
  expect(parseGameMessage(data)).toBeUndefined()
})
