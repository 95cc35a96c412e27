import { createContext, use, useLayoutEffect } from 'react'

/** Records that an answer is awaited. Returns a function that records its arrival. */
export type Await = () => () => void

/** Set by the page that waits for its answers (`first-answers.tsx`, which home does not load). */
export const AwaitContext = createContext<Await | undefined>(undefined)

/** Makes the page around this component wait as long as `awaited` is true, until it has been shown. */
export function useFirstAnswer(awaited: boolean): void {
  const awaitOne = use(AwaitContext)
  useLayoutEffect(() => (awaited ? awaitOne?.() : undefined), [awaited, awaitOne])
}
