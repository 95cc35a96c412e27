import type { ReactNode } from 'react'
import { categories } from '../../../../../../core/contract/categories.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { InlineList } from '../../../../../kit/controls/InlineList.tsx'
import { useNavigate } from '../../../../../kit/controls/navigation.tsx'
import { OptionRow } from '../../../../../kit/controls/OptionRow.tsx'
import { Sheet } from '../../../../../kit/controls/Sheet.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { type LobbyChoice, sorts } from '../../../../../kit/games/lobby-address.ts'
import type { BlockProps } from '../../../../../registry/block.ts'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { useLobby } from '../../../parts/use-lobby.ts'
import { useLobbyGames } from '../../../parts/use-lobby-games.ts'
import { noFilters } from '../no-filters.ts'
import { SlotSwitches } from '../SlotSwitches.tsx'
import { showWords, sortWords, useOfferedShows } from '../use-choices.ts'
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
  const { ornaments } = useSkin().look
  const shows = useOfferedShows(settings)
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
            label={t(sortWords[sort])}
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
