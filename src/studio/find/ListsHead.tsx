import type { ReactNode } from 'react'
import { ColourSchemeSwitch } from '../frame/ColourSchemeSwitch.tsx'
import { useT } from '../i18n/use-t.ts'
import type { LazyCode } from '../look/LazyView.tsx'
import type { ListView } from '../navigation/navigation.ts'
import { PlaceLink } from '../navigation/PlaceLink.tsx'
import { PaletteButton, type PaletteWindowProps } from '../palette/PaletteButton.tsx'
import type { PaletteEntry } from '../palette/palette-entry.ts'
import { useListViews } from '../state/use-list-views.ts'
import { AccountMenu } from '../team/AccountMenu.tsx'
import styles from './ListsHead.module.css'

export interface ListsHeadProps {
  /** The view that is open; absent for the gallery. */
  readonly view?: ListView
  readonly title: string
  /** How many are listed. */
  readonly count?: ReactNode
  /** The filter of the view. */
  readonly children?: ReactNode
  /** The actions of the view. */
  readonly actions?: ReactNode
  /** The same for the palette. */
  readonly commands?: readonly PaletteEntry[]
}

const paletteCode: LazyCode<PaletteWindowProps> = {
  name: 'list-palette',
  load: async () => (await import('../palette/ListPalette.tsx')).ListPalette,
}

/** Heads a view of all merchants: the way to the other views, its filter and its actions. */
export function ListsHead({
  view,
  title,
  count,
  children,
  actions,
  commands = [],
}: ListsHeadProps): ReactNode {
  const t = useT('find')
  const views = useListViews()
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{title}</h1>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
      <nav className={styles['views']} aria-label={t('views')}>
        {views.map((one) => (
          <PlaceLink
            key={one ?? ''}
            className={styles['view']}
            place={{ path: '', ...(one && { view: one }) }}
            aria-current={one === view ? 'page' : undefined}
          >
            {t(`view.${one ?? 'gallery'}`)}
          </PlaceLink>
        ))}
      </nav>
      <span className={styles['space']} />
      {children}
      <PaletteButton code={paletteCode} commands={commands} />
      <ColourSchemeSwitch />
      {actions}
      <AccountMenu />
    </header>
  )
}
