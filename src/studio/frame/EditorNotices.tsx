import type { ReactNode } from 'react'
import type { TranslateIn } from '../i18n/create-words.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton, StudioIconButton } from '../look/StudioButton.tsx'
import { StudioIcon } from '../look/StudioIcon.tsx'
import { hasChoices } from '../model/journal.ts'
import type { EditorState } from '../state/editor-state.ts'
import { useMay } from '../state/session-context.tsx'
import {
  useChecks,
  useDispatch,
  useEditorState,
  useIsKept,
  useMerchantCode,
} from '../state/use-editor.tsx'
import styles from './EditorNotices.module.css'

export interface EditorNoticesProps {
  /** Opens where values that both sides changed are chosen. */
  readonly onChoose: () => void
}

/** Shows problems and the results of edits until they are dismissed. */
export function EditorNotices({ onChoose }: EditorNoticesProps): ReactNode {
  const t = useT('frame')
  const common = useT('common')
  const { refusal, moved } = useEditorState()
  const checks = useChecks()
  const dispatch = useDispatch()
  const isKept = useIsKept()
  const code = useMerchantCode()
  const mayEdit = useMay('save', code)
  return (
    <div>
      {refusal !== undefined && (
        <Notice severity="error" line={refusal}>
          <StudioIconButton
            icon="close"
            label={common('dismiss')}
            onPress={() => dispatch({ act: 'dismiss' })}
          />
        </Notice>
      )}
      {checks.problem !== undefined && (
        <Notice severity="error" line={checks.problem}>
          <StudioButton onPress={checks.again}>{common('tryAgain')}</StudioButton>
        </Notice>
      )}
      {!mayEdit && <Notice severity="warning" line={t('notice.readOnly', { code })} />}
      {!isKept && <Notice severity="warning" line={t('notice.unkept')} />}
      {moved.map((file, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a file may be listed twice, and rows are only taken away
        <Notice key={`${file.file} ${at}`} severity="warning" line={formatMoved(file, t)}>
          {hasChoices(file) ? (
            <StudioButton onPress={onChoose}>{t('notice.choose')}</StudioButton>
          ) : (
            <StudioIconButton
              icon="close"
              label={common('dismiss')}
              onPress={() => dispatch({ act: 'settle', file: file.file })}
            />
          )}
        </Notice>
      ))}
    </div>
  )
}

interface NoticeProps {
  readonly severity: 'error' | 'warning'
  readonly line: string
  readonly children?: ReactNode
}

function Notice({ severity, line, children }: NoticeProps): ReactNode {
  return (
    <div className={styles['notice']} data-severity={severity} role="alert">
      <StudioIcon name={severity} />
      <p className={styles['line']}>{line}</p>
      {children}
    </div>
  )
}

function formatMoved(
  { file, kept, conflicts, refused, from }: Moved,
  t: TranslateIn<'frame'>,
): string {
  if (refused !== undefined) return t('notice.refused', { file, why: refused })
  const count = conflicts.length
  const paths = conflicts.map(({ path }) => path.join('.')).join(', ')
  if (from) return t('notice.conflictsHere', { count, paths })
  return [
    t('notice.moved', { file }),
    ...(kept.length > 0 ? [t('notice.kept', { count: kept.length })] : []),
    ...(count > 0 ? [t('notice.conflicts', { count, paths })] : []),
  ].join(' ')
}

type Moved = EditorState['moved'][number]
