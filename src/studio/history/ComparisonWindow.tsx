import { type ReactNode, useState } from 'react'
import type { HistoryEntry } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { ChoiceInput } from '../look/ChoiceInput.tsx'
import { FieldFrame } from '../look/FieldFrame.tsx'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { Window } from '../look/Window.tsx'
import { PictureChanges } from '../pictures/PictureChanges.tsx'
import { FileDiff } from '../review/FileDiff.tsx'
import { useDraftTexts, useMerchantCode } from '../state/use-editor.tsx'
import { usePassingQuery } from '../state/use-loaded.ts'
import { ComparedPages } from './ComparedPages.tsx'
import { edited, now, revisionsOf } from './compared-states.ts'
import { formatCommitTime, subjectOf } from './format-commit.ts'
import styles from './History.module.css'

export interface ComparisonWindowProps {
  readonly entries: readonly HistoryEntry[]
  /** The commit to begin with. */
  readonly commit: string
  readonly onClose: () => void
}

/** Compares any two states of the merchant that are listed, as sentences, pictures, pages and lines. */
export function ComparisonWindow({ entries, commit, onClose }: ComparisonWindowProps): ReactNode {
  const t = useT('history')
  const common = useT('common')
  const [before, setBefore] = useState(commit)
  const [after, setAfter] = useState(now)
  const texts = useDraftTexts()
  const options = [
    ...(texts.length > 0 ? [{ value: edited, label: t('edited') }] : []),
    { value: now, label: t('now') },
    ...entries.map((entry) => ({ value: entry.commit, label: formatState(entry) })),
  ]
  function formatState(entry: HistoryEntry): string {
    const { author, release } = entry
    const message = subjectOf(entry) ?? t('noMessage')
    const state = t('state', { time: formatCommitTime(entry), author, message })
    return release === undefined ? state : `${state} (${t('release', { release })})`
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

interface DifferencesProps {
  readonly before: string
  readonly after: string
}

function Differences({ before, after }: DifferencesProps): ReactNode {
  const t = useT('history')
  const merchant = useMerchantCode()
  const texts = useDraftTexts()
  const body = { before, after, texts: [...texts] }
  const loaded = usePassingQuery('compareStates', { merchant, body })
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
          <PictureChanges
            changes={changes}
            before={revisionsOf(before, texts)}
            after={revisionsOf(after, texts)}
          />
        </section>
      )}
      <ComparedPages before={before} after={after} />
      {files.map((file) => (
        <FileDiff key={file.path} {...file} />
      ))}
    </>
  )
}
