import { useCallback, useEffect, useState } from 'react'
import { WorkshopError } from '../model/ask-workshop.ts'

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'loaded'; readonly value: T; readonly again: () => void }
  | { readonly state: 'failed'; readonly problem: string; readonly again: () => void }

type Outcome<T> = { readonly value: T } | { readonly problem: string } | undefined

/** What a question is answered with; a new question starts again and lets go of the one before. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [outcome, setOutcome] = useState<Outcome<T>>(undefined)
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    load(signal).then(
      (value) => void (!signal.aborted && setOutcome({ value })),
      (error: unknown) => void (!signal.aborted && setOutcome({ problem: sentenceOf(error) })),
    )
    return () => asking.abort()
  }, [load, turn])
  const again = useCallback(() => {
    setOutcome(undefined)
    setTurn((last) => last + 1)
  }, [])
  if (!outcome) return { state: 'loading' }
  if ('value' in outcome) return { state: 'loaded', value: outcome.value, again }
  return { state: 'failed', problem: outcome.problem, again }
}

/** What went wrong, for the operator. */
export function sentenceOf(error: unknown): string {
  if (error instanceof WorkshopError) return error.message
  return `The studio failed: ${error instanceof Error ? error.message : String(error)}.`
}
