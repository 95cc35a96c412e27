import { useCallback, useEffect, useState } from 'react'
import { sentenceOf } from './use-loaded.ts'

export interface Watched<State> {
  /** What the workshop last said; absent until it said anything. */
  readonly state: State | undefined
  /** Why the last wish was not done, or why nothing is known. */
  readonly problem: string | undefined
  /** Takes the state that a wish is answered with. */
  readonly take: (answer: Promise<State>) => Promise<void>
  readonly again: () => void
}

export interface Watching<State> {
  /** Asks for the state; the same function as long as it asks the same. */
  readonly read: () => Promise<State>
  /** Whether it may change by itself. */
  readonly isMoving: (state: State) => boolean
  /** How often it is asked again then, in milliseconds. */
  readonly often: number
}

/** A state that the workshop keeps, also as another page of the studio changes it. */
export function useWatched<State>({ read, isMoving, often }: Watching<State>): Watched<State> {
  const [state, setState] = useState<State>()
  const [problem, setProblem] = useState<string>()
  const take = useCallback(async (answer: Promise<State>) => {
    try {
      const next = await answer
      setState(() => next)
      setProblem(undefined)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }, [])
  const again = useCallback(() => void take(read()), [read, take])
  useEffect(again, [again])
  const moves = state !== undefined && isMoving(state)
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(again, often)
    return () => clearInterval(timer)
  }, [again, moves, often])
  return { state, problem, take, again }
}
