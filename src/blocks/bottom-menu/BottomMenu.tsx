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
import { NotchPlate } from './NotchPlate.tsx'

/** The bar at the foot of the screen with the entries of navigation.bottom (SPEC.md §2). */
export default function BottomMenu({ variant, settings }: BlockProps<'bottom-menu'>): ReactNode {
  const t = useT()
  const { navigation, pages } = useSkin()
  const path = usePath()
  const gameType = useSearch().get('gameType')
  const shown = navigation.bottom.map((id) => entries[id])
  const active = shown.findIndex((entry) => isActive(entry, path, gameType))
  const raised = variant === 'notched' && shown.length % 2 === 1 ? (shown.length - 1) / 2 : -1
  const style: CSSProperties = { '--count': shown.length, '--active': active }
  const disc = Object.values(pages.shell?.blocks ?? {}).some(
    (block) => block?.type === 'service' && block.variant === 'disc',
  )
  return (
    <nav
      className={styles['bar']}
      data-variant={variant}
      data-labels={settings.labels ?? 'all'}
      data-beside={disc || undefined}
      data-none={active < 0 || undefined}
      style={style}
      aria-label={t('menu.main')}
    >
      {variant === 'notched' && <NotchPlate notch={raised >= 0 ? 'middle' : 'none'} />}
      <div className={styles['entries']}>
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
      aria-current={active ? 'page' : undefined}
      data-raised={raised || undefined}
      onClick={open}
    >
      <span className={styles['mark']} data-drawn={base ? '' : undefined}>
        {base && <img className={styles['base']} src={base} width={104} height={92} alt="" />}
        <Icon name={entry.icon} />
      </span>
      <span className={styles['word']}>{t(entry.title)}</span>
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
