import { expect, it } from 'vitest'
import { sections } from '../tree/view.ts'
import { listSettings } from './list-settings.ts'
import type { PaletteEntry } from './palette-entry.ts'
import { createEntrySearch } from './search-entries.ts'
import { synonyms } from './synonyms.ts'

const entry = (id: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id,
  kind: 'setting',
  title: id,
  run: () => undefined,
  ...more,
})

const search = createEntrySearch([
  entry('publish', { kind: 'command', title: 'Publish', also: 'schedule at a time until' }),
  entry('home', { kind: 'page', title: 'Home', detail: '9 blocks' }),
  entry('accent', { title: 'Accent', detail: 'Theme', also: 'button colour main action' }),
  entry('deposit', { title: 'Deposit', detail: 'Theme', also: 'deposit button colour' }),
  entry('buttonShape', { title: 'Button shape', detail: 'Theme: round or square' }),
  entry('shop', { kind: 'merchant', title: 'ร้านค้า Shop', detail: 'shop' }),
])
const find = (text: string): string[] => search(text).map(({ id }) => id)

it.each([
  ['button colour', ['accent', 'deposit']],
  ['button color', ['accent', 'deposit']],
  ['deposit button colour', ['deposit']],
  ['colors of buttons', []],
  ['publish at a time', ['publish']],
  ['publsh', ['publish']],
  ['button', ['accent', 'deposit', 'buttonShape']],
  ['theme squ', ['buttonShape']],
  ['shops', ['shop']],
  ['ร้านค้า', ['shop']],
  ['nothing of this', []],
])('"%s" finds what has every word', (text, found) => {
  expect(find(text)).toEqual(found)
})

it('without a word, lists what can be done and the pages', () => {
  expect(find(' ')).toEqual(['publish', 'home'])
})

it('lists a setting of every form, and those of maps whose keys are known', () => {
  const paths = listSettings().map(({ path }) => path.join('.'))
  expect(paths).toEqual(expect.arrayContaining(['hosts', 'theme.shape', 'brand.logo']))
  expect(new Set(paths).size).toBe(paths.length)
})

it('has other words for places that there are', () => {
  const settings = listSettings().map(({ path }) => path.join('.'))
  const known = new Set<string>([...settings, ...sections.map(({ path }) => path)])
  expect(Object.keys(synonyms).filter((path) => !known.has(path))).toEqual([])
})
