import type { Cache, State } from 'swr'
import { notifyInTasks } from './notify-in-tasks.ts'

/** The state of a query. Every change creates a new object. */
export interface CachedAnswer {
  readonly value: unknown
  readonly error: unknown
  /** True while a request is running. */
  readonly fetching: boolean
}

/** SWR's cache of one gateway. It notifies the subscribers of an answer one after the other. */
export interface QueryCache extends Cache<unknown> {
  readonly read: (key: string) => CachedAnswer
  readonly subscribe: (key: string, listener: () => void) => () => void
}

const emptyState: CachedAnswer = { value: undefined, error: undefined, fetching: false }

/** Returns the state of a query before the visit: nothing is known. */
export const readNothing = (): CachedAnswer => emptyState

/** Creates the cache in which SWR keeps the answers of a gateway. */
export function createQueryCache(): QueryCache {
  const states = new Map<string, State<unknown>>()
  const answers = new Map<string, CachedAnswer>()
  const listeners = new Map<string, Set<() => void>>()
  const update = (key: string, answer: CachedAnswer): void => {
    const known = answers.get(key) ?? emptyState
    if (isSame(known, answer)) return
    answers.set(key, answer)
    void notifyInTasks(listeners.get(key) ?? [])
  }
  return {
    keys: () => states.keys(),
    get: (key) => states.get(key),
    set(key, state) {
      states.set(key, state)
      update(key, readAnswer(state))
    },
    delete(key) {
      states.delete(key)
      update(key, emptyState)
      answers.delete(key)
    },
    read: (key) => answers.get(key) ?? emptyState,
    subscribe(key, listener) {
      const own = listeners.get(key) ?? new Set()
      listeners.set(key, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && listeners.get(key) === own) listeners.delete(key)
      }
    },
  }
}

/** Ignores a running request while there is neither a value nor an error, because no subscriber shows that difference. */
function readAnswer({ data: value, error, isValidating = false }: State<unknown>): CachedAnswer {
  if (value === undefined && error === undefined) return emptyState
  return { value, error, fetching: isValidating }
}

function isSame(one: CachedAnswer, other: CachedAnswer): boolean {
  return one.value === other.value && one.error === other.error && one.fetching === other.fetching
}
