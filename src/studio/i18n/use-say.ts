import { createContext, use, useCallback } from 'react'
import type { StudioArea } from './catalogues.ts'
import { createStudioWords, type SayIn, type StudioWords } from './create-words.ts'
import { sayKey } from './say-key.ts'

/** Hands down the words of the studio; where nobody does, as in tests, a missing message is an error. */
export const MessagesContext = createContext<StudioWords>(
  createStudioWords({
    onMissing: (key) => {
      throw new Error(`No catalogue of the studio has the message "${key}".`)
    },
  }),
)

/** Returns the function that says the messages of an area. */
export function useSay<A extends StudioArea>(area: A): SayIn<A> {
  return use(MessagesContext)(area)
}

/** Returns the function that says a key of a schema in words. */
export function useSayKey(): (key: string) => string {
  const say = useSay('keys')
  return useCallback((key) => sayKey(key, say), [say])
}
