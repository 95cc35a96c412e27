import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import en from './en.json'
import { englishWords, loadWords, type WordKey } from './load-words.ts'
import th from './th.json'

/** The words of each language that has a file, without English. */
const translated = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json') && name !== 'en.json')
  .map((name): [string, Record<string, string>] => [
    name.replace('.json', ''),
    JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')),
  ])

const places = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      String(text)
        .match(/\{\{\w+\}\}/g)
        ?.sort() ?? [],
    ]),
  )

it.each(translated)(
  '%s has every word with the same places, and is loaded',
  async (language, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(en))
    expect(places(words)).toEqual(places(en))
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([])
    expect((await loadWords(language))('slot.spin')).toBe(words['slot.spin'])
  },
)

it('speaks the language of the table, and English where a language is not known', async () => {
  const thai = await loadWords('th')
  expect(thai('slot.spin')).toBe(th['slot.spin'])
  const other = await loadWords('constructor')
  expect(other('slot.won', { amount: '฿5.00' })).toBe('You win ฿5.00')
})

it('reports an unknown word once, and shows the last part of its name', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const missing = 'slot.nowhere' as WordKey // no word has this name
  for (const _ of [1, 2]) expect(englishWords(missing)).toBe('nowhere')
  expect(report.mock.calls).toEqual([
    ['MESSAGE_MISSING: no language of the games has "slot.nowhere".'],
  ])
})
