import { type ReactNode, Suspense, useState } from 'react'
import type { WalletBalance } from '../../../core/contract/generated/gateway.ts'
import { useGateway } from '../../gateway/GatewayProvider.tsx'
import { useMutation } from '../../gateway/use-mutation.ts'
import { useT } from '../../i18n/use-t.ts'
import { useConnection } from '../../state/connection.ts'
import { openConfirm } from '../../state/dialogs.ts'
import { useSessionKind } from '../../state/session.ts'
import { showNotification } from '../../state/toasts.ts'
import { Icon } from '../controls/Icon.tsx'
import { lazyPart } from '../controls/lazy-part.tsx'
import { Switch } from '../controls/Switch.tsx'
import styles from './TransferRow.module.css'

const RecallSheet = lazyPart(() => import('./on-demand/RecallSheet.tsx'))

export interface TransferRowProps {
  readonly wallet: WalletBalance
  /** True while another transfer runs. */
  readonly locked?: boolean
}

/**
 * Shows the auto-transfer switch and the button that recalls the money from every vendor. A trial account
 * has neither.
 */
export function TransferRow({ wallet, locked = false }: TransferRowProps): ReactNode {
  const t = useT()
  const [open, setOpen] = useState(false)
  const disabled = useConnection() === 'offline' || locked
  if (useSessionKind() === 'trial') return null
  return (
    <div className={styles['row']} data-kit="transfer">
      {wallet.autoTransfer !== undefined && (
        <AutoTransfer on={wallet.autoTransfer} disabled={disabled} />
      )}
      <button
        type="button"
        className={styles['recall']}
        data-part="recall"
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
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
}

/** Explains the change and asks for confirmation before it makes it. */
function AutoTransfer({ on, disabled }: AutoTransferProps): ReactNode {
  const t = useT()
  const { client } = useGateway()
  const { run, running } = useMutation('walletTransfer')
  const [asking, setAsking] = useState(false)
  async function confirmAndToggle(): Promise<void> {
    const text = t(on ? 'home.account.autoOff' : 'home.account.autoOn')
    if (!(await openConfirm({ title: t('home.account.auto'), text }))) return
    const explanation = import('../../gateway/on-demand/explain-change.ts').catch(() => undefined)
    try {
      await run({ body: { action: 'auto', auto: !on } })
    } catch (error) {
      setAsking(true)
      const holds = async () => (await client.call('walletBalance')).autoTransfer === !on
      const loaded = await explanation
      if (loaded) await loaded.explainChange(error, { t, holds })
      else showNotification(t('error.network'))
      setAsking(false)
    }
  }
  return (
    <Switch
      label={t('home.account.auto')}
      on={on}
      disabled={disabled || running || asking}
      onToggle={() => void confirmAndToggle()}
    />
  )
}
