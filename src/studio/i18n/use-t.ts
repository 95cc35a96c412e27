import { createContext, use, useCallback } from 'react'
import type { StudioArea } from './catalogues.ts'
import { createStudioWords, type StudioWords, type TranslateIn } from './create-words.ts'
import { formatKey } from './format-key.ts'

/** Hands down the words of the studio; where nobody does, as in tests, a missing message is an error. */
export const MessagesContext = createContext<StudioWords>(
  createStudioWords({
    onMissing: (key) => {
      throw new Error(`No catalogue of the studio has the message "${key}".`)
    },
  }),
)

/** Returns the function that says the messages of an area. */
export function useT<A extends StudioArea>(area: A): TranslateIn<A> {
  return use(MessagesContext)(area)
}

/** Returns the function that says a key of a schema in words. */
export function useFormatKey(): (key: string) => string {
  const t = useT('keys')
  return useCallback((key) => formatKey(key, t), [t])
}
