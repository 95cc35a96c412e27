import type { ReactNode } from 'react'
import type { Winner } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useWithCurrency } from '../../../../kit/money/use-awaits-currency.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useWinners } from '../../parts/use-winners.ts'

export interface WinnerBoardProps {
  readonly settings: BlockProps<'winner-board'>['settings']
  readonly className: string | undefined
  /** The heading of the board: its name, its name and the number of wins, or none. */
  readonly head: 'name' | 'name-and-count' | 'none'
  /** Height of the skeleton, as a CSS length. */
  readonly height: string
  readonly children: (winners: readonly Winner[], name: string) => ReactNode
}

/** Loads the recent wins (SPEC §2.35), drawn by a variant as a ranked list. */
export function WinnerBoard(props: WinnerBoardProps): ReactNode {
  const { settings, className, head, height, children } = props
  const { rows, title } = settings
  const t = useT()
  const read = useText()
  const call = useWithCurrency(useWinners())
  const name = title ? read(title) : t('home.winners.title')
  return (
    <Section
      className={className}
      title={head === 'none' ? undefined : name}
      action={{ label: t('home.winners.all'), to: pathTo('winners') }}
      count={head === 'name-and-count' ? call.value?.list.slice(0, rows).length : undefined}
    >
      <Answer
        call={call}
        skeleton={<Skeleton height={height} shape="card" />}
        empty={t('home.winners.empty')}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) =>
          children(
            list.slice(0, rows).map(({ vo }) => vo),
            name,
          )
        }
      </Answer>
    </Section>
  )
}
