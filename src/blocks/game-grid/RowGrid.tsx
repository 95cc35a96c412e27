import { memo, type ReactNode } from 'react'
import type { Game } from '../../contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { Marked } from '../../parts/GameMarks.tsx'
import { gamePath, useGameEntry } from '../../parts/use-game-entry.ts'
import type { BlockProps } from '../../registry/block.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Games, type GamesLook } from './Games.tsx'
import styles from './RowGrid.module.css'

/** A game a row: a small picture, the name, the maker and the way in. */
export default function RowGrid({ settings }: BlockProps<'game-grid'>): ReactNode {
  return <Games settings={settings} look={look} />
}

const Row = memo(function Row({ game }: { readonly game: Game }): ReactNode {
  const t = useT()
  const enter = useGameEntry()
  const { gameCode, vendor, icon, hot, isNew } = game
  const name = game.gameName.trim() || gameCode
  return (
    <Marked game={game} heart="end">
      <button type="button" className={styles['row']} onClick={() => enter(gamePath(game))}>
        <Picture
          className={styles['art']}
          part="art"
          sources={[icon]}
          width={56}
          height={56}
          alt=""
        />
        <b className={styles['name']}>{name}</b>
        <span className={styles['vendor']}>{game.vendorName ?? vendor}</span>
        {(hot || isNew) && (
          <Tag tone={hot ? 'light' : 'plain'}>{t(hot ? 'home.vendor.hot' : 'home.vendor.new')}</Tag>
        )}
        <span className={styles['play']}>{t('home.vendor.play')}</span>
      </button>
    </Marked>
  )
})

const look: GamesLook = {
  className: styles['rows'],
  columns: 1,
  gap: 0,
  estimate: () => 76,
  bone: '4rem',
  Item: Row,
}
