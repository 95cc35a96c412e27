import { type ReactNode, Suspense, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useLobby } from '../../parts/use-lobby.ts'
import { hasFilters } from './no-filters.ts'

/** Loaded with the first tap. */
const FilterSheet = lazyPart(() => import('./on-demand/FilterSheet.tsx'))

export interface MoreFiltersProps extends Pick<BlockProps<'lobby-filters'>, 'settings'> {
  /** Set if the sheet also offers the game filters; the button then shows its name. */
  readonly whole?: true
}

/** Shows the button that opens the filter sheet, with a dot while the sheet contains a choice. */
export function MoreFilters({ settings, whole }: MoreFiltersProps): ReactNode {
  const t = useT()
  const lobby = useLobby()
  const [open, setOpen] = useState(false)
  const label = t('lobby.settings')
  const show = () => setOpen(true)
  return (
    <>
      {whole ? (
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
      )}
      {open && (
        <Suspense>
          <FilterSheet settings={settings} whole={whole} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
