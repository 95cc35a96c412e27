import { type ReactNode, Suspense, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Section } from '../../../../kit/pages/Section.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import styles from './LobbyFilters.module.css'
import { hasFilters } from './no-filters.ts'

/** Loaded with the first tap. */
const FilterSheet = lazyPart(() => import('./on-demand/FilterSheet.tsx'))

export interface WithFilterSheetProps extends Pick<BlockProps<'lobby-filters'>, 'settings'> {
  /** Set if the sheet also offers the game filters; the button then shows its name. */
  readonly whole?: true
  /** Renders what the block shows, with the button that opens the sheet. */
  readonly children: (button: ReactNode) => ReactNode
}

/**
 * Shows the filters on the background of the block, and the sheet of the other choices with the colours
 * of the page. A dot on its button says that it contains a choice.
 */
export function WithFilterSheet({ settings, whole, children }: WithFilterSheetProps): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const [open, setOpen] = useState(false)
  const label = t('lobby.settings')
  const show = () => setOpen(true)
  const button = whole ? (
    <Button variant="soft" icon="filter" aria-haspopup="dialog" onClick={show}>
      {label}
    </Button>
  ) : (
    <IconButton
      icon="filter"
      label={label}
      aria-haspopup="dialog"
      dot={hasFilters({ ...lobby, show: 'all' })}
      onClick={show}
    />
  )
  return (
    <>
      <Section className={styles['filters']} tone={settings.tone}>
        {children(button)}
      </Section>
      {open && (
        <Suspense>
          <FilterSheet settings={settings} whole={whole} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
