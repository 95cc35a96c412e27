import { type ReactNode, useState } from 'react'
import { fill, placeholder } from '../i18n/fill.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { LabelledInput } from '../look/RuleInput.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { type StudioRule, useRuleForm } from '../look/use-rule-form.ts'
import { Window } from '../look/Window.tsx'
import { PublishImpactView } from './PublishImpactView.tsx'
import { PublishRunView } from './PublishRunView.tsx'
import styles from './PublishWindow.module.css'
import { Releases } from './Releases.tsx'
import { RollbackWindow } from './RollbackWindow.tsx'
import { usePublishing } from './use-publishing.ts'

export interface PublishWindowProps {
  /** The merchant that is open, where one is. */
  readonly code?: string
  /** The number of its unsaved files. */
  readonly unsaved?: number
  readonly onClose: () => void
}

/** The rules of the studio API (schemas/studio-api.schema.json). */
const rules: readonly StudioRule[] = [
  {
    name: 'release',
    required: false,
    pattern: { acceptedPattern: '^[a-zA-Z0-9][a-zA-Z0-9._-]*$', maxLength: 64 },
    messages: { pattern: { key: 'releaseName' }, tooLong: { key: 'releaseName' } },
  },
]

/** Tells what a publish would change, puts merchants out, tells how far that is, and goes back to what went out before. */
export function PublishWindow(props: PublishWindowProps): ReactNode {
  const t = useT('publish')
  const common = useT('common')
  const { code, unsaved = 0, onClose } = props
  const publishing = usePublishing()
  const { state, problem, again, isBusy, tellsRun } = publishing
  const [whom, setWhom] = useState<'one' | 'all'>(code === undefined ? 'all' : 'one')
  const { control, handleSubmit } = useRuleForm(rules)
  /** The release that is to be served again, while that is asked. */
  const [asked, setAsked] = useState<string>()
  const chosen = whom === 'one' ? code : undefined
  const choose = (next: typeof whom): void => {
    setWhom(next)
    publishing.leaveRun()
  }
  const begin = handleSubmit(({ release = '' }) =>
    publishing.publish({
      ...(chosen !== undefined && { merchants: [chosen] }),
      ...(release !== '' && { release }),
    }),
  )
  return (
    <Window
      title={t('title')}
      onClose={onClose}
      size="narrow"
      foot={
        <>
          <p className={styles['note']}>{unsaved > 0 && t('savedOnly')}</p>
          <StudioButton onPress={onClose}>{common('close')}</StudioButton>
          <StudioButton tone="main" isDisabled={!state || isBusy} onPress={() => void begin()}>
            {t(isBusy ? 'busy' : 'title')}
          </StudioButton>
        </>
      }
    >
      <div className={styles['body']}>
        {problem !== undefined && (
          <RefusalNotice
            action={!state && <StudioButton onPress={again}>{common('tryAgain')}</StudioButton>}
          >
            {problem}
          </RefusalNotice>
        )}
        {!state && problem === undefined && (
          <p role="status" className={styles['quiet']}>
            {t('looking')}
          </p>
        )}
        {state && (
          <>
            <p>
              {fill(
                t('target', { folder: placeholder }),
                <code className={styles['folder']}>{state.folder}</code>,
              )}
            </p>
            {code !== undefined && (
              <div className={styles['whom']}>
                <ChoiceInput
                  as="row"
                  place="bar"
                  aria-label={t('who')}
                  value={whom}
                  options={[
                    { value: 'one', label: t('only', { code }) },
                    { value: 'all', label: t('all') },
                  ]}
                  onChange={choose}
                />
              </div>
            )}
            <LabelledInput
              control={control}
              name="release"
              label={t('name')}
              hint={t('nameHint')}
            />
            {state.run && tellsRun && <PublishRunView run={state.run} />}
            {!tellsRun && <PublishImpactView key={chosen} code={chosen} />}
            <Releases state={state} isBusy={isBusy} onServe={setAsked} />
          </>
        )}
      </div>
      {asked !== undefined && (
        <RollbackWindow
          release={asked}
          code={chosen}
          onClose={() => setAsked(undefined)}
          onConfirm={(body) => {
            setAsked(undefined)
            publishing.rollBack(body)
          }}
        />
      )}
    </Window>
  )
}
