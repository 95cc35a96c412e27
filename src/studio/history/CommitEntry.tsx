import type { ReactNode } from 'react'
import type { HistoryEntry, UndoPlan } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { PictureChanges, type PictureChangesProps } from '../pictures/PictureChanges.tsx'
import { useMay } from '../state/session-context.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import { formatCommitTime, subjectOf } from './format-commit.ts'
import styles from './History.module.css'
import { useUndoCommit } from './use-undo-commit.ts'

export interface CommitEntryProps {
  readonly entry: HistoryEntry
  readonly onCompare: () => void
}

/** A commit of the history: who made it and when, what it changed, and what can be done with it. */
export function CommitEntry({ entry, onCompare }: CommitEntryProps): ReactNode {
  const t = useT('history')
  const { commit, author, isOwn, kind, release } = entry
  const mayEdit = useMay('save', useMerchantCode())
  const { run, isBusy, problem, value } = useUndoCommit()
  const message = subjectOf(entry) ?? t('noMessage')
  const canUndo = mayEdit && isOwn && kind !== 'made' && kind !== 'removed'
  return (
    <li className={styles['entry']}>
      <div className={styles['head']}>
        <div className={styles['what']}>
          <h3 className={styles['message']}>{message}</h3>
          <span className={styles['quiet']}>
            {t('by', { author, time: formatCommitTime(entry) })}{' '}
            <span className={styles['commit']}>{commit.slice(0, 10)}</span>
          </span>
          {release !== undefined && (
            <span className={styles['quiet']}>{t('release', { release })}</span>
          )}
        </div>
        <StudioButton aria-label={t('compareNamed', { message })} onPress={onCompare}>
          {t('compare')}
        </StudioButton>
        {canUndo && (
          <StudioButton
            icon="undo"
            aria-label={t('undoNamed', { message })}
            isDisabled={isBusy}
            onPress={() => void run({ commit })}
          >
            {t('undo')}
          </StudioButton>
        )}
      </div>
      <CommitChanges
        entry={entry}
        {...(canUndo && {
          undo: { message, run: (picture) => void run({ commit, picture }) },
        })}
      />
      {problem !== undefined && <RefusalNotice>{problem}</RefusalNotice>}
      {value && <UndoResult plan={value} commit={commit} />}
    </li>
  )
}

/** Of a commit that brings a whole set of pictures. */
const mostPictures = 6

interface CommitChangesProps extends Pick<CommitEntryProps, 'entry'> {
  /** Undoes the change of one picture; absent for whoever may not. */
  readonly undo?: PictureChangesProps['undo']
}

function CommitChanges({ entry, undo }: CommitChangesProps): ReactNode {
  const t = useT('history')
  const { commit, kind, changes, more } = entry
  if (kind !== 'changed') return <p className={styles['quiet']}>{t(`kind.${kind}`)}</p>
  return (
    <>
      <ul className={styles['changes']}>
        {changes.map(({ path, sentence, from }) => (
          <li key={`${path} ${sentence}`}>
            {from !== undefined && (
              <span className={styles['quiet']}>{t('from', { layer: from })} </span>
            )}
            {sentence}.
          </li>
        ))}
        {more !== undefined && (
          <li className={styles['quiet']}>{t('andMore', { number: more })}</li>
        )}
      </ul>
      <PictureChanges
        changes={changes}
        before={`${commit}~1`}
        after={commit}
        most={mostPictures}
        {...(undo && changes.length > 1 && { undo })}
      />
    </>
  )
}

interface UndoResultProps {
  readonly plan: UndoPlan
  readonly commit: string
}

/** Shows what became of an undone commit. */
function UndoResult({ plan, commit }: UndoResultProps): ReactNode {
  const t = useT('history')
  const code = useMerchantCode()
  const { untold, conflicts, others, texts } = plan
  if (untold !== undefined) return <RefusalNotice>{untold}</RefusalNotice>
  if (conflicts.length > 0)
    return (
      <RefusalNotice>
        {t('conflicts')} {conflicts.map((sentence) => `${sentence}.`).join(' ')}
      </RefusalNotice>
    )
  if (others.length > 0) {
    const paths = others.map((path) => path.split('/').slice(2).join('/')).join(', ')
    return (
      <RefusalNotice>{t('others', { paths, code, commit: commit.slice(0, 10) })}</RefusalNotice>
    )
  }
  return <p role="status">{t(texts.length > 0 ? 'undone' : 'nothingLeft')}</p>
}
