import type { ReactNode } from 'react'
import type { Winner } from '../../../core/contract/generated/gateway.ts'
import { Answer } from '../../components/parts/Answer.tsx'
import { Section } from '../../components/parts/Section.tsx'
import { useGrowing } from '../../components/parts/use-turns.ts'
import { useWinners } from '../../components/parts/use-winners.ts'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { useT, useText } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'

export interface WinnerBoardProps {
  readonly settings: BlockProps<'winner-board'>['settings']
  readonly className: string | undefined
  /** What stands over the board: its name, with or without the number of wins, or nothing. */
  readonly head: 'name' | 'name-and-count' | 'none'
  /** The height of the skeleton, as CSS writes it. */
  readonly height: string
  readonly children: (winners: readonly Winner[], name: string) => ReactNode
}

/** A ranked list of recent wins (SPEC §2.35), drawn by a variant. */
export function WinnerBoard(props: WinnerBoardProps): ReactNode {
  const { settings, className, head, height, children } = props
  const { rows = 100, title } = settings
  const t = useT()
  const read = useText()
  const call = useWinners()
  const stand = Math.min(rows, useGrowing(call.value?.list.length ?? 0, 6))
  const name = title ? read(title) : t('home.winners.title')
  return (
    <Section
      className={className}
      title={head === 'none' ? undefined : name}
      count={head === 'name-and-count' ? call.value?.list.slice(0, rows).length : undefined}
    >
      <Answer
        call={call}
        skeleton={<Skeleton height={height} shape="card" />}
        empty={t('home.winners.empty')}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) => children(list.map(({ vo }) => vo).slice(0, stand), name)}
      </Answer>
    </Section>
  )
}
