/** A section in the search index of the reference. */
export interface SearchEntry {
  readonly id: string
  readonly title: string
  readonly kind: string
  readonly words: string
}

interface SearchIndex {
  addAll(entries: readonly SearchEntry[]): void
  search(query: unknown): readonly { readonly id: string }[]
}

/** The members of an element that the search uses. */
interface Part {
  value: string
  className: string
  href: string
  textContent: string | null
  append(...parts: readonly (Part | string)[]): void
  replaceChildren(...parts: readonly Part[]): void
  addEventListener(name: 'input', listener: () => void): void
}

/** The members of a page that the search uses; a document has them. */
interface SearchPage {
  readonly location: { readonly search: string }
  querySelector(selector: string): Part | null
  createElement(name: string): Part
}

export interface SearchNeeds {
  readonly createIndex: (options: object) => SearchIndex
  readonly entries: readonly SearchEntry[]
  readonly page: SearchPage
}

/**
 * Searches as somebody types. It is printed into a script of the site by its own source, so that it
 * may name nothing outside of it.
 */
export function startSearch({ createIndex, entries, page }: SearchNeeds): void {
  const most = 60
  const index = createIndex({
    fields: ['title', 'kind', 'words'],
    // A path is found by its whole, and by each of its words.
    tokenize: (text: string) => [text, ...text.split(/[^\p{L}\p{N}$]+/u)].filter(Boolean),
    processTerm: (term: string) => term.toLowerCase(),
    searchOptions: {
      boost: { title: 4 },
      prefix: true,
      // In a short word one other letter is another word.
      fuzzy: (term: string) => (term.length > 5 ? 0.15 : false),
    },
  })
  index.addAll(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const input = page.querySelector('#words')
  const list = page.querySelector('#found')
  const status = page.querySelector('#count')
  if (!input || !list || !status) return

  // "hide a block" finds what has "hide" and "block"; a path is found by its whole too.
  const small = new Set(
    'a an and are as at by can do does for from how i in is it my of on or the this to what with'.split(
      ' ',
    ),
  )
  const find = (words: string): SearchEntry[] => {
    const all = words.split(/[^\p{L}\p{N}$]+/u).filter(Boolean)
    const large = all.filter((word) => !small.has(word.toLowerCase()))
    const query = {
      combineWith: 'OR',
      queries: [
        { queries: [words], tokenize: (text: string) => [text] },
        { queries: large.length > 0 ? large : all, combineWith: 'AND' },
      ],
    }
    return index.search(query).flatMap(({ id }) => byId.get(id) ?? [])
  }
  const draw = (): void => {
    const words = input.value.trim()
    const found = words === '' ? [] : find(words)
    list.replaceChildren(...found.slice(0, most).map(item))
    status.textContent = words === '' ? '' : formatCount(found.length)
  }
  const formatCount = (count: number): string => {
    if (count === 0) return 'Nothing is found.'
    const shown = count > most ? `; the first ${most} are listed` : ''
    return `${count === 1 ? '1 place' : `${count} places`}${shown}.`
  }
  const item = ({ id, title, kind, words }: SearchEntry): Part => {
    const row = element('li', 'hit')
    const anchor = page.createElement('a')
    anchor.className = 'link'
    anchor.href = id
    anchor.textContent = title
    row.append(anchor, ' ', element('span', 'kind', kind), element('p', 'note', words))
    return row
  }
  const element = (name: string, className: string, text = ''): Part => {
    const made = page.createElement(name)
    made.className = className
    made.textContent = text
    return made
  }
  input.value = new URLSearchParams(page.location.search).get('q') ?? ''
  input.addEventListener('input', draw)
  draw()
}
