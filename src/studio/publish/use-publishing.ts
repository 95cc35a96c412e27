import { useCallback, useEffect, useState } from 'react'
import type { PublishBody, PublishingState } from '../../contract/generated/workshop.ts'
import { sentenceOf } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'

export interface Publishing {
  /** What went out and what is under way; absent until it is known. */
  readonly state: PublishingState | undefined
  /** Why the last wish was not done, or why nothing is known. */
  readonly problem: string | undefined
  readonly again: () => void
  readonly publish: (wish: PublishBody) => void
  readonly rollBack: (release: string) => void
}

/** How often it is asked how far a job is, in milliseconds. */
const often = 400

/** What the workshop publishes, also what another page of the studio began. */
export function usePublishing(): Publishing {
  const ask = useWorkshop()
  const [state, setState] = useState<PublishingState | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const take = useCallback(async (asked: Promise<PublishingState>) => {
    try {
      setState(await asked)
      setProblem(undefined)
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }, [])
  const again = useCallback(
    () => void take(ask('readPublishing', { body: undefined })),
    [ask, take],
  )
  useEffect(again, [again])
  const isBusy = state?.run?.state === 'busy'
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(again, often)
    return () => clearInterval(timer)
  }, [again, isBusy])
  return {
    state,
    problem,
    again,
    publish: (body) => void take(ask('publish', { body })),
    rollBack: (release) => void take(ask('rollBack', { body: { release } })),
  }
}
