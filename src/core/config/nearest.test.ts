import { distance } from 'fastest-levenshtein'
import { expect, test, vi } from 'vitest'
import { createRandom, pick } from '../../../tests/support/mutate-text.ts'
import { findNearest, type Nearest } from './nearest.ts'

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

test('a name is found in a map by its keys, and never one that is excluded', () => {
  const known = new Map([
    ['banner', 1],
    ['manner', 2],
  ])
  expect(findNearest('bannr', known)).toEqual({ name: 'banner', safe: 'banner' })
  expect(findNearest('bannr', known, new Set(['banner'])).name).toBe('manner')
})

test('the nearest of many names is the one that comparing with each of them finds', () => {
  const random = createRandom(7)
  const letters = 'abcdeIñ.-ç'
  const word = (): string =>
    Array.from({ length: Math.floor(random() * 9) }, () => pick([...letters], random)).join('')
  const known = Array.from({ length: 150 }, word)
  for (let round = 0; round < 300; round += 1) {
    const typed = word()
    expect(findNearest(typed, known), typed).toEqual(compareWithEach(typed, known))
  }
})

test('the known names are read once for any number of unknown ones', () => {
  const known = new Map([['banner', 1]])
  const read = vi.spyOn(known, 'keys')
  for (let at = 0; at < 100; at += 1) findNearest(`banner${at}`, known)
  expect(read).toHaveBeenCalledOnce()
})

function compareWithEach(typed: string, known: readonly string[]): Nearest {
  const near = known.map((name) => ({ name, typos: typosIn(typed, name) }))
  const [best, rival] = near.toSorted((a, b) => a.typos - b.typos)
  const longest = Math.max(typed.length, best?.name.length ?? 0)
  const accepted = Math.max(1, Math.min(3, Math.floor(longest / 3)))
  if (!best || best.typos > accepted) return { name: undefined, safe: undefined }
  const isSafe = best.typos <= 2 && (rival?.typos ?? 9) > best.typos
  return { name: best.name, safe: isSafe ? best.name : undefined }
}

function typosIn(typed: string, name: string): number {
  const [a, b] = [typed.toLowerCase(), name.toLowerCase()]
  const isSwap = [...a].sort().join('') === [...b].sort().join('')
  return distance(a, b) === 2 && isSwap ? 1 : distance(a, b)
}
