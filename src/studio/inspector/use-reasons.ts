import { useEffect, useState } from 'react'
import type { OtherText, Scenario, WhyLine } from '../../contract/generated/workshop.ts'
import type { WorkshopClient } from '../model/ask-workshop.ts'
import { heardFlags, heardTemplates } from '../scenario/apply-changes.ts'
import { sentenceOf } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'

/** Why a block of the page or of what stands around it is shown or hidden. */
export interface Reasoned extends WhyLine {
  /** The list of blocks it is in, such as home or shell. */
  readonly page: string
}

export interface Reasons {
  readonly blocks: readonly Reasoned[]
  /** Why they are not known. */
  readonly problem: string | undefined
}

export interface ReasonsWish {
  readonly merchant: string
  readonly texts: readonly OtherText[]
  readonly scenario: Scenario
  /** Undefined for a page that is not made of blocks. */
  readonly page: string | undefined
  /** Whether the texts are known to have no errors; until they are, what was said before stays. */
  readonly isSound: boolean
}

const pause = 250
const nothing: Reasons = { blocks: [], problem: undefined }

/** Asks why each block of a page is there or not, of the texts as they are typed. */
export function useReasons({ isSound, ...wished }: ReasonsWish): Reasons {
  const { merchant, texts, scenario, page } = wished
  const ask = useWorkshop()
  const [reasons, setReasons] = useState(nothing)
  const wish = JSON.stringify(scenario)
  useEffect(() => {
    if (!isSound) return
    let isLast = true
    const timer = setTimeout(async () => {
      const asked = JSON.parse(wish) as Scenario // as it was written above
      const next = await askBoth(ask, { merchant, texts, scenario: asked, page })
      if (isLast) setReasons(next)
    }, pause)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [ask, merchant, texts, wish, page, isSound])
  return reasons
}

async function askBoth(ask: WorkshopClient, wish: Omit<ReasonsWish, 'isSound'>): Promise<Reasons> {
  const { merchant, texts, scenario, page } = wish
  const { session, language, device } = scenario
  const facts = {
    session,
    flags: heardFlags(scenario),
    templates: heardTemplates(scenario),
    ...(language && { language }),
    ...(device && { device }),
  }
  const pages = page === undefined ? ['shell'] : [page, 'shell']
  try {
    const answers = await Promise.all(
      pages.map(async (one) => {
        const body = { ...facts, page: one, texts: [...texts] }
        const { lines } = await ask('explainPage', { merchant, body })
        return lines.map((line): Reasoned => ({ ...line, page: one }))
      }),
    )
    return { blocks: answers.flat(), problem: undefined }
  } catch (error) {
    return { blocks: [], problem: sentenceOf(error) }
  }
}
