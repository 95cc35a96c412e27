import { type ReactNode, useEffect } from 'react'
import type { MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { Window } from '../look/Window.tsx'
import { goTo } from '../navigation/navigation.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import { BrandPreview } from './BrandPreview.tsx'
import { NewMerchantForm } from './NewMerchantForm.tsx'
import styles from './NewMerchantWindow.module.css'
import type { NewMerchantDraft } from './new-merchant-draft.ts'
import { useDraftForm } from './use-draft-form.ts'

export interface NewMerchantWindowProps {
  /** Those it may inherit from. */
  readonly merchants: readonly MerchantSummary[]
  /** The code of the merchant that was not found. */
  readonly wanted: string
  readonly onClose: () => void
}

/** Asks what `livery new` asks, makes the merchant and opens it. */
export function NewMerchantWindow({
  merchants,
  wanted,
  onClose,
}: NewMerchantWindowProps): ReactNode {
  const t = useT('newMerchant')
  const common = useT('common')
  const ask = useStudioApi()
  const { form, draft, preview } = useDraftForm(wanted)
  const { value, problem, isFresh } = preview
  const making = useStudioMutation('makeMerchant', (body: NewMerchantDraft) =>
    ask('makeMerchant', { body }),
  )
  const { reset } = making
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is no more once another is typed
  useEffect(() => reset(), [draft, reset])
  const make = form.handleSubmit(async (typed) => {
    const made = await making.run(typed)
    if (!made) return
    onClose()
    goTo({ merchant: made.code, path: '' })
  })
  const shown = making.problem ?? problem
  return (
    <Window
      title={t('title')}
      onClose={onClose}
      foot={
        <>
          <p className={styles['note']}>{t('note')}</p>
          <StudioButton onPress={onClose}>{common('cancel')}</StudioButton>
          <StudioButton tone="main" isDisabled={making.isBusy} onPress={() => void make()}>
            {t(making.isBusy ? 'making' : 'make')}
          </StudioButton>
        </>
      }
    >
      <div className={styles['body']}>
        {shown !== undefined && (
          <div className={styles['refusal']}>
            <RefusalNotice>{shown}</RefusalNotice>
          </div>
        )}
        <NewMerchantForm form={form} draft={draft} merchants={merchants} preview={value} />
        <BrandPreview preview={value} name={draft.name} isFresh={isFresh} />
      </div>
    </Window>
  )
}
