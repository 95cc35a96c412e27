import { memo, type ReactNode } from 'react'
import type { Game } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import { MarkedText } from '../../../../kit/games/GameMarks.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { GameRow } from '../../parts/GameRow.tsx'
import { Games, type GamesLook } from './Games.tsx'
import styles from './RowGrid.module.css'

/** Shows a game in each row: a small picture, the name, the provider and the play label. */
export default function RowGrid({ settings }: BlockProps<'game-grid'>): ReactNode {
  return <Games settings={settings} look={look} />
}

const Row = memo(function Row({ game }: { readonly game: Game }): ReactNode {
  const t = useT()
  const { hot, isNew } = game
  return (
    <MarkedText game={game} heart="end">
      <GameRow
        game={game}
        under="vendor"
        end={
          <span className={styles['end']}>
            {(hot || isNew) && (
              <Tag tone={hot ? 'light' : 'plain'}>
                {t(hot ? 'home.vendor.hot' : 'home.vendor.new')}
              </Tag>
            )}
            <span className={styles['play']}>{t('home.vendor.play')}</span>
          </span>
        }
      />
    </MarkedText>
  )
})

const look: GamesLook = {
  className: undefined,
  columns: 1,
  gap: 0,
  estimate: () => 76,
  skeleton: { rows: 6, height: '4rem', gap: 12 },
  Item: Row,
}
