import type { ReactNode } from 'react'
import { Icon } from '../components/ui/Icon.tsx'
import { useT } from '../i18n/use-t.ts'
import { useConnection } from '../state/connection.ts'
import styles from './ConnectionLine.module.css'

/** Shows a line while the phone is offline, or while an answer takes longer than 8 seconds. */
export function ConnectionLine(): ReactNode {
  const t = useT()
  const connection = useConnection()
  return (
    <div role="status">
      {connection !== 'online' && (
        <p className={styles['line']} data-connection={connection}>
          <Icon name={connection === 'offline' ? 'warning' : 'clock'} size="medium" />
          {t(connection === 'offline' ? 'app.offline' : 'app.slow')}
        </p>
      )}
    </div>
  )
}
