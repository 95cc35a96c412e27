import type { ReactNode } from 'react'
import type { RemoteState } from '../../core/contract/generated/studio-api.ts'
import { formatMoment } from '../i18n/format-moment.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { useSession } from '../state/session-context.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useServerState } from '../state/use-server-state.ts'
import styles from './RemoteLine.module.css'

const none: RemoteState = { state: 'none' }
/** The milliseconds after which the state is read again: saves of everybody and the remote change it. */
const readEvery = 10_000

/** Shows whether the workspace is in step with its remote, and what keeps it from that; nothing without one. */
export function RemoteLine(): ReactNode {
  const t = useT('team')
  const ask = useStudioApi()
  const { isLocal } = useSession()
  const { state: remote = none } = useServerState({
    key: ['readRemote'],
    read: () => (isLocal ? Promise.resolve(none) : ask('readRemote', { body: undefined })),
    interval: ({ state }) => (state === 'none' ? 0 : readEvery),
  })
  const { state, name = '', at, message = '' } = remote
  if (state === 'failed')
    return (
      <div className={styles['line']}>
        <RefusalNotice>{t('remote.failed', { name, message })}</RefusalNotice>
      </div>
    )
  if (state !== 'synced' || at === undefined) return null
  return <p className={styles['line']}>{t('remote.synced', { name, time: formatMoment(at) })}</p>
}
