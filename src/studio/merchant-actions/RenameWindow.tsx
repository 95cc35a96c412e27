import { type ReactNode, useState } from 'react'
import type {
  MerchantSummary,
  RenameBody,
  RenameOrder,
} from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Toggle } from '../look/Toggle.tsx'
import { Window } from '../look/Window.tsx'
import { renameJournal } from '../state/journal-store.ts'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useOpenedAt } from '../state/use-loaded.ts'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import { useTypedQuery } from '../state/use-typed-query.ts'
import styles from './MerchantActions.module.css'

export interface RenameWindowProps {
  readonly merchant: MerchantSummary
  /** Called with true after the merchant was renamed. */
  readonly onClose: (isRenamed: boolean) => void
}

/** Asks for the new code of a merchant, says what changes with it, and renames the merchant. */
export function RenameWindow({ merchant, onClose }: RenameWindowProps): ReactNode {
  const t = useT('merchantActions')
  const common = useT('common')
  const ask = useStudioApi()
  const [draft, setDraft] = useState<Required<RenameBody>>({ code: '', atGateway: false })
  const { code, name, hosts } = merchant
  const typed = draft.code.trim()
  const impact = useTypedQuery({
    key: ['readRenameImpact', code, useOpenedAt()],
    input: draft,
    load: async (body) =>
      body.code.trim() === '' ? undefined : await ask('readRenameImpact', { merchant: code, body }),
  })
  const renaming = useStudioMutation('renameMerchant', (body: RenameOrder) =>
    ask('renameMerchant', { merchant: code, body }),
  )
  const { value, isFresh } = impact
  const obstacles = value?.obstacles ?? []
  const isReady = isFresh && value && value.problem === undefined && obstacles.length === 0
  const change = (part: Partial<RenameBody>): void => {
    setDraft({ ...draft, ...part })
    renaming.reset()
  }
  const rename = async (): Promise<void> => {
    if (!isReady) return
    const renamed = await renaming.run({ ...draft, code: typed, basis: value.basis })
    if (!renamed) return impact.again()
    renameJournal(() => localStorage, { from: code, to: renamed.code })
    onClose(true)
  }
  const problem = renaming.problem ?? impact.problem
  return (
    <Window
      title={t('renameTitle', { name })}
      size="narrow"
      onClose={() => onClose(false)}
      foot={
        <>
          <StudioButton onPress={() => onClose(false)}>{common('cancel')}</StudioButton>
          <StudioButton
            tone="main"
            isDisabled={!isReady || renaming.isBusy}
            onPress={() => void rename()}
          >
            {t(renaming.isBusy ? 'renaming' : 'rename')}
          </StudioButton>
        </>
      }
    >
      <div className={styles['body']}>
        <p>{t('renameIntro', { code })}</p>
        {problem !== undefined && <RefusalNotice>{problem}</RefusalNotice>}
        <FieldFrame
          label={t('newCode')}
          hint={t('hint.code')}
          problem={isFresh && typed !== '' ? value?.problem : undefined}
        >
          {(named) => (
            <TextInput
              {...named}
              // A window that asks begins at its first question.
              autoFocus
              isCode
              placeholder={code}
              value={draft.code}
              onType={(text) => change({ code: text })}
            />
          )}
        </FieldFrame>
        {hosts.length > 0 && (
          <Toggle isOn={draft.atGateway} onChange={(atGateway) => change({ atGateway })}>
            {t('atGateway')}
          </Toggle>
        )}
        {typed !== '' && !isFresh && !value && <p role="status">{t('lookingAtRename')}</p>}
        {typed !== '' && value && value.sentences.length > 0 && (
          <section aria-label={t('renameImpact')} className={styles['notes']}>
            <h3 className={styles['heading']}>{t('renameImpact')}</h3>
            <ul className={styles['list']}>
              {value.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        {typed !== '' && obstacles.length > 0 && (
          <section aria-label={t('notRenamed')} className={styles['needed']}>
            <h3 className={styles['heading']}>{t('notRenamed')}</h3>
            <ul className={styles['list']}>
              {obstacles.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Window>
  )
}
