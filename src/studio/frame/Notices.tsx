import type { ReactNode } from 'react'
import type { SayIn } from '../i18n/create-words.ts'
import { useSay } from '../i18n/use-say.ts'
import { Button, IconButton } from '../look/Button.tsx'
import { Icon } from '../look/Icon.tsx'
import { useEditor } from '../state/use-editor.tsx'
import styles from './Notices.module.css'

/** Shows problems and the results of edits until they are dismissed. */
export function Notices(): ReactNode {
  const say = useSay('frame')
  const common = useSay('common')
  const { editor, checks, dispatch, isKept } = useEditor()
  const { refusal, moved } = editor
  return (
    <div className={styles['notices']}>
      {refusal !== undefined && (
        <Notice severity="error" line={refusal}>
          <IconButton
            icon="close"
            label={common('dismiss')}
            onPress={() => dispatch({ act: 'dismiss' })}
          />
        </Notice>
      )}
      {checks.problem !== undefined && (
        <Notice severity="error" line={checks.problem}>
          <Button onPress={checks.again}>{common('tryAgain')}</Button>
        </Notice>
      )}
      {!isKept && <Notice severity="warning" line={say('notice.unkept')} />}
      {moved.map((file) => (
        <Notice key={file.file} severity="warning" line={sayMoved(file, say)}>
          <IconButton
            icon="close"
            label={common('dismiss')}
            onPress={() => dispatch({ act: 'settle', file: file.file })}
          />
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
      <Icon name={severity} />
      <p className={styles['line']}>{line}</p>
      {children}
    </div>
  )
}

function sayMoved({ file, kept, conflicts, refused }: Moved, say: SayIn<'frame'>): string {
  if (refused !== undefined) return say('notice.refused', { file, why: refused })
  return [
    say('notice.moved', { file }),
    ...(kept.length > 0 ? [say('notice.kept', { count: kept.length })] : []),
    ...(conflicts.length > 0 ? [say('notice.conflicts', { count: conflicts.length })] : []),
  ].join(' ')
}

type Moved = ReturnType<typeof useEditor>['editor']['moved'][number]
