import { type ReactNode, useEffect, useState } from 'react'
import type { Lottery } from '../../contract/generated/gateway.ts'
import { type Called, useCall } from '../../gateway/use-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { Section, type SectionProps } from '../../parts/Section.tsx'
import type { BlockProps } from '../../registry/block.ts'
import { readServerTime } from '../../state/status.ts'
import { lotteriesQuery } from './lotteries-query.ts'

/** A result is asked for no sooner than this after the last answer, in milliseconds. */
const resultAfter = 3000
/** How long a gateway may take to write a draw down. */
const drawing = 1000

export interface LotteriesProps extends Pick<SectionProps, 'className' | 'title' | 'action'> {
  readonly settings: BlockProps<'lotteries'>['settings']
  /** Whether the number of lotteries stands beside the title. */
  readonly counted?: boolean
  readonly skeleton: (limit: number) => ReactNode
  readonly children: (lotteries: readonly Lottery[], onClosed: () => void) => ReactNode
}

/** The lotteries with the time to the next draw and the last result, drawn by a variant. */
export function Lotteries(props: LotteriesProps): ReactNode {
  const { settings, skeleton, children, counted, ...section } = props
  const { limit = 6, mode } = settings
  const t = useT()
  const call = useCall('lotteries', lotteriesQuery(mode))
  const closed = useResults(call)
  return (
    <Section {...section} count={(counted && call.value?.length) || undefined}>
      <Answer
        call={call}
        skeleton={skeleton(limit)}
        empty={t('home.lotteries.empty')}
        isEmpty={(lotteries) => lotteries.length === 0}
      >
        {(lotteries) => children(lotteries.slice(0, limit), closed)}
      </Answer>
    </Section>
  )
}

/** Asks for results once the draw of a closed issue is over, and again until its next issue is open. */
function useResults({ value, refreshing, retry }: Called<readonly Lottery[]>): () => void {
  const [closed, setClosed] = useState(0)
  useEffect(() => {
    const now = readServerTime()
    const waits = (closed === 0 || refreshing ? [] : (value ?? []))
      .filter(({ closesAt }) => closesAt <= now)
      .map(({ closesAt, drawsAt = closesAt }) => drawsAt + drawing - now)
    if (waits.length === 0) return
    const timer = setTimeout(retry, Math.max(resultAfter, Math.min(...waits)))
    return () => clearTimeout(timer)
  }, [closed, value, refreshing, retry])
  return () => setClosed((count) => count + 1)
}
