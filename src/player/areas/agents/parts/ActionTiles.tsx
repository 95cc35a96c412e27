import type { ReactNode, Ref } from 'react'
import type { IconName } from '../../../../core/contract/icons.ts'
import { Icon } from '../../../kit/controls/Icon.tsx'
import { Link } from '../../../kit/controls/navigation.tsx'
import { Spinner } from '../../../kit/controls/Spinner.tsx'
import styles from './ActionTiles.module.css'

export interface ActionTilesProps {
  readonly ref?: Ref<HTMLUListElement>
  readonly children: ReactNode
}

/** What the agent may do with an account, as tiles in columns. */
export function ActionTiles({ ref, children }: ActionTilesProps): ReactNode {
  return (
    <ul className={styles['tiles']} data-kit="actions" ref={ref}>
      {children}
    </ul>
  )
}

export interface ActionTileProps {
  readonly icon: IconName
  readonly label: string
  /** The page that the tile leads to. */
  readonly to?: string
  /** Runs in place of a page. */
  readonly onPress?: () => void
  readonly busy?: boolean
  readonly disabled?: boolean
}

/** One action: a link or a button. */
export function ActionTile(props: ActionTileProps): ReactNode {
  const { icon, label, to, onPress, busy = false, disabled = false } = props
  const content = (
    <>
      {busy ? <Spinner /> : <Icon name={icon} size="medium" />}
      {label}
    </>
  )
  return (
    <li>
      {to !== undefined ? (
        <Link className={styles['tile']} data-part="action" to={to}>
          {content}
        </Link>
      ) : (
        <button
          type="button"
          className={styles['tile']}
          data-part="action"
          disabled={disabled || busy}
          aria-busy={busy || undefined}
          onClick={onPress}
        >
          {content}
        </button>
      )}
    </li>
  )
}
