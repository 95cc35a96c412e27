import { expect, test } from 'vitest'
import { findStaleNames, listCodeWords } from './find-stale-names.ts'

const known = new Set(listCodeWords('a.ts', "const readPage = 'html data-pageState'"))
const find = (text: string) => findStaleNames(text, known).map(({ line, name }) => [line, name])

test('a comment that names what no code is called is found at its line', () => {
  expect(find('const a = 1\n/** `readPage` calls `drawPage()`. */')).toEqual([[2, 'drawPage']])
  expect(find('a() // `pageState.lastRead`')).toEqual([[1, 'lastRead']])
})

test('words of one part, values and code outside comments are no names', () => {
  expect(find('/** `page`, `"lastRead"`, `SPEC §3.1` and `/m/lastRead`. */')).toEqual([])
  expect(find("const text = 'lastRead'")).toEqual([])
})

test('a name that stands in comments only is no name of the code', () => {
  expect(listCodeWords('a.ts', '/** `lastRead` */ const a = 1 // `drawPage`')).toEqual(['a'])
})
