import { expect, test } from 'vitest'
import { findStaleNames, listCodeWords } from './find-stale-names.ts'

const known = new Set(listCodeWords('a.ts', "const readPage = 'html data-pageState'"))
const find = (text: string) => findStaleNames(text, known).map(({ line, name }) => [line, name])

test('a comment that names something which the code does not have is found at its line', () => {
  expect(find('const a = 1\n/** `readPage` calls `drawPage()`. */')).toEqual([[2, 'drawPage']])
  expect(find('a() // `pageState.lastRead`')).toEqual([[1, 'lastRead']])
})

test('single words, values and code outside comments are not checked as names', () => {
  expect(find('/** `page`, `"lastRead"`, `SPEC §3.1` and `/m/lastRead`. */')).toEqual([])
  expect(find("const text = 'lastRead'")).toEqual([])
})

test('a name that only comments contain is not a name of the code', () => {
  expect(listCodeWords('a.ts', '/** `lastRead` */ const a = 1 // `drawPage`')).toEqual(['a'])
})
