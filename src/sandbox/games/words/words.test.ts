import { expect, it, vi } from 'vitest'
import en from './en.json'
import ja from './ja.json'
import km from './km.json'
import { englishWords, loadWords, type WordKey } from './load-words.ts'
import th from './th.json'
import zh from './zh.json'

const places = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      String(text)
        .match(/\{\{\w+\}\}/g)
        ?.sort() ?? [],
    ]),
  )

it.each(Object.entries({ th, zh, km, ja }))(
  '%s has every word with the same places',
  (_, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(en))
    expect(places(words)).toEqual(places(en))
    expect(Object.values(words).filter((text) => text.trim() === '')).toEqual([])
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
