import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import type { MenuEntry } from '../../../../../core/contract/skin.ts'
import { useT, useText } from '../../../../i18n/use-t.ts'
import { hasLongWord } from '../../../../kit/controls/has-long-word.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { openSlideMenu } from '../../../../state/menu.ts'
import { GameLink } from '../../parts/GameLink.tsx'
import { useIsActive, useShownEntries } from '../../parts/use-menu-entries.ts'
import styles from './BottomMenu.module.css'

export interface BottomMenuProps {
  readonly settings: BlockProps<'bottom-menu'>['settings']
  readonly className: string | undefined
  /** Index of the entry that is raised above the others. */
  readonly raised?: number
  /** A drawn background behind the entries. */
  readonly children?: ReactNode
}

/** Shows the bar at the bottom of the screen with the entries of navigation.bottom (SPEC §2.27). */
export function BottomMenu(props: BottomMenuProps): ReactNode {
  const { settings, className, raised, children } = props
  const t = useT()
  const text = useText()
  const shown = useShownEntries(useSkin().navigation.bottom)
  const isActive = useIsActive()
  const active = shown.findIndex(isActive)
  const hasLong = shown.some(({ label }) => hasLongWord(text(label), maxLetters + 1))
  useLongWordsMark(hasLong)
  const style: CSSProperties = { '--count': shown.length, '--active': active }
  return (
    <nav
      className={`${styles['bar']} ${className}`}
      data-kit="bottom-bar"
      data-labels={settings.labels}
      data-words={hasLong ? 'long' : undefined}
      data-none={active < 0 || undefined}
      style={style}
      aria-label={t('menu.main')}
    >
      {children}
      <div className={styles['entries']} data-part="entries">
        {shown.map((entry, index) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            active={index === active}
            raised={index === raised}
          />
        ))}
      </div>
    </nav>
  )
}

/** Letters of a word that fit into a fifth of a narrow phone's width. */
const maxLetters = 12

/** Marks on the root element that the bar is higher, so that the page reserves the same height. */
function useLongWordsMark(long: boolean): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-long-words', long)
    return () => root.removeAttribute('data-long-words')
  }, [long])
}

interface EntryItemProps {
  readonly entry: MenuEntry
  readonly active: boolean
  readonly raised: boolean
}

function EntryItem({ entry, active, raised }: EntryItemProps): ReactNode {
  const text = useText()
  const { look } = useSkin()
  const base = raised ? look.ornaments['bottom-raised'] : undefined
  const item = {
    className: styles['entry'],
    'data-part': 'entry',
    'data-state': raised ? 'raised' : undefined,
    children: (
      <>
        <span className={styles['mark']} data-part="mark" data-drawn={base ? '' : undefined}>
          {base && <ThemeDrawing data-part="base" src={base} width={104} height={92} />}
          <Icon name={entry.icon} />
        </span>
        <span className={styles['word']} data-part="label">
          {text(entry.label)}
        </span>
      </>
    ),
  } as const
  const { category, path } = entry
  const current = active ? 'page' : undefined
  if (category) return <GameLink category={category} aria-current={current} {...item} />
  if (path) return <Link to={path} aria-current={current} {...item} />
  return <button type="button" aria-haspopup="dialog" onClick={openSlideMenu} {...item} />
}
