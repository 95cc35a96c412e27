import type { ReactNode } from 'react'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { Window } from '../look/Window.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import styles from './MerchantActions.module.css'

export interface ArchiveWindowProps {
  readonly merchant: MerchantSummary
  readonly action: 'archive' | 'restore'
  /** Called with true after the merchant was archived or restored. */
  readonly onClose: (isDone: boolean) => void
}

/** Says what follows from archiving or restoring a merchant, and does it. */
export function ArchiveWindow({ merchant, action, onClose }: ArchiveWindowProps): ReactNode {
  const t = useT('merchantActions')
  const common = useT('common')
  const ask = useStudioApi()
  const { code, name } = merchant
  const archiving = useStudioMutation('archiveMerchant', (archived: boolean) =>
    ask('archiveMerchant', { merchant: code, body: { archived } }),
  )
  const run = async (): Promise<void> => {
    if (await archiving.run(action === 'archive')) onClose(true)
  }
  return (
    <Window
      title={t(`title.${action}`, { name })}
      size="narrow"
      onClose={() => onClose(false)}
      foot={
        <>
          <StudioButton onPress={() => onClose(false)}>{common('cancel')}</StudioButton>
          <StudioButton tone="main" isDisabled={archiving.isBusy} onPress={() => void run()}>
            {t(action)}
          </StudioButton>
        </>
      }
    >
      <div className={styles['body']}>
        {archiving.problem !== undefined && <RefusalNotice>{archiving.problem}</RefusalNotice>}
        <p>{t(`intro.${action}`, { code })}</p>
        {action === 'archive' && <p>{t('takeDown', { code })}</p>}
      </div>
    </Window>
  )
}
