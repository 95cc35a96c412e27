import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useConnection } from '../state/connection.ts'

/** Tells a screen reader that the phone is offline, or that an answer takes longer than 8 seconds. The bars show it. */
export function ConnectionNews(): ReactNode {
  const t = useT()
  const connection = useConnection()
  return (
    <div role="status" data-unseen>
      {connection !== 'online' && t(connection === 'offline' ? 'app.offline' : 'app.slow')}
    </div>
  )
}
