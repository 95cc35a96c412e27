import { type ReactNode, useState } from 'react'
import type { DeletionBody, MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Window } from '../look/Window.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { usePassingQuery } from '../state/use-loaded.ts'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import styles from './MerchantActions.module.css'

export interface DeletionWindowProps {
  readonly merchant: MerchantSummary
  /** Called with true after the merchant was deleted. */
  readonly onClose: (isDeleted: boolean) => void
}

/** Says what goes with a merchant, and deletes it once its code was typed. */
export function DeletionWindow({ merchant, onClose }: DeletionWindowProps): ReactNode {
  const t = useT('merchantActions')
  const common = useT('common')
  const ask = useStudioApi()
  const [typed, setTyped] = useState('')
  const { code, name } = merchant
  const loaded = usePassingQuery('readDeletionImpact', { merchant: code, body: undefined })
  const deleting = useStudioMutation('deleteMerchant', (body: DeletionBody) =>
    ask('deleteMerchant', { merchant: code, body }),
  )
  const impact = loaded.state === 'loaded' ? loaded.value : undefined
  const isAllowed = impact?.obstacles.length === 0
  const remove = async (): Promise<void> => {
    if (!impact || typed.trim() !== code) return
    const deleted = await deleting.run({ typed, basis: impact.basis })
    if (deleted) onClose(true)
    else loaded.again()
  }
  return (
    <Window
      title={t('deleteTitle', { name })}
      size="narrow"
      onClose={() => onClose(false)}
      foot={
        <>
          <StudioButton onPress={() => onClose(false)}>{common('cancel')}</StudioButton>
          {isAllowed && (
            <StudioButton
              tone="danger"
              isDisabled={typed.trim() !== code || deleting.isBusy}
              onPress={() => void remove()}
            >
              {t(deleting.isBusy ? 'deleting' : 'delete')}
            </StudioButton>
          )}
        </>
      }
    >
      <div className={styles['body']}>
        {loaded.state === 'loading' && <p role="status">{t('weighing')}</p>}
        {loaded.state === 'failed' && (
          <RefusalNotice
            action={<StudioButton onPress={loaded.again}>{common('tryAgain')}</StudioButton>}
          >
            {loaded.problem}
          </RefusalNotice>
        )}
        {deleting.problem !== undefined && <RefusalNotice>{deleting.problem}</RefusalNotice>}
        {impact && (
          <section aria-label={t('weight')} className={styles['notes']}>
            <ul className={styles['list']}>
              {impact.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        {impact && !isAllowed && (
          <section aria-label={t('needed')} className={styles['needed']}>
            <h3 className={styles['heading']}>{t('needed')}</h3>
            <ul className={styles['list']}>
              {impact.obstacles.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        {isAllowed && (
          <FieldFrame label={t('typeCode', { code })} problem={undefined}>
            {(named) => <TextInput {...named} isCode value={typed} onType={setTyped} />}
          </FieldFrame>
        )}
      </div>
    </Window>
  )
}
