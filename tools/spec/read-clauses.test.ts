import { expect, test } from 'vitest'
import { readClauses, readReferences } from './read-clauses.ts'

test('a chapter lists its clauses by their headings', () => {
  const chapter = '# 2. Screens\n\n### §2.1 Routes\n\nSee §2.2.\n\n### §2.2 Home (open)\n'
  expect(readClauses(chapter)).toEqual(['2.1', '2.2'])
})

test('a text lists each clause that it refers to with its line', () => {
  expect(readReferences('/** Returns it (SPEC §2.14 and §9.4). */\n// SPEC §3')).toEqual([
    { line: 1, number: '2.14' },
    { line: 1, number: '9.4' },
    { line: 2, number: '3' },
  ])
})
