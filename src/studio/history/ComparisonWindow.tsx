import { type ReactNode, useState } from 'react'
import type { HistoryEntry } from '../../core/contract/generated/studio-api.ts'
import { PictureChanges } from '../art/PictureChanges.tsx'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { Window } from '../look/Window.tsx'
import { FileDiff } from '../review/FileDiff.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import { usePassingQuery } from '../state/use-loaded.ts'
import { formatCommitTime, subjectOf } from './format-commit.ts'
import styles from './History.module.css'

export interface ComparisonWindowProps {
  readonly entries: readonly HistoryEntry[]
  /** The commit to begin with. */
  readonly commit: string
  readonly onClose: () => void
}

/** The name of the state as it is saved. */
const now = 'now'

/** Compares any two states of the merchant that are listed, as sentences and as lines. */
export function ComparisonWindow({ entries, commit, onClose }: ComparisonWindowProps): ReactNode {
  const t = useT('history')
  const common = useT('common')
  const [before, setBefore] = useState(commit)
  const [after, setAfter] = useState(now)
  const options = [
    { value: now, label: t('now') },
    ...entries.map((entry) => ({ value: entry.commit, label: formatState(entry) })),
  ]
  function formatState(entry: HistoryEntry): string {
    const { author } = entry
    const message = subjectOf(entry) ?? t('noMessage')
    return t('state', { time: formatCommitTime(entry), author, message })
  }
  return (
    <Window
      title={t('comparison')}
      onClose={onClose}
      foot={<StudioButton onPress={onClose}>{common('close')}</StudioButton>}
    >
      <div className={styles['body']}>
        <FieldFrame label={t('before')}>
          {({ 'aria-invalid': _, ...names }) => (
            <ChoiceInput
              {...names}
              as="list"
              options={options}
              value={before}
              onChange={setBefore}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('after')}>
          {({ 'aria-invalid': _, ...names }) => (
            <ChoiceInput {...names} as="list" options={options} value={after} onChange={setAfter} />
          )}
        </FieldFrame>
        <Differences key={`${before} ${after}`} before={before} after={after} />
      </div>
    </Window>
  )
}

/** Returns the revision of a state; undefined for what is saved. */
function revisionOf(state: string): string | undefined {
  return state === now ? undefined : state
}

interface DifferencesProps {
  readonly before: string
  readonly after: string
}

function Differences({ before, after }: DifferencesProps): ReactNode {
  const t = useT('history')
  const merchant = useMerchantCode()
  const loaded = usePassingQuery('compareStates', { merchant, body: { before, after } })
  if (loaded.state === 'loading') return <p role="status">{t('comparing')}</p>
  if (loaded.state === 'failed') return <RefusalNotice>{loaded.problem}</RefusalNotice>
  const { changes, files, untold } = loaded.value
  return (
    <>
      {untold !== undefined && <RefusalNotice>{untold}</RefusalNotice>}
      {untold === undefined && (
        <section aria-label={t('differences')}>
          {changes.length === 0 && <p className={styles['quiet']}>{t('noDifference')}</p>}
          <ul className={styles['changes']}>
            {changes.map(({ path, sentence }) => (
              <li key={`${path} ${sentence}`}>{sentence}.</li>
            ))}
          </ul>
          <PictureChanges changes={changes} before={revisionOf(before)} after={revisionOf(after)} />
        </section>
      )}
      {files.map((file) => (
        <FileDiff key={file.path} {...file} />
      ))}
    </>
  )
}
