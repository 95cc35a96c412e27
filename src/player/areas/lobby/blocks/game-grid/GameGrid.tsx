import { memo, type ReactNode } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { GameCard } from '../../../../kit/games/GameCard.tsx'
import { MarkedText } from '../../../../kit/games/GameMarks.tsx'
import { useTableMark } from '../../../../kit/money/use-table-mark.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import styles from './GameGrid.module.css'
import { Games, type GamesLook } from './Games.tsx'

/** Shows game covers in a grid, with or without the vendor below them. */
export default function GameGrid({ variant, settings }: BlockProps<'game-grid'>): ReactNode {
  const { columns } = settings
  return (
    <Games
      settings={settings}
      look={{ ...looks[variant === 'captioned' ? 'captioned' : 'covers'], columns }}
    />
  )
}

const Cover = memo(function Cover({ game }: { readonly game: Game }): ReactNode {
  const mark = useTableMark(game)
  return (
    <MarkedText game={game}>
      <GameCard game={game} under="none" width={180} mark={mark} />
    </MarkedText>
  )
})

const Captioned = memo(function Captioned({ game }: { readonly game: Game }): ReactNode {
  const mark = useTableMark(game)
  return (
    <MarkedText game={game}>
      <GameCard game={game} under="vendor" width={180} mark={mark} />
    </MarkedText>
  )
})

const looks = {
  covers: {
    className: undefined,
    gap: 8,
    estimate: (width, ratio) => width / ratio,
    skeleton: { rows: 3, height: '13rem', gap: 8 },
    Item: Cover,
  },
  captioned: {
    className: styles['captioned'],
    gap: 16,
    estimate: (width, ratio) => width / ratio + 28,
    skeleton: { rows: 3, height: '13rem', gap: 16 },
    Item: Captioned,
  },
} as const satisfies Record<string, Omit<GamesLook, 'columns'>>
