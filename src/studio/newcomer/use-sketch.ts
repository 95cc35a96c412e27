import { useEffect, useState } from 'react'
import type { NewMerchantBody, NewMerchantSketch } from '../../contract/generated/workshop.ts'
import { sentenceOf } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'

interface Answer {
  readonly of: NewMerchantBody
  readonly sketch: NewMerchantSketch | undefined
  readonly problem: string | undefined
}

export interface Sketching {
  /** What the workshop last said. */
  readonly sketch: NewMerchantSketch | undefined
  /** Why it could not say anything. */
  readonly problem: string | undefined
  /** Whether it is of what is typed now. */
  readonly isFresh: boolean
}

/** How long typing has to pause before it is looked at, in milliseconds. */
const pause = 200

/** What would become of what is typed; the last question counts. */
export function useSketch(draft: NewMerchantBody): Sketching {
  const ask = useWorkshop()
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isLast = true
    const look = async (): Promise<void> => {
      const next = await ask('sketchMerchant', { body: draft }).then(
        (sketch) => ({ sketch, problem: undefined }),
        (error: unknown) => ({ sketch: undefined, problem: sentenceOf(error) }),
      )
      if (isLast) setAnswer((last) => ({ of: draft, ...next, sketch: next.sketch ?? last?.sketch }))
    }
    const timer = setTimeout(look, pause)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [ask, draft])
  return {
    sketch: answer?.sketch,
    problem: answer?.problem,
    isFresh: answer?.of === draft,
  }
}
