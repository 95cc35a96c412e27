import { expect, test } from 'vitest'
import { findNearest } from './nearest.ts'

test.each([
  ['rund', 'round'],
  ['lnik', 'link'],
  ['colums', 'columns'],
  ['bnner', 'banner'],
  ['registrtion', 'registration'],
  ['HOME', 'home'],
])('"%s" is near to "%s"', (typed, name) => {
  expect(findNearest(typed, ['code', 'pages', name]).name).toBe(name)
})

test.each([
  ['nope', 'code'],
  ['x', 'en'],
  ['moon', 'home'],
  ['theme.nope', 'lobby.lines'],
])('"%s" is not near to "%s"', (typed, name) => {
  expect(findNearest(typed, [name]).name).toBeUndefined()
})

test('a name with an equally near alternative is reported, and never replaced without asking', () => {
  expect(findNearest('bod', ['bad', 'bid'])).toEqual({ name: 'bad', safe: undefined })
})
