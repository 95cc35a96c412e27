import type { CSSProperties, ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { lobbyPath } from '../../parts/lobby-path.ts'
import { useGameEntry } from '../../parts/use-game-entry.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { openMenu } from '../../state/menu.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useNavigate, usePath, useSearch } from '../../ui/navigation.tsx'
import styles from './BottomMenu.module.css'
import { type Entry, entries, isActive } from './entries.ts'

export interface BottomMenuProps {
  readonly settings: BlockProps<'bottom-menu'>['settings']
  readonly className: string | undefined
  /** The place of the entry that stands above the others. */
  readonly raised?: number
  /** The ground behind the entries, where it is drawn. */
  readonly children?: ReactNode
}

/** The bar at the foot of the screen with the entries of navigation.bottom (SPEC.md §2). */
export function BottomMenu(props: BottomMenuProps): ReactNode {
  const { settings, className, raised, children } = props
  const t = useT()
  const { navigation, pages } = useSkin()
  const path = usePath()
  const gameType = useSearch().get('gameType')
  const shown = navigation.bottom.map((id) => entries[id])
  const active = shown.findIndex((entry) => isActive(entry, path, gameType))
  const style: CSSProperties = { '--count': shown.length, '--active': active }
  const disc = Object.values(pages.shell?.blocks ?? {}).some(
    (block) => block?.type === 'service' && block.variant === 'disc',
  )
  return (
    <nav
      className={`${styles['bar']} ${className}`}
      data-labels={settings.labels ?? 'all'}
      data-beside={disc || undefined}
      data-none={active < 0 || undefined}
      style={style}
      aria-label={t('menu.main')}
    >
      {children}
      <div className={styles['entries']} data-part="entries">
        {shown.map((entry, index) => (
          <EntryButton
            key={entry.title}
            entry={entry}
            active={index === active}
            raised={index === raised}
          />
        ))}
      </div>
    </nav>
  )
}

interface EntryButtonProps {
  readonly entry: Entry
  readonly active: boolean
  readonly raised: boolean
}

function EntryButton({ entry, active, raised }: EntryButtonProps): ReactNode {
  const t = useT()
  const open = useEntry(entry)
  const { look } = useSkin()
  const base = raised ? look.ornaments['bottom-raised'] : undefined
  return (
    <button
      type="button"
      className={styles['entry']}
      data-part="entry"
      aria-current={active ? 'page' : undefined}
      data-raised={raised || undefined}
      onClick={open}
    >
      <span className={styles['mark']} data-part="mark" data-drawn={base ? '' : undefined}>
        {base && <img data-part="base" src={base} width={104} height={92} alt="" />}
        <Icon name={entry.icon} />
      </span>
      <span className={styles['word']} data-part="word">
        {t(entry.title)}
      </span>
    </button>
  )
}

/** What a tap does; games follow the rules for guests and trial accounts. */
function useEntry(entry: Entry): () => void {
  const navigate = useNavigate()
  const enterGame = useGameEntry()
  return () => {
    if (entry.kind === 'menu') return openMenu()
    if (entry.kind === 'game') return enterGame(lobbyPath(entry.category))
    return navigate(entry.path)
  }
}
