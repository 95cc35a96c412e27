import { type ReactNode, useState } from 'react'
import type { SharedEditBody } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { TextInput } from '../look/TextInput.tsx'
import { Window } from '../look/Window.tsx'
import { useStudioApi } from '../state/studio-api-context.tsx'
import { useStudioMutation } from '../state/use-studio-mutation.ts'
import { type EditDraft, editKinds, emptyDraft, readDraft } from './edit-draft.ts'
import { ImpactList } from './ImpactList.tsx'
import styles from './SharedEditWindow.module.css'

export interface SharedEditWindowProps {
  /** The merchants that the edit is for. */
  readonly codes: readonly string[]
  /** Called with true after the edit was written. */
  readonly onClose: (isWritten: boolean) => void
}

/** Edits one value of several merchants: what it changes is looked at before it is written. */
export function SharedEditWindow({ codes, onClose }: SharedEditWindowProps): ReactNode {
  const t = useT('sharedEdit')
  const common = useT('common')
  const ask = useStudioApi()
  const [draft, setDraft] = useState(emptyDraft)
  const look = useStudioMutation('previewEdit', (body: SharedEditBody) =>
    ask('previewEdit', { body }),
  )
  const apply = useStudioMutation('applyEdit', (body: SharedEditBody) => ask('applyEdit', { body }))
  const edit = readDraft(draft)
  const body = edit && { merchants: [...codes], ...edit }
  const change = (typed: Partial<EditDraft>): void => {
    setDraft({ ...draft, ...typed })
    look.reset()
    apply.reset()
  }
  const impact = apply.value ?? look.value
  const isWritten = apply.value !== undefined
  const mayApply = impact && impact.files > 0 && impact.broken.length === 0
  const problem = apply.problem ?? look.problem
  const foot = isWritten ? (
    <StudioButton tone="main" onPress={() => onClose(true)}>
      {common('close')}
    </StudioButton>
  ) : (
    <>
      <StudioButton onPress={() => onClose(false)}>{common('cancel')}</StudioButton>
      {body && (
        <StudioButton isDisabled={look.isBusy} onPress={() => void look.run(body)}>
          {t(look.isBusy ? 'looking' : 'look')}
        </StudioButton>
      )}
      {body && mayApply && (
        <StudioButton
          tone="main"
          isDisabled={apply.isBusy}
          onPress={() => void apply.run({ ...body, basis: impact.basis })}
        >
          {t('apply', { count: impact.files })}
        </StudioButton>
      )}
    </>
  )
  return (
    <Window
      title={t('title', { count: codes.length })}
      size="narrow"
      onClose={() => onClose(isWritten)}
      foot={foot}
    >
      <div className={styles['body']}>
        <ChoiceInput
          aria-label={t('kind')}
          options={editKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
        <Fields draft={draft} onChange={change} />
        {problem !== undefined && <RefusalNotice>{problem}</RefusalNotice>}
        {isWritten && <p role="status">{t('written', { count: apply.value?.files ?? 0 })}</p>}
        {impact && <ImpactList impact={impact} />}
      </div>
    </Window>
  )
}

interface FieldsProps {
  readonly draft: EditDraft
  readonly onChange: (typed: Partial<EditDraft>) => void
}

function Fields({ draft, onChange }: FieldsProps): ReactNode {
  const t = useT('sharedEdit')
  const line = (name: 'path' | 'value' | 'page' | 'block' | 'other'): ReactNode => (
    <FieldFrame label={t(`field.${name}`)} hint={t(`hint.${name}`)} problem={undefined}>
      {(named) => (
        <TextInput
          {...named}
          isCode
          value={draft[name]}
          onType={(text) => onChange({ [name]: text })}
        />
      )}
    </FieldFrame>
  )
  if (draft.kind !== 'move')
    return (
      <>
        {line('path')}
        {draft.kind === 'set' && line('value')}
      </>
    )
  return (
    <>
      {line('page')}
      {line('block')}
      <ChoiceInput
        aria-label={t('side')}
        options={[
          { value: 'before', label: t('sides.before') },
          { value: 'after', label: t('sides.after') },
        ]}
        value={draft.side}
        onChange={(side) => onChange({ side })}
      />
      {line('other')}
    </>
  )
}
