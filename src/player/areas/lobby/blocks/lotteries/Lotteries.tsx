import type { ReactNode } from 'react'
import type { Lottery } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section, type SectionProps } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { lotteriesQuery } from './lotteries-query.ts'
import { useResults } from './use-results.ts'

export interface LotteriesProps extends Pick<SectionProps, 'className' | 'title' | 'action'> {
  readonly settings: BlockProps<'lotteries'>['settings']
  /** Shows the number of lotteries beside the title. */
  readonly counted?: boolean
  readonly skeleton: (limit: number) => ReactNode
  readonly children: (lotteries: readonly Lottery[], onClosed: () => void) => ReactNode
}

/** Loads the lotteries with the time to the next draw and the last result, drawn by a variant. */
export function Lotteries(props: LotteriesProps): ReactNode {
  const { settings, skeleton, children, counted, ...section } = props
  const { limit, mode } = settings
  const t = useT()
  const call = useCall('lotteries', lotteriesQuery(useSkin(), mode))
  const onClosed = useResults(call)
  return (
    <Section {...section} count={(counted && call.value?.length) || undefined}>
      <Answer
        call={call}
        skeleton={skeleton(limit)}
        empty={t('home.lotteries.empty')}
        isEmpty={(lotteries) => lotteries.length === 0}
      >
        {(lotteries) => children(lotteries.slice(0, limit), onClosed)}
      </Answer>
    </Section>
  )
}
