import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import { type SearchEntry, startSearch } from './start-search.ts'

const entries: readonly SearchEntry[] = [
  { id: 'when', title: 'when', kind: 'setting', words: 'Hides the block while it is false.' },
  { id: 'side', title: 'side', kind: 'setting', words: 'The side of a block that has a picture.' },
  { id: 'hidden', title: 'hidden-block', kind: 'finding', words: 'A block is hidden for ever.' },
  { id: 'shape', title: 'theme.shape', kind: 'setting', words: 'The corners.' },
  { id: 'theme', title: 'theme.mode', kind: 'setting', words: 'Light or dark.' },
]

/** Returns the titles that the search lists for words, and what it says about their number. */
function search(words: string): { readonly titles: readonly string[]; readonly count: string } {
  document.body.innerHTML = `<input id="words"><ol id="found"></ol><p id="count"></p>`
  const input = document.querySelector('input')
  // A document has the members that the search uses.
  const page = document as unknown as Parameters<typeof startSearch>[0]['page']
  startSearch({
    createIndex: (options) => new MiniSearch({ fields: [], ...options }),
    entries,
    page,
  })
  if (!input) throw new Error('There is no field.')
  input.value = words
  input.dispatchEvent(new Event('input'))
  const titles = [...document.querySelectorAll('#found a')].map((one) => one.textContent ?? '')
  return { titles, count: document.querySelector('#count')?.textContent ?? '' }
}

it('finds what has every word, and leaves small words out', () => {
  const { titles, count } = search('hide a block')
  expect(titles).toEqual(['when'])
  expect(count).toBe('1 place.')
  expect(search('how to hide the block').titles).toEqual(['when'])
})

it('finds a path by its whole, by its parts and by a beginning', () => {
  expect(search('theme.shape').titles[0]).toBe('theme.shape')
  expect(search('shape theme').titles).toEqual(['theme.shape'])
  expect([...search('them').titles].sort()).toEqual(['theme.mode', 'theme.shape'])
})

it('forgives a wrong letter in a long word, and shows when nothing is found', () => {
  expect(search('cornars').titles).toEqual(['theme.shape'])
  expect(search('zebra').count).toBe('Nothing is found.')
})
