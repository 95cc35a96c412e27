import type { GamePage } from '../../../../../core/contract/generated/gateway.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { yieldToMain } from '../../../../gateway/notify-in-tasks.ts'
import type { SearchIndex } from './search-index.ts'

/** The loaded part of the searchable games; a new object after every change. */
export interface CatalogueState {
  /** Finds games among those that are loaded; undefined until the first are. A new function after every change. */
  readonly search: SearchIndex['search'] | undefined
  readonly state: 'loading' | 'whole' | 'failed'
  /** The error that stopped the loading. */
  readonly error?: GatewayError
}

/** The games that a player may search, loaded page by page into an index. */
export interface GameCatalogue {
  readonly read: () => CatalogueState
  readonly subscribe: (listener: () => void) => () => void
  /** Loads the missing pages, starting with the one that failed. */
  readonly load: () => void
}

export interface CatalogueScope {
  readonly client: Client
  readonly merchantCode: string
}

const pageSize = 1000
/** The most pages that load at the same time. */
const maxRequests = 3
/** Milliseconds of indexing before the browser may render again. */
const maxSliceMs = 10

/** Loads the code of the index. */
export function importIndex(): Promise<typeof import('./search-index.ts')> {
  return import('./search-index.ts')
}

export function createCatalogue(scope: CatalogueScope): GameCatalogue {
  const listeners = new Set<() => void>()
  let index: SearchIndex | undefined
  let current: CatalogueState = { search: undefined, state: 'loading' }
  let next = 1
  /** The first game of the page before. */
  let before: string | undefined
  let running = false
  const publish = (change: Pick<CatalogueState, 'state' | 'error'>): void => {
    const loaded = index?.size() ? index : undefined
    const search = loaded && ((text: string, limit: number) => loaded.search(text, limit))
    current = { search, ...change }
    for (const listener of listeners) listener()
  }
  const loadIndex = async (): Promise<SearchIndex> => {
    index ??= (await importIndex()).createSearchIndex()
    return index
  }
  const loadPages = async (): Promise<void> => {
    const pages = readPages(scope, next)
    let [page, into] = await Promise.all([pages.next(), loadIndex()])
    for (; !page.done; page = await pages.next()) {
      const { games } = page.value
      // A gateway may announce more pages than it has, and answer them empty or with what it sent before.
      const first = games[0] && `${games[0].vendor} ${games[0].gameCode}`
      next += 1
      if (first === undefined || first === before) return
      into.add(games)
      before = first
      publish({ state: 'loading' })
    }
  }
  const run = async (): Promise<void> => {
    running = true
    publish({ state: 'loading' })
    try {
      await loadPages().finally(indexRest)
      publish({ state: 'whole' })
    } catch (cause) {
      publish({ state: 'failed', ...(cause instanceof GatewayError && { error: cause }) })
    } finally {
      running = false
    }
  }
  const indexRest = async (): Promise<void> => {
    // What is found as it is typed is painted first.
    await yieldToMain()
    while (index && (await indexSlice(index)));
  }
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load() {
      if (!running && current.state !== 'whole') void run()
    },
  }
}

/** Loads the pages from a number on, in their order. The ones that an answer announces travel while it is read. */
async function* readPages(scope: CatalogueScope, from: number): AsyncGenerator<GamePage> {
  const coming: Promise<GamePage>[] = []
  let next = from + 1
  let page: GamePage | undefined = await fetchPage(scope, from)
  while (page) {
    for (; next <= page.totalPages && coming.length < maxRequests; next += 1) {
      const request = fetchPage(scope, next)
      // If a page before it fails, nobody awaits it.
      request.catch(() => undefined)
      coming.push(request)
    }
    yield page
    page = await coming.shift()
  }
}

function fetchPage({ client, merchantCode }: CatalogueScope, pageNum: number): Promise<GamePage> {
  const query = { merchant: merchantCode, merchantCode, clientType: 2, typeId: 1 }
  return client.call('gameList', { bulk: true, query: { ...query, pageSize, pageNum } })
}

/** Indexes for a moment, so that the page can handle a key press afterwards. Returns false if no game waits. */
async function indexSlice(index: SearchIndex): Promise<boolean> {
  const startedAt = performance.now()
  do {
    if (!index.indexNext()) return false
  } while (performance.now() - startedAt < maxSliceMs)
  await new Promise((resolve) => setTimeout(resolve))
  return true
}
