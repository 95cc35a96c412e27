import type { ReactNode } from 'react'
import type { VipLevel } from '../../../../../core/contract/generated/gateway.ts'
import type { Skin } from '../../../../../core/contract/skin.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useSkin } from '../../../../registry/skin-context.tsx'
import styles from './LevelTabs.module.css'
import { useRoundMoney } from './use-round-money.ts'

/** The element that shows the selected level. */
export const levelPanelId = 'vip-level'

export interface LevelTabProps {
  readonly level: VipLevel
  /** Its place from the lowest, which is 0. */
  readonly place: number
  /** The place of the member's own level; -1 without one. */
  readonly ownAt: number
  readonly selected: boolean
  readonly onSelect: () => void
}

/** A level as a card of a row. */
export function LevelCard(props: LevelTabProps): ReactNode {
  const { level, place } = props
  return (
    <LevelTab {...props}>
      <Badge place={place} />
      <span className={styles['words']} data-part="words">
        <span className={typography['figure']} data-part="title">
          {level.level}
        </span>
        <LevelState {...props} />
      </span>
    </LevelTab>
  )
}

/** A level as a row of a table: what it brings, what it needs in a month, and the gift of reaching it. */
export function LevelRow(props: LevelTabProps): ReactNode {
  const t = useT()
  const format = useRoundMoney()
  const { level, place, ownAt } = props
  const gift = level.gifts.find((one) => one.gift === 'upgrade')
  const [perk] = level.perks
  return (
    <LevelTab {...props}>
      <Badge place={place} />
      <span className={styles['words']} data-part="words">
        <span className={typography['name']} data-part="title">
          {level.level}
        </span>
        {place === ownAt || !perk ? (
          <LevelState {...props} />
        ) : (
          <span className={typography['muted']} data-part="note">
            {perk.value}
          </span>
        )}
      </span>
      <Amount
        label={t('vip.bets')}
        part="value"
        amount={level.rise && format(level.rise.turnover)}
      />
      <Amount label={t('vip.gift.upgrade')} part="aside" amount={gift && format(gift.amount)} />
    </LevelTab>
  )
}

function LevelTab({
  level: { level },
  place,
  ownAt,
  selected,
  onSelect,
  children,
}: LevelTabProps & { readonly children: ReactNode }): ReactNode {
  const state = place < ownAt ? 'done' : 'next'
  return (
    <button
      type="button"
      role="tab"
      className={styles['level']}
      data-part="level"
      data-state={ownAt < 0 ? undefined : place === ownAt ? 'own' : state}
      data-level={level}
      aria-selected={selected}
      aria-controls={levelPanelId}
      tabIndex={selected ? 0 : -1}
      onClick={onSelect}
    >
      {children}
    </button>
  )
}

function Badge({ place }: Pick<LevelTabProps, 'place'>): ReactNode {
  const badge = readLevelBadge(useSkin(), place)
  return (
    <span className={styles['badge']} data-part="picture">
      {badge ? <ThemeDrawing src={badge} /> : <Icon name="crown" size="huge" />}
    </span>
  )
}

function LevelState({ place, ownAt }: Pick<LevelTabProps, 'place' | 'ownAt'>): ReactNode {
  const t = useT()
  if (ownAt < 0) return null
  return (
    <span className={`${styles['state']} ${typography['muted']}`} data-part="state">
      {place === ownAt ? (
        <Tag tone="accent">{t('vip.yours')}</Tag>
      ) : (
        t(place < ownAt ? 'vip.reached' : 'vip.ahead')
      )}
    </span>
  )
}

interface AmountProps {
  readonly label: string
  readonly part: 'value' | 'aside'
  /** As the player reads it; undefined if the level has none. */
  readonly amount: string | undefined
}

/** An amount of a row, with the name of its column for screen readers. */
function Amount({ label, part, amount }: AmountProps): ReactNode {
  return (
    <span className={`${styles[part]} ${typography['name']}`} data-part={part}>
      <span data-unseen>{label} </span>
      {amount ?? '–'}
    </span>
  )
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
