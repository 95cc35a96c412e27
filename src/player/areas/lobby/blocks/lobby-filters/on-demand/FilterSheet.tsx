import type { ReactNode } from 'react'
import { categories } from '../../../../../../core/contract/categories.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../../kit/controls/format-money.ts'
import { InlineList } from '../../../../../kit/controls/InlineList.tsx'
import { useNavigate } from '../../../../../kit/controls/navigation.tsx'
import { OptionRow } from '../../../../../kit/controls/OptionRow.tsx'
import { Sheet } from '../../../../../kit/controls/Sheet.tsx'
import { Switch } from '../../../../../kit/controls/Switch.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { type LobbyChoice, type Sort, sorts } from '../../../../../kit/games/lobby-address.ts'
import type { BlockProps } from '../../../../../registry/block.ts'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../../state/language.ts'
import { useSessionKind } from '../../../../../state/session.ts'
import { useConsolidated } from '../../../../../state/status.ts'
import { useLobby } from '../../../parts/use-lobby.ts'
import { useLobbyGames } from '../../../parts/use-lobby-games.ts'
import { noFilters } from '../no-filters.ts'
import { showWords, useShows } from '../use-choices.ts'
import styles from './FilterSheet.module.css'

export interface FilterSheetProps extends Pick<BlockProps<'lobby-filters'>, 'settings'> {
  readonly whole: true | undefined
  readonly onClose: () => void
}

/** Shows all choices of a lobby; each applies at once, and the list behind the sheet follows. */
export default function FilterSheet({ settings, whole, onClose }: FilterSheetProps): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const navigate = useNavigate()
  const guest = useSessionKind() === 'guest'
  const { ornaments } = useSkin().look
  const shows = useShows(settings).filter(
    (show) => !guest || (show !== 'favourites' && show !== 'recent'),
  )
  const choose = (choice: Partial<LobbyChoice>): void =>
    navigate(lobby.pathOf(choice), { replace: true })
  return (
    <Sheet
      title={t('lobby.settings')}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornaments['sheet']}
      icon="filter"
    >
      {whole && (
        <Choice title={t('lobby.filters')}>
          {shows.map((show) => (
            <OptionRow
              key={show}
              label={t(showWords[show])}
              selected={lobby.show === show}
              onSelect={() => choose({ show })}
            />
          ))}
        </Choice>
      )}
      {lobby.category === 'RNG' && <SlotSwitches onChoose={choose} />}
      <Choice title={t('lobby.sort')}>
        {sorts.map((sort) => (
          <OptionRow
            key={sort}
            label={t(sortMessages[sort])}
            selected={lobby.sort === sort}
            onSelect={() => choose({ sort })}
          />
        ))}
      </Choice>
      <SheetFooter
        onClose={onClose}
        onReset={() => choose(whole ? noFilters : { ...noFilters, show: lobby.show })}
      />
    </Sheet>
  )
}

const sortMessages = {
  popular: 'lobby.sortPopular',
  name: 'lobby.sortName',
  newest: 'lobby.sortNewest',
} as const satisfies Record<Sort, string>

interface ChoiceProps {
  readonly title: string
  readonly children: ReactNode
}

function Choice({ title, children }: ChoiceProps): ReactNode {
  return (
    <>
      <h3 className={`${styles['title']} ${typography['muted']}`}>{title}</h3>
      <div role="radiogroup" aria-label={title}>
        {children}
      </div>
    </>
  )
}

/** Shows the two filters of slots, with the merchant's limits (SPEC §9.17). */
function SlotSwitches({
  onChoose,
}: {
  readonly onChoose: (choice: Partial<LobbyChoice>) => void
}): ReactNode {
  const t = useT()
  const { bet, lines } = useLobby()
  const { lobby: limits } = useSkin()
  const language = useLanguage()
  const symbol = useConsolidated()?.currencySymbol ?? ''
  const amount = formatMoney(String(limits.minimumBet), { language, symbol })
  return (
    <div className={styles['switches']}>
      <Switch
        label={t('lobby.bet', { amount })}
        on={bet}
        onToggle={() => onChoose({ bet: !bet })}
      />
      <Switch
        label={t('lobby.lines', { count: limits.lines })}
        on={lines}
        onToggle={() => onChoose({ lines: !lines })}
      />
    </div>
  )
}

interface SheetFooterProps extends Pick<FilterSheetProps, 'onClose'> {
  readonly onReset: () => void
}

/** Shows the number of games that match, and the button that resets the choices. */
function SheetFooter({ onClose, onReset }: SheetFooterProps): ReactNode {
  const t = useT()
  const { category } = useLobby()
  const { total } = useLobbyGames()
  const { unit } = categories[category ?? 'RNG']
  return (
    <div className={styles['done']}>
      <Button variant="plain" onClick={onReset}>
        {t('lobby.reset')}
      </Button>
      <Button variant="accent" className={styles['show']} onClick={onClose}>
        <span role="status">
          <InlineList
            items={[t('lobby.done'), total !== undefined && t(`count.${unit}`, { count: total })]}
          />
        </span>
      </Button>
    </div>
  )
}
