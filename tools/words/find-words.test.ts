import { expect, test } from 'vitest'
import {
  findWordsInCode,
  findWordsInJson,
  findWordsInMarkdown,
  findWordsInPath,
  findWordsInStyles,
} from './find-words.ts'
import { readGlossary } from './read-glossary.ts'

const words = readGlossary(`
| Word | Meaning | Replaces |
| --- | --- | --- |
| site | What is served. | \`wardrobe\` |
| schema | A JSON Schema. | \`law\` (name) |
| message | A text. | \`Voice\` (identifier) |
| set by | The layer of a value. | \`says it\` (prose) |

## Sentences

| Not | But |
| --- | --- |
| \`let … be\` | the fact itself |
`)

const inCode = (text: string) =>
  findWordsInCode('a.tsx', text, words).map(({ line, where, word }) => [line, where, word.text])

test('a retired word is found in the name of a function, a comment and a sentence, at its line', () => {
  expect(inCode('export function openWardrobe(): void {}')).toEqual([[1, 'name', 'wardrobe']])
  expect(inCode('\n/** Opens the wardrobe. */')).toEqual([[2, 'comment', 'wardrobe']])
  expect(inCode('call() // the wardrobe first')).toEqual([[1, 'comment', 'wardrobe']])
  expect(inCode("const a = 'the wardrobe opens'")).toEqual([[1, 'message', 'wardrobe']])
  expect(inCode('const a = <p>The wardrobe opens</p>')).toEqual([[1, 'message', 'wardrobe']])
})

test('a word that was retired from names alone may be in a sentence', () => {
  expect(inCode('const law = 1 // the gambling law of a market')).toEqual([[1, 'name', 'law']])
})

test('an identifier is refused only as a whole, and a phrase only in prose', () => {
  expect(inCode('type Voice = 1; type VoiceOver = 2')).toEqual([[1, 'name', 'Voice']])
  expect(inCode('// The base says it.')).toEqual([[1, 'comment', 'says it']])
  expect(inCode('// Let the page be still.')).toEqual([[1, 'comment', 'let … be']])
})

test('a name from another package, code in a comment and a key are no finding', () => {
  expect(inCode("import { wardrobe as a } from 'b'; a.wardrobe()")).toEqual([])
  expect(inCode('// Calls `openWardrobe` first.')).toEqual([])
})

test('a retired word is found in a style sheet, a page, a catalogue and the name of a file', () => {
  const lines = (found: readonly { readonly line: number }[]) => found.map(({ line }) => line)
  expect(lines(findWordsInStyles('a {}\n/* The wardrobe. */', words))).toEqual([2])
  expect(lines(findWordsInMarkdown('A\n```\nwardrobe\n```\nwardrobe `wardrobe`', words))).toEqual([
    5,
  ])
  expect(lines(findWordsInJson('{ "wardrobe": "a",\n "b": "A wardrobe" }', words))).toEqual([2])
  expect(lines(findWordsInPath('src/site/art-wardrobe.test.ts', words))).toEqual([1])
})
