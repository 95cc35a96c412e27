import { type ReactNode, useState } from 'react'
import type { DuplicateBody, MerchantSummary } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Window } from '../look/Window.tsx'
import { goTo } from '../navigation/navigation.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useOpenedAt } from '../state/use-loaded.ts'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import { useTypedQuery } from '../state/use-typed-query.ts'
import styles from './MerchantActions.module.css'

export interface DuplicateWindowProps {
  readonly merchant: MerchantSummary
  readonly onClose: () => void
}

type Field = keyof DuplicateBody

/** Asks for the code, name and hosts of a copy of a merchant, makes it and opens it. */
export function DuplicateWindow({ merchant, onClose }: DuplicateWindowProps): ReactNode {
  const t = useT('merchantActions')
  const common = useT('common')
  const ask = useStudioApi()
  const [draft, setDraft] = useState<Required<DuplicateBody>>({ code: '', name: '', hosts: '' })
  const [isTried, setTried] = useState(false)
  const { code } = merchant
  const preview = useTypedQuery({
    key: ['previewDuplicate', code, useOpenedAt()],
    input: draft,
    load: (body) => ask('previewDuplicate', { merchant: code, body }),
  })
  const making = useStudioMutation('duplicateMerchant', (body: DuplicateBody) =>
    ask('duplicateMerchant', { merchant: code, body }),
  )
  const { value, isFresh } = preview
  const problemOf = (field: Field): string | undefined => {
    if (!isFresh || (draft[field] === '' && !isTried)) return undefined
    return value?.problems.find(({ about }) => about === field)?.message
  }
  const make = async (): Promise<void> => {
    setTried(true)
    if (draft.code.trim() === '' || (isFresh && value && value.problems.length > 0)) return
    const made = await making.run(draft)
    if (!made) return
    onClose()
    goTo({ merchant: made.code, path: '' })
  }
  const line = (field: Field, placeholder: string, isCode: boolean): ReactNode => (
    <FieldFrame label={t(`field.${field}`)} hint={t(`hint.${field}`)} problem={problemOf(field)}>
      {(named) => (
        <TextInput
          {...named}
          // A window that asks begins at its first question.
          autoFocus={field === 'code'}
          isCode={isCode}
          placeholder={placeholder}
          value={draft[field]}
          onType={(text) => {
            setDraft({ ...draft, [field]: text })
            making.reset()
          }}
        />
      )}
    </FieldFrame>
  )
  const problem = making.problem ?? preview.problem
  return (
    <Window
      title={t('duplicateTitle', { name: merchant.name })}
      size="narrow"
      onClose={onClose}
      foot={
        <>
          <StudioButton onPress={onClose}>{common('cancel')}</StudioButton>
          <StudioButton tone="main" isDisabled={making.isBusy} onPress={() => void make()}>
            {t(making.isBusy ? 'duplicating' : 'duplicate')}
          </StudioButton>
        </>
      }
    >
      <div className={styles['body']}>
        <p>{t('duplicateIntro', { code, parent: merchant.parent ?? 'base' })}</p>
        {problem !== undefined && <RefusalNotice>{problem}</RefusalNotice>}
        {line('code', 'lagoon', true)}
        {line('name', value?.offered.name ?? '', false)}
        {line('hosts', value?.offered.hosts || 'lagoon.localhost', true)}
        {value && value.notes.length > 0 && (
          <section aria-label={t('notCopied')} className={styles['notes']}>
            <h3 className={styles['heading']}>{t('notCopied')}</h3>
            <ul className={styles['list']}>
              {value.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Window>
  )
}
