import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Icon } from '../../components/ui/Icon.tsx'
import { Switch } from '../../components/ui/Switch.tsx'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../gateway/error-message-key.ts'
import { useEffectCall } from '../../gateway/use-effect-call.ts'
import { useT } from '../../i18n/use-t.ts'
import { useConnection } from '../../state/connection.ts'
import { openConfirm } from '../../state/dialogs.ts'
import { useSessionKind } from '../../state/session.ts'
import { showNotification } from '../../state/toasts.ts'
import type { WalletsProps } from './member-look.ts'
import styles from './TransferRow.module.css'

const RecallSheet = lazy(() => import('./on-demand/RecallSheet.tsx'))

/** Whether money follows into games, and every vendor's money back at once. */
export function TransferRow({ wallet }: Pick<WalletsProps, 'wallet'>): ReactNode {
  const t = useT()
  const [open, setOpen] = useState(false)
  const offline = useConnection() === 'offline'
  const trial = useSessionKind() === 'trial'
  const refuse = (): void => showNotification(t('error.demoAccount'))
  return (
    <div className={styles['row']}>
      {wallet.autoTransfer !== undefined && (
        <AutoTransfer on={wallet.autoTransfer} {...(trial && { refuse })} disabled={offline} />
      )}
      <button
        type="button"
        className={styles['recall']}
        disabled={offline}
        aria-haspopup="dialog"
        onClick={trial ? refuse : () => setOpen(true)}
      >
        <Icon name="refresh" size="medium" />
        {t('home.account.recall')}
      </button>
      {open && (
        <Suspense>
          <RecallSheet wallet={wallet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

interface AutoTransferProps {
  readonly on: boolean
  readonly disabled: boolean
  /** What a change does for somebody who may not make one. */
  readonly refuse?: () => void
}

/** Says what it means before it changes. */
function AutoTransfer({ on, disabled, refuse }: AutoTransferProps): ReactNode {
  const t = useT()
  const { run, running } = useEffectCall('walletTransfer')
  async function turn(): Promise<void> {
    const text = t(on ? 'home.account.autoOff' : 'home.account.autoOn')
    if (!(await openConfirm({ title: t('home.account.auto'), text }))) return
    try {
      await run({ body: { action: 'auto', auto: !on } })
    } catch (error) {
      if (!isQuiet(error)) showNotification(t(errorMessageKey(error), errorMessageValues(error)))
    }
  }
  return (
    <Switch
      label={t('home.account.auto')}
      on={on}
      disabled={disabled || running}
      onToggle={refuse ?? (() => void turn())}
    />
  )
}
