import type { Game } from '../../../core/contract/generated/gateway.ts'
import type { Client } from '../../../core/gateway-client/client-options.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import type { SearchIndex } from './search-index.ts'

/** What is known of the games that can be searched: another object whenever anything changed. */
export interface CatalogueState {
  /** Undefined until its code is there. */
  readonly index: SearchIndex | undefined
  /** How many games are in the index. */
  readonly size: number
  readonly state: 'loading' | 'whole' | 'failed'
  /** Why the rest did not come. */
  readonly error?: GatewayError
}

/** The games a player may search, loaded page by page into an index. */
export interface Catalogue {
  readonly read: () => CatalogueState
  readonly subscribe: (listener: () => void) => () => void
  /** Goes on where a page failed. */
  readonly load: () => void
}

export interface CatalogueScope {
  readonly client: Client
  readonly merchantCode: string
}

const pageSize = 1000
/** How long games are added before the page may draw again, in milliseconds. */
const slice = 10
const atOnce = 40

export function createCatalogue(scope: CatalogueScope): Catalogue {
  const listeners = new Set<() => void>()
  let index: SearchIndex | undefined
  let known: CatalogueState = { index, size: 0, state: 'loading' }
  let next = 1
  let running = false
  const tell = (news: Pick<CatalogueState, 'state' | 'error'>): void => {
    known = { index, size: index?.size() ?? 0, ...news }
    for (const listener of listeners) listener()
  }
  const run = async (): Promise<void> => {
    running = true
    tell({ state: 'loading' })
    try {
      index ??= (await import('./search-index.ts')).createSearchIndex()
      for (let last = false; !last; next += 1) {
        const page = await fetchPage(scope, next)
        await addSlowly(index, page.games)
        last = page.last
        tell({ state: last ? 'whole' : 'loading' })
      }
    } catch (cause) {
      tell({ state: 'failed', ...(cause instanceof GatewayError && { error: cause }) })
    } finally {
      running = false
    }
  }
  return {
    read: () => known,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load() {
      if (!running && known.state !== 'whole') void run()
    },
  }
}

interface CataloguePage {
  readonly games: readonly Game[]
  readonly last: boolean
}

async function fetchPage(scope: CatalogueScope, pageNum: number): Promise<CataloguePage> {
  const { client, merchantCode } = scope
  const own = { merchant: merchantCode, merchantCode, clientType: 2, typeId: 1 }
  const page = await client.call('gameList', { query: { ...own, pageSize, pageNum } })
  return { games: page.games, last: pageNum >= page.totalPages || page.games.length === 0 }
}

/** Adds games a few at a time, so that a key is answered in between. */
async function addSlowly(index: SearchIndex, games: readonly Game[]): Promise<void> {
  let began = performance.now()
  for (let first = 0; first < games.length; first += atOnce) {
    index.add(games.slice(first, first + atOnce))
    if (performance.now() - began < slice) continue
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
}
