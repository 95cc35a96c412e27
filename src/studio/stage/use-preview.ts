import { useCallback, useEffect, useState } from 'react'
import type { OtherText, PreviewAnswer, Scenario } from '../../contract/generated/workshop.ts'
import { sentenceOf } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'

/** A preview that is open, or why it is not. */
export interface Preview {
  /** The last one that was opened. */
  readonly answer: PreviewAnswer | undefined
  /** Why it could not be opened as things are now. */
  readonly problem: string | undefined
  /** Whether the answer is of the present texts and scenario. */
  readonly isFresh: boolean
  /** Opens it once more. */
  readonly again: () => void
}

export interface PreviewWish {
  readonly merchant: string
  readonly texts: readonly OtherText[]
  readonly scenario: Scenario
}

interface Opened {
  readonly of: string
  readonly answer?: PreviewAnswer
  readonly problem?: string
}

/** How long typing has to pause before the page follows it, in milliseconds. */
const pause = 250

/** Opens the preview of a merchant under a scenario, and dresses it anew when texts change. */
export function usePreview({ merchant, texts, scenario }: PreviewWish): Preview {
  const ask = useWorkshop()
  const [opened, setOpened] = useState<Opened>({ of: '' })
  const [turn, setTurn] = useState(0)
  const wish = JSON.stringify(scenario)
  const of = `${merchant} ${wish}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn opens the same again
  useEffect(() => {
    let isLast = true
    const open = async (): Promise<void> => {
      const body = { texts: [...texts], scenario: JSON.parse(wish) as Scenario } // as it was written above
      const next = await ask('openPreview', { merchant, body }).then(
        (answer): Opened => ({ of: `${of} ${turn}`, answer }),
        (error: unknown): Opened => ({ of: `${of} ${turn}`, problem: sentenceOf(error) }),
      )
      if (isLast) setOpened((last) => (next.answer ? next : { ...last, ...next }))
    }
    const timer = setTimeout(open, opened.of.startsWith(`${of} `) ? pause : 0)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [ask, merchant, texts, of, wish, turn])
  const again = useCallback(() => setTurn((last) => last + 1), [])
  return {
    answer: opened.answer,
    problem: opened.problem,
    isFresh: opened.of === `${of} ${turn}`,
    again,
  }
}
