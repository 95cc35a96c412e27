import { expect, test } from 'vitest'
import { findFillText } from './find-fill-text.ts'

const typed = (...sources: string[]): string[] =>
  findFillText(sources.map((source, at) => ({ path: `${at}.css`, source }))).map(
    (found) => found.typed,
  )

test.each([
  '.a { color: var(--text); background: var(--primary); border-color: var(--border) }',
  '.a { --ink: var(--on-accent); color: var(--ink, inherit) }',
  '.a { --ground: var(--tint) } .b { background: var(--text); color: var(--ground, var(--surface-page)) }',
  '/* color: var(--primary); */ .a { --fill: var(--primary) }',
])('accepts a text colour written as in %s', (source) => {
  expect(typed(source)).toEqual([])
})

test.each([
  ['.a { & b { color: var(--primary) } }', 'color: var(--primary)'],
  [
    '.a { color: var(--on-accent, var(--accent-soft)); }',
    'color: var(--on-accent, var(--accent-soft))',
  ],
  ['.a { --text-muted: var(--border); color: var(--text-muted) }', '--text-muted: var(--border)'],
])('refuses a text that takes the colour of a fill, as in %s', (source, found) => {
  expect(typed(source)).toEqual([found])
})

test('finds a fill that a sheet passes to another one, where it passes it', () => {
  expect(
    typed('.a { color: var(--ink) }', '.b { --ink: var(--tone) }', '.c { --tone: var(--light); }'),
  ).toEqual(['--tone: var(--light)'])
})
