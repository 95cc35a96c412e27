import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom, mutateText, pick } from '../../../tests/support/mutate-text.ts'
import { deepest, hostile, parseSource } from './parse-source.ts'
import { parseStrict } from './parse-strict.ts'
import type { Tree } from './tree.ts'

const project = join(import.meta.dirname, '../../..')
const texts = ['merchants', 'locales', 'tests/fixtures/broken'].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')),
)

const read = (text: string): Tree | undefined =>
  parseStrict({ path: 'a.json', text }, { deepest, hostile })

/** Reads a text with a comment behind it, which the parser that recovers from errors has to read. */
const readWithComment = (text: string) => parseSource({ path: 'b.json', text: `${text}// Mine.` })

/** Writes the values of a tree with their places. */
function placesOf(tree: Tree | undefined): unknown {
  if (!tree) return undefined
  const at = [tree.start, tree.end]
  if (tree.kind === 'leaf') return [at, tree.value]
  if (tree.kind === 'list') return [at, tree.items.map(placesOf)]
  const entries = [...tree.entries].map(([name, { key, value }]) => [
    name,
    [key.start, key.end],
    placesOf(value),
  ])
  return [at, entries]
}

test('a file of strict JSON has the values and places that the other parser finds', () => {
  const parsed = texts.filter((text) => read(text))
  expect(parsed.length).toBeGreaterThan(100)
  for (const text of parsed)
    expect(placesOf(read(text))).toEqual(placesOf(readWithComment(text).tree))
})

test('text with findings of the other parser is never read as strict JSON', () => {
  const random = createRandom(20_261_127)
  const short = texts.filter((text) => text.length < 4000)
  for (let round = 0; round < 1000; round += 1) {
    const text = mutateText(pick(short, random), random)
    const tree = read(text)
    if (!tree) continue
    const other = readWithComment(text)
    expect([text, other.findings]).toEqual([text, []])
    expect(placesOf(tree)).toEqual(placesOf(other.tree))
  }
})

test.each([
  ['a comment', '{ "a": 1 /* one */ }'],
  ['a trailing comma', '{ "a": [1,] }'],
  ['a repeated key', '{ "a": 1, "a": 2 }'],
  ['a hostile key', '{ "constructor": 1 }'],
  ['a control character in a text', '{ "a": "\u0001" }'],
  ['a line break in a text', '{ "a": "\n" }'],
  ['an unknown escape', String.raw`{ "a": "\x" }`],
  ['half an escape', String.raw`{ "a": "\u12" }`],
  ['a number with a leading zero', '{ "a": 01 }'],
  ['a number without digits', '{ "a": - }'],
  ['a word without quotes', '{ "a": nullable }'],
  ['an open text', '{ "a": "'],
  ['an open map', '{ "a": 1'],
  ['two maps', '{} {}'],
  ['a list', '[]'],
  ['nothing', ''],
  ['too many levels', `{ "a": ${'['.repeat(100)}${']'.repeat(100)} }`],
])('%s is left to the other parser', (_, text) => {
  expect(read(text)).toBeUndefined()
})
