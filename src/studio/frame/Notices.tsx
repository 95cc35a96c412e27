import type { ReactNode } from 'react'
import { Button, IconButton } from '../look/Button.tsx'
import { Icon } from '../look/Icon.tsx'
import { useOpen } from '../state/use-bench.tsx'
import styles from './Notices.module.css'

/** What went wrong and what became of edits, until it is read. */
export function Notices(): ReactNode {
  const { bench, checks, dispatch, isKept } = useOpen()
  const { refusal, moved } = bench
  return (
    <div className={styles['notices']}>
      {refusal !== undefined && (
        <Notice severity="error" line={refusal}>
          <IconButton icon="close" label="Dismiss" onPress={() => dispatch({ act: 'dismiss' })} />
        </Notice>
      )}
      {checks.problem !== undefined && (
        <Notice severity="error" line={checks.problem}>
          <Button onPress={checks.again}>Try again</Button>
        </Notice>
      )}
      {!isKept && (
        <Notice
          severity="warning"
          line="The browser has no room for the journal, so edits that are not saved end with this page. Save them before you leave."
        />
      )}
      {moved.map((file) => (
        <Notice key={file.file} severity="warning" line={sayMoved(file)}>
          <IconButton
            icon="close"
            label="Dismiss"
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

function sayMoved({ file, kept, conflicts, refused }: Moved): string {
  if (refused !== undefined)
    return `${file} changed on the disk, and your edits could not be put into it: ${refused}`
  return [
    `${file} changed on the disk since you edited it.`,
    ...sayCount(kept.length, 'of yours went into it'),
    ...sayCount(conflicts.length, 'changed on both sides, and what is on the disk stands'),
  ].join(' ')
}

/** A sentence of how many values something is; none of none. */
function sayCount(count: number, said: string): string[] {
  if (count === 0) return []
  return [`${count === 1 ? 'One value' : `${count} values`} ${said}.`]
}

type Moved = ReturnType<typeof useOpen>['bench']['moved'][number]
