import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import type { Client } from '../../../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
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
/** Milliseconds of indexing before the browser may render again. */
const maxSliceMs = 10

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
  const loadPages = async (into: SearchIndex): Promise<void> => {
    for (let last = false; !last; next += 1) {
      const page = await fetchPage(scope, next)
      // A gateway may announce more pages than it has, and answer them empty or with what it sent before.
      const first = page.games[0] && `${page.games[0].vendor} ${page.games[0].gameCode}`
      last = page.last || first === undefined || first === before
      if (first !== before) into.add(page.games)
      before = first
      publish({ state: 'loading' })
    }
  }
  const run = async (): Promise<void> => {
    running = true
    publish({ state: 'loading' })
    try {
      index ??= (await import('./search-index.ts')).createSearchIndex()
      await loadPages(index).finally(indexRest)
      publish({ state: 'whole' })
    } catch (cause) {
      publish({ state: 'failed', ...(cause instanceof GatewayError && { error: cause }) })
    } finally {
      running = false
    }
  }
  const indexRest = async (): Promise<void> => {
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

interface CataloguePage {
  readonly games: readonly Game[]
  readonly last: boolean
}

async function fetchPage(scope: CatalogueScope, pageNum: number): Promise<CataloguePage> {
  const { client, merchantCode } = scope
  const query = { merchant: merchantCode, merchantCode, clientType: 2, typeId: 1 }
  const page = await client.call('gameList', { query: { ...query, pageSize, pageNum } })
  return { games: page.games, last: pageNum >= page.totalPages }
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
