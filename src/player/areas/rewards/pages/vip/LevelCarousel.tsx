import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { VipLevel } from '../../../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './LevelCarousel.module.css'

/** The element that shows the selected level. */
export const levelPanelId = 'vip-level'

/** Milliseconds without scrolling after which the card in the middle is selected. */
const settleMs = 120

export interface LevelCarouselProps {
  readonly levels: readonly VipLevel[]
  /** The member's own level. */
  readonly own: string | undefined
  readonly selected: string
  readonly onSelect: (level: string) => void
}

/**
 * Cards of the levels in a row that stops at each: a swipe, a tap and the arrow keys choose one, whose
 * details are shown below (WAI-ARIA APG, Tabs).
 */
export function LevelCarousel({ levels, own, selected, onSelect }: LevelCarouselProps): ReactNode {
  const t = useT()
  const row = useCurrentInView<HTMLDivElement>(selected)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  const ownAt = levels.findIndex(({ level }) => level === own)

  /** Selects the card in the middle once the row has come to rest. */
  function followScroll(): void {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const level = row.current && findMiddle(row.current)
      if (level && level !== selected) onSelect(level)
    }, settleMs)
  }

  function move(event: KeyboardEvent): void {
    const at = levels.findIndex(({ level }) => level === selected)
    const next = levels[nextPlace(event.key, at, levels.length)]
    if (!next) return
    event.preventDefault()
    onSelect(next.level)
    row.current?.querySelector<HTMLElement>(`[data-level="${CSS.escape(next.level)}"]`)?.focus()
  }

  return (
    <div
      ref={row}
      className={styles['row']}
      role="tablist"
      aria-label={t('vip.levels')}
      onScroll={followScroll}
      onKeyDown={move}
    >
      {levels.map(({ level }, place) => (
        <LevelCard
          key={level}
          level={level}
          place={place}
          ownAt={ownAt}
          selected={level === selected}
          onSelect={() => onSelect(level)}
        />
      ))}
    </div>
  )
}

interface LevelCardProps {
  readonly level: string
  readonly place: number
  /** The place of the member's own level; -1 without one. */
  readonly ownAt: number
  readonly selected: boolean
  readonly onSelect: () => void
}

function LevelCard({ level, place, ownAt, selected, onSelect }: LevelCardProps): ReactNode {
  const badge = readLevelBadge(useSkin(), place)
  return (
    <button
      type="button"
      role="tab"
      className={styles['card']}
      data-level={level}
      aria-selected={selected}
      aria-controls={levelPanelId}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
    >
      {badge ? (
        <ThemeDrawing className={styles['badge']} src={badge} />
      ) : (
        <Icon name="crown" size="huge" />
      )}
      <span className={typography['figure']}>{level}</span>
      <span className={`${styles['state']} ${typography['muted']}`}>
        <LevelState place={place} ownAt={ownAt} />
      </span>
    </button>
  )
}

function LevelState({ place, ownAt }: Pick<LevelCardProps, 'place' | 'ownAt'>): ReactNode {
  const t = useT()
  if (ownAt < 0) return null
  if (place === ownAt) return <Tag tone="accent">{t('vip.yours')}</Tag>
  return t(place < ownAt ? 'vip.reached' : 'vip.ahead')
}

/** Returns the level of the card that is nearest to the middle of its row. */
function findMiddle(list: HTMLElement): string | undefined {
  const middle = list.scrollLeft + list.clientWidth / 2
  const cards = [...list.querySelectorAll<HTMLElement>('[data-level]')]
  const distance = (card: HTMLElement): number =>
    Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle)
  return cards.sort((one, other) => distance(one) - distance(other))[0]?.dataset['level']
}

/** Returns the place that a key leads to; -1 for another key. */
function nextPlace(key: string, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return Math.min(count - 1, at + 1)
  return key === 'ArrowLeft' ? Math.max(0, at - 1) : -1
}

/** Returns the picture of a level by its place from 0: the one that the member centre shows beside the name. */
function readLevelBadge({ pages }: Skin, place: number): string | undefined {
  const blocks = Object.values(pages['member-home']?.blocks ?? {})
  for (const block of blocks) {
    if (block?.type !== 'member-profile') continue
    const badge = block.settings.badges[place]
    if (badge) return badge
  }
  return undefined
}
