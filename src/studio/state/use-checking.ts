import { useEffect, useMemo, useRef, useState } from 'react'
import type { OtherText, Resolution, WorkshopFinding } from '../../contract/generated/workshop.ts'
import type { WorkshopClient } from '../model/ask-workshop.ts'
import { sentenceOf } from './use-loaded.ts'
import { useWorkshop } from './workshop.tsx'

/** What the workshop says of the texts as they are typed. */
export interface Checks {
  readonly findings: readonly WorkshopFinding[]
  readonly resolution: Resolution | undefined
  /** The merchant as it resolved last without errors. */
  readonly merchant: unknown
  /** Whether it is of the present texts. */
  readonly isFresh: boolean
  /** Whether anything was checked yet. */
  readonly isChecked: boolean
  /** Why the last question was not answered. */
  readonly problem?: string
  /** Asks once more. */
  readonly again: () => void
}

type Answer = Omit<Checks, 'again'>

/** How long typing has to pause before it is checked, in milliseconds. */
const pause = 200

/** Has texts checked when they change; one question at a time, and the last one counts. */
export function useChecking(code: string, texts: readonly OtherText[], first: Resolution): Checks {
  const ask = useWorkshop()
  const [answer, setAnswer] = useState<Answer>(() => ({
    findings: [],
    resolution: first,
    merchant: first.merchant,
    isFresh: false,
    isChecked: false,
  }))
  const [turn, setTurn] = useState(0)
  const asking = useRef<Promise<unknown>>(Promise.resolve())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks the same again
  useEffect(() => {
    let isLast = true
    setAnswer((last) => (last.isFresh ? { ...last, isFresh: false } : last))
    const check = async (): Promise<void> => {
      await asking.current
      if (!isLast) return
      const asked = askBoth(ask, code, texts)
      asking.current = asked
      const next = await asked
      if (isLast) setAnswer(next)
    }
    const timer = setTimeout(check, texts.length === 0 ? 0 : pause)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [ask, code, texts, turn])
  return useMemo(() => ({ ...answer, again: () => setTurn((last) => last + 1) }), [answer])
}

/** How the last answer becomes the next one. */
async function askBoth(
  ask: WorkshopClient,
  merchant: string,
  texts: readonly OtherText[],
): Promise<(last: Answer) => Answer> {
  const question = { merchant, body: { texts: [...texts] } }
  try {
    const [resolution, { findings }] = await Promise.all([
      ask('resolve', question),
      ask('findFindings', question),
    ])
    return (last) => ({
      findings,
      resolution,
      merchant: resolution.merchant ?? last.merchant,
      isFresh: true,
      isChecked: true,
    })
  } catch (error) {
    return (last) => ({ ...last, isFresh: true, problem: sentenceOf(error) })
  }
}
