import MiniSearch from 'minisearch'
import type { PaletteEntry } from './palette-entry.ts'

/** The entries that an answer lists. */
const mostFound = 40

/**
 * Creates the search over entries: an entry is found that has every word, or the beginning of each, a letter or two
 * apart. Those whose other words have them all come first, because people call them so, and those before all that begin
 * with them; then a word counts most in a title. Without a word, the commands and pages are listed as they are given.
 */
export function createEntrySearch(
  entries: readonly PaletteEntry[],
): (text: string) => readonly PaletteEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = new MiniSearch<PaletteEntry>({
    fields: ['title', 'also', 'path', 'detail'],
    tokenize: listWords,
    processTerm: normalize,
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length > 3 ? 0.2 : false),
      boost: { title: 4, also: 3, path: 2 },
      boostDocument: (id) => weights[byId.get(id)?.kind ?? 'setting'],
    },
  })
  index.addAll([...byId.values()])
  return (text) => {
    if (listWords(text).length === 0)
      return entries.filter(({ kind }) => kind === 'command' || kind === 'page')
    const found = index.search(text).flatMap(({ id }) => byId.get(id) ?? [])
    const called = found.filter((entry) => isCalled(entry, text))
    const mostly = called.filter(({ also }) => isCalled({ also: firstWords(also, text) }, text))
    return [...new Set([...mostly, ...called, ...found])].slice(0, mostFound)
  }
}

/** Returns the first of the other words of an entry, as many as a text has. */
function firstWords(also = '', text: string): string {
  return listWords(also).slice(0, listWords(text).length).join(' ')
}

/** Returns true if the other words of an entry have every word of a text, or its beginning. */
function isCalled({ also = '' }: Pick<PaletteEntry, 'also'>, text: string): boolean {
  const known = listWords(also).map(normalize)
  return listWords(text)
    .map(normalize)
    .every((word) => known.some((one) => one.startsWith(word)))
}

/** How much more one kind of entry is meant by the same words than another. */
const weights: Readonly<Record<PaletteEntry['kind'], number>> = {
  command: 2,
  page: 2,
  block: 2,
  setting: 1,
  merchant: 2,
}

/** Lists the words of a text, and those of names that are written as one word. */
function listWords(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Words that mean the same in both spellings of English, and in the plural. */
function normalize(word: string): string {
  const small = word.toLowerCase().replace(/color/, 'colour')
  return small.length > 3 ? small.replace(/(?<!s)s$/, '') : small
}
