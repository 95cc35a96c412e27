import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useConnection } from '../../state/connection.ts'
import { Icon } from '../controls/Icon.tsx'
import styles from './ConnectionMark.module.css'

/**
 * Says in a bar that the phone is offline, or that an answer takes longer than 8 seconds (SPEC §12.37). The bar
 * keeps its height. `ConnectionNews` tells it to a screen reader.
 */
export function ConnectionMark(): ReactNode {
  const t = useT()
  const connection = useConnection()
  if (connection === 'online') return null
  const offline = connection === 'offline'
  return (
    <span
      className={styles['mark']}
      data-kit="connection"
      data-state={connection}
      aria-hidden="true"
    >
      <Icon name={offline ? 'warning' : 'clock'} size="small" />
      <span className={styles['words']} data-part="words">
        {t(offline ? 'error.offline' : 'error.slow')}
      </span>
    </span>
  )
}
