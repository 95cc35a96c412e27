import type { Cache, State } from 'swr'
import { tellInTurn } from './tell-in-turn.ts'

/** What is known of a read: another object whenever anything changed. */
export interface Answer {
  readonly value: unknown
  readonly error: unknown
  /** A fresh answer is on its way. */
  readonly fetching: boolean
}

/** SWR's cache of one gateway, which calls who shows an answer one after the other. */
export interface QueryCache extends Cache<unknown> {
  readonly read: (key: string) => Answer
  readonly subscribe: (key: string, listener: () => void) => () => void
}

const nothing: Answer = { value: undefined, error: undefined, fetching: false }

/** Returns what is known ahead of a visit. */
export const readNothing = (): Answer => nothing

/** Creates the cache that SWR keeps the answers of a gateway in. */
export function createQueryCache(): QueryCache {
  const states = new Map<string, State<unknown>>()
  const answers = new Map<string, Answer>()
  const listeners = new Map<string, Set<() => void>>()
  const update = (key: string, answer: Answer): void => {
    const known = answers.get(key) ?? nothing
    if (isSame(known, answer)) return
    answers.set(key, answer)
    void tellInTurn(listeners.get(key) ?? [])
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
      update(key, nothing)
      answers.delete(key)
    },
    read: (key) => answers.get(key) ?? nothing,
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

/** Where nothing is known, it makes no difference to anybody whether it is on its way. */
function readAnswer({ data: value, error, isValidating = false }: State<unknown>): Answer {
  if (value === undefined && error === undefined) return nothing
  return { value, error, fetching: isValidating }
}

function isSame(one: Answer, other: Answer): boolean {
  return one.value === other.value && one.error === other.error && one.fetching === other.fetching
}
