import { useState } from 'react'
import type { OtherText, Scenario, WhyLine } from '../../core/contract/generated/studio-api.ts'
import type { StudioApiClient } from '../../core/gateway-client/ask-studio-api.ts'
import { receivedFlags, receivedTemplates } from '../scenario/apply-changes.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useTypedQuery } from '../state/use-typed-query.ts'

/** A block of the page or the shell with the reason why it is shown or hidden; the page itself, or a part of the frame. */
export interface BlockReason extends WhyLine {
  /** The list of blocks it is in, such as home or shell; empty for what is not a block. */
  readonly page: string
}

export interface Reasons {
  readonly blocks: readonly BlockReason[]
  /** Why they are not known. */
  readonly problem: string | undefined
}

export interface ReasonsQuery {
  readonly merchant: string
  readonly texts: readonly OtherText[]
  readonly scenario: Scenario
  /** The route of a page that is not made of blocks; undefined for none. */
  readonly page: string | undefined
  /** True if the texts have no known errors; otherwise the last texts without errors count. */
  readonly isSound: boolean
}

const none: readonly BlockReason[] = []

/** Asks why each block of a page is there or not, of the texts as they are typed. */
export function useReasons({ isSound, texts, ...about }: ReasonsQuery): Reasons {
  const ask = useStudioApi()
  const [sound, setSound] = useState<readonly OtherText[]>()
  if (isSound && sound !== texts) setSound(texts)
  const { value = none, problem } = useTypedQuery({
    key: sound ? ['explainPage', about] : null,
    input: sound ?? texts,
    load: (typed) => explainPages(ask, about, typed),
  })
  return { blocks: problem === undefined ? value : none, problem }
}

async function explainPages(
  ask: StudioApiClient,
  { merchant, scenario, page }: Omit<ReasonsQuery, 'isSound' | 'texts'>,
  texts: readonly OtherText[],
): Promise<readonly BlockReason[]> {
  const { session, language, device, time } = scenario
  const facts = {
    session,
    flags: receivedFlags(scenario),
    templates: receivedTemplates(scenario),
    ...(language && { language }),
    ...(device && { device }),
    ...(time && { time }),
  }
  const pages = page === undefined ? ['shell'] : [page, 'shell']
  const answers = pages.map(async (one) => {
    const body = { ...facts, page: one, texts: [...texts] }
    const { lines } = await ask('explainPage', { merchant, body })
    return lines.map((line): BlockReason => ({ ...line, page: line.id.includes('.') ? '' : one }))
  })
  return (await Promise.all(answers)).flat()
}
