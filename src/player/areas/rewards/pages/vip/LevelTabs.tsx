import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { VipLevel } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrentInView } from '../../../../kit/controls/use-current-in-view.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { LevelCard, LevelRow } from './LevelTab.tsx'
import styles from './LevelTabs.module.css'

/** Milliseconds without scrolling after which the card in the middle is selected. */
const settleMs = 120

export interface LevelTabsProps {
  /** The lowest first. */
  readonly levels: readonly VipLevel[]
  /** The member's own level. */
  readonly own: string | undefined
  readonly selected: string
  readonly onSelect: (level: string) => void
}

/**
 * Lists the levels; a tap and the arrow keys choose the one that the page tells about below (WAI-ARIA APG,
 * Tabs). They are cards in a row that stops at each, or a table with the highest first, as the theme says.
 */
export function LevelTabs({ levels, own, selected, onSelect }: LevelTabsProps): ReactNode {
  const t = useT()
  const kind = useSkin().look.levels ?? 'cards'
  const around = useCurrentInView<HTMLDivElement>(selected)
  const followScroll = useSettledCard((level) => level !== selected && onSelect(level))
  const ownAt = levels.findIndex(({ level }) => level === own)
  const isTable = kind === 'table'
  const places = [...levels.keys()]
  const shown = isTable ? places.reverse() : places
  const Level = isTable ? LevelRow : LevelCard

  function move(event: KeyboardEvent<HTMLDivElement>): void {
    const at = shown.findIndex((place) => levels[place]?.level === selected)
    const to = shown[nextPlace(event.key, { at, count: shown.length, isTable })]
    const next = to === undefined ? undefined : levels[to]
    if (!next) return
    event.preventDefault()
    onSelect(next.level)
    event.currentTarget
      .querySelector<HTMLElement>(`[data-level="${CSS.escape(next.level)}"]`)
      ?.focus()
  }

  return (
    <div data-kit="levels" data-kind={kind} className={styles[kind]}>
      {isTable && (
        <div className={`${styles['head']} ${typography['muted']}`} data-part="head" aria-hidden>
          <span>{t('vip.levels')}</span>
          <span>{t('vip.bets')}</span>
          <span>{t('vip.gift.upgrade')}</span>
        </div>
      )}
      <div
        ref={around}
        className={styles['tabs']}
        role="tablist"
        aria-label={t('vip.levels')}
        aria-orientation={isTable ? 'vertical' : 'horizontal'}
        onScroll={followScroll}
        onKeyDown={move}
      >
        {shown.map((place) => {
          const level = levels[place]
          if (!level) return null
          return (
            <Level
              key={level.level}
              level={level}
              place={place}
              ownAt={ownAt}
              selected={level.level === selected}
              onSelect={() => onSelect(level.level)}
            />
          )
        })}
      </div>
    </div>
  )
}

/** Returns what to call as the cards scroll; it tells which one is in the middle once they have come to rest. */
function useSettledCard(
  onSettle: (level: string) => void,
): (event: { currentTarget: HTMLElement }) => void {
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  return ({ currentTarget }) => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const level = findMiddle(currentTarget)
      if (level) onSettle(level)
    }, settleMs)
  }
}

/** Returns the level of the card that is nearest to the middle of its row. */
function findMiddle(list: HTMLElement): string | undefined {
  const middle = list.scrollLeft + list.clientWidth / 2
  const cards = [...list.querySelectorAll<HTMLElement>('[data-level]')]
  const distance = (card: HTMLElement): number =>
    Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle)
  return cards.sort((one, other) => distance(one) - distance(other))[0]?.dataset['level']
}

interface Places {
  readonly at: number
  readonly count: number
  readonly isTable: boolean
}

/** Returns the place that a key leads to; -1 for another key. */
function nextPlace(key: string, { at, count, isTable }: Places): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === (isTable ? 'ArrowDown' : 'ArrowRight')) return Math.min(count - 1, at + 1)
  return key === (isTable ? 'ArrowUp' : 'ArrowLeft') ? Math.max(0, at - 1) : -1
}
