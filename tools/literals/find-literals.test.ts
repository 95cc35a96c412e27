import { expect, test } from 'vitest'
import { findLiterals, findMerchantNames } from './find-literals.ts'

const typed = (path: string, source: string): string[] =>
  findLiterals(path, source).map((literal) => literal.typed)

test.each([
  '.a { color: var(--text); border: 1px solid transparent; margin: 0px -1px 0.5rem; }',
  '#root { color: currentcolor; background: inherit; }',
  '.a:is(.gold, .tan) { color: var(--gold) }',
  '@media (forced-colors: active) { .a { color: Highlight; &:hover { outline-color: CanvasText } } }',
  '/* #ff0000 and 12px */ .a { content: "" }',
])('a style sheet may contain %s', (source) => {
  expect(typed('a.css', source)).toEqual([])
})

test.each([
  ['.a { color: #F00 }', '#F00'],
  ['.a { --fill: #12345678; }', '#12345678'],
  ['.a { box-shadow: 0 0 0 1px RGBA(0,0,0,.5) }', 'RGBA('],
  ['.a { background: linear-gradient(gold, transparent) }', 'gold'],
  ['.a { color: Highlight }', 'Highlight'],
  ['@media (hover) { .a { padding: 1.5px } }', '1.5px'],
  ['.a { inset: calc(100% -3px) }', '-3px'],
])('a style sheet may not contain %s', (source, literal) => {
  expect(typed('a.css', source)).toEqual([literal])
})

test.each([
  "const link = '#/definitions/colour'",
  '// a red #ff0000 line of 12px',
  "const kind = { tone: 'red' }",
  '<i style={{ opacity: 0.5, width: 0, flexGrow: 2 }} />',
  "class A { #fade = 1; b = '1px' }",
])('a script may contain %s', (source) => {
  expect(typed('a.tsx', source)).toEqual([])
})

test.each([
  ["const ink = '#abc'", '#abc'],
  ["const wide = 'auto 12px'", '12px'],
  ["<rect fill='tomato' />", "fill='tomato"],
  ['<b style={{ height: 44 }} />', 'style={{ height: 44'],
])('a script may not contain %s', (source, literal) => {
  expect(typed('a.tsx', source)).toEqual([literal])
})

test('a finding has the line of its text', () => {
  expect(findLiterals('a.css', '.a {\n  color: red;\n}')[0]?.line).toBe(2)
})

test('a merchant’s name is found in code and in comments, but not within another word', () => {
  const found = findMerchantNames('// for acme\nconst acmeLike = "pacmen"', ['acme'])
  expect(found.map(({ line }) => line)).toEqual([1, 2])
})
