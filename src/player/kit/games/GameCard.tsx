import type { ReactNode } from 'react'
import { categories } from '../../../core/contract/categories.ts'
import type { Game } from '../../../core/contract/generated/gateway.ts'
import { useT } from '../../i18n/use-t.ts'
import { Dot } from '../controls/Dot.tsx'
import { hasLongWord } from '../controls/has-long-word.ts'
import { Icon } from '../controls/Icon.tsx'
import { Picture } from '../controls/Picture.tsx'
import { Tag } from '../controls/Tag.tsx'
import styles from './GameCard.module.css'
import { gamePath, useGameEntry } from './use-game-entry.ts'
import { isCategory } from './vendor-groups.ts'

export interface GameCardProps {
  readonly game: Game
  /** Text under the picture: the vendor, both the vendor and the category, or nothing. */
  readonly under: 'vendor' | 'both' | 'none'
  /** Width of the picture in CSS pixels; 120 by default. */
  readonly width?: number
  /** Text on the picture in place of hot or new. */
  readonly mark?: string | undefined
}

/** Maximum letters of a tag that fits beside the heart. */
const maxLetters = 10

/** Shows a game as its picture; a tap opens it. */
export function GameCard({ game, under, width = 120, mark }: GameCardProps): ReactNode {
  const t = useT()
  const enter = useGameEntry()
  const {
    gameCode,
    gameName,
    vendorName,
    hot,
    isNew,
    gameCategory = '',
    nameAt,
    ink,
    ratio = 0.8,
  } = game
  const name = gameName.trim() || gameCode
  const kind = isCategory(gameCategory) ? categories[gameCategory] : undefined
  const art = (
    <Picture
      className={styles['art']}
      part="art"
      sources={[game.icon]}
      width={width}
      height={width / ratio}
      alt={name}
      fallback={
        <span className={styles['plain']}>
          <Icon name={kind?.icon ?? 'slots'} size="huge" />
          <span className={styles['line']}>{name}</span>
        </span>
      }
    />
  )
  const isBright = mark || hot
  const tag = mark ?? t(hot ? 'home.vendor.hot' : 'home.vendor.new')
  return (
    <button
      type="button"
      className={styles['card']}
      data-kit="game-card"
      data-kind={kindOf(game)}
      data-tag={mark || hasLongWord(tag, maxLetters + 1) ? 'long' : undefined}
      onClick={() => enter(gamePath(game))}
    >
      {nameAt ? (
        <span className={styles['face']}>
          {art}
          <span className={styles['name']} data-part="name" style={{ color: ink }} aria-hidden>
            {name}
          </span>
        </span>
      ) : (
        art
      )}
      {(isBright || isNew) && (
        <Tag className={styles['tag']} part="tag" tone={isBright ? 'light' : 'plain'}>
          {tag}
        </Tag>
      )}
      {under !== 'none' && (
        <span className={styles['vendor']} data-part="vendor">
          {vendorName ?? game.vendor}
          {under === 'both' && kind && (
            <>
              <Dot />
              {t(kind.title)}
            </>
          )}
        </span>
      )}
    </button>
  )
}

/** A name at a place that this version does not know is below the picture. */
function kindOf({ nameAt }: Game): 'top' | 'bottom' | 'below' | undefined {
  return nameAt === 'unknown' ? 'below' : nameAt
}
