import type { Gateway } from './gateway.ts'
import { tellInTurn } from './tell-in-turn.ts'

/** What is known of a read: another object whenever anything changed. */
export interface Answer {
  readonly value: unknown
  readonly error: unknown
  readonly asking: boolean
}

/** The answers of a gateway by key, shared by everybody who asks the same. */
export interface Answers {
  readonly read: (key: string | null) => Answer
  readonly subscribe: (key: string | null, listener: () => void) => () => void
  /** Asks anew, unless the answer is already on its way. */
  readonly ask: (key: string) => void
  /** Asks where nobody asked within the last two seconds, and nobody preloaded. */
  readonly need: (key: string) => void
  /**
   * Asks ahead of the first need, where nothing is known. The promise is kept once there is an
   * answer or a failure, or after four seconds; there is none when nothing has to be waited for.
   */
  readonly preload: (key: string) => Promise<unknown> | undefined
  /** Forgets every answer, those on their way too. */
  readonly forget: () => void
}

interface Entry {
  answer: Answer
  flight?: Promise<unknown> | undefined
  askedAt: number
  preloaded?: boolean
  first?: Promise<unknown> | undefined
  readonly listeners: Set<() => void>
}

const freshMs = 2000
/** How long a first paint waits for an answer, in milliseconds. */
const patienceMs = 4000
const nothing: Answer = { value: undefined, error: undefined, asking: false }
/** What is known ahead of a visit. */
export const readNothing = (): Answer => nothing
const kept = new WeakMap<Gateway, Answers>()

/** The answers of a gateway, which end with it. */
export function answersOf(gateway: Gateway): Answers {
  const answers = kept.get(gateway) ?? createAnswers(gateway.fetchKey)
  kept.set(gateway, answers)
  return answers
}

function createAnswers(fetchKey: Gateway['fetchKey']): Answers {
  const entries = new Map<string, Entry>()
  const entryOf = (key: string): Entry => {
    const entry = entries.get(key) ?? { answer: nothing, askedAt: 0, listeners: new Set() }
    entries.set(key, entry)
    return entry
  }
  const ask = (key: string): void => void fly(entryOf(key), () => fetchKey(key))
  return {
    ask,
    read: (key) => (key === null ? nothing : entryOf(key).answer),
    subscribe(key, listener) {
      const listeners = key === null ? undefined : entryOf(key).listeners
      listeners?.add(listener)
      return () => void listeners?.delete(listener)
    },
    need(key) {
      const entry = entryOf(key)
      if (!entry.preloaded && Date.now() - entry.askedAt > freshMs) ask(key)
      entry.preloaded = false
    },
    preload(key) {
      const entry = entryOf(key)
      const { value, error } = entry.answer
      const known = value !== undefined || error !== undefined
      if (entry.first || known || entry.flight) return entry.first
      entry.preloaded = true
      entry.first = meet(entry, () => fetchKey(key))
      return entry.first
    },
    forget() {
      for (const entry of entries.values()) {
        entry.flight = undefined
        entry.askedAt = 0
        void tell(entry, nothing)
      }
    },
  }
}

/** Asks once whoever renders is done, and is done when the answer is there or patience ends. */
async function meet(entry: Entry, fetch: () => Promise<unknown>): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([Promise.resolve().then(() => fly(entry, fetch)), patience])
  entry.first = undefined
}

async function fly(entry: Entry, fetch: () => Promise<unknown>): Promise<void> {
  if (entry.flight) return
  entry.askedAt = Date.now()
  const flight = fetch()
  entry.flight = flight
  // What stands while nothing is known says already that an answer is awaited.
  if (entry.answer !== nothing) void tell(entry, { ...entry.answer, asking: true })
  const landed = await flight.then(
    (value) => ({ value: keepSame(entry.answer.value, value), error: undefined }),
    (error: unknown) => ({ value: entry.answer.value, error }),
  )
  if (entry.flight !== flight) return
  entry.flight = undefined
  if (landed.error !== undefined) entry.askedAt = 0
  // What waits for the answer goes on when the blocks that show it have heard of it.
  await tell(entry, { ...landed, asking: false })
}

/** The old value where the new one says the same, so that nothing is drawn again. */
function keepSame(old: unknown, fresh: unknown): unknown {
  return JSON.stringify(old) === JSON.stringify(fresh) ? old : fresh
}

function tell(entry: Entry, answer: Answer): Promise<void> {
  entry.answer = answer
  return tellInTurn(entry.listeners)
}
