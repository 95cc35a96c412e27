import type { ReactNode } from 'react'
import type { Json } from '../../config/edit/edit.ts'
import type { Conflict } from '../../config/edit/merge-text.ts'
import { Button } from '../look/Button.tsx'
import type { MovedFile } from '../model/journal.ts'
import { useOpen } from '../state/use-bench.tsx'
import styles from './Merge.module.css'

/** What became of edits whose file changed underneath, and what is left to choose. */
export function Merge(): ReactNode {
  const { bench } = useOpen()
  return bench.moved.map((file) => <Moved key={file.file} file={file} />)
}

function Moved({
  file: { file, kept, conflicts, refused },
}: {
  readonly file: MovedFile
}): ReactNode {
  return (
    <section className={styles['file']} aria-label={`Merge of ${file}`}>
      <h3 className={styles['title']}>{file} changed on the disk</h3>
      {refused !== undefined && <p>Your edits could not be put into it: {refused}</p>}
      {kept.length > 0 && (
        <p className={styles['line']}>
          Yours went in: {kept.map((path) => path.join('.')).join(', ')}.
        </p>
      )}
      {conflicts.length > 0 && (
        <p className={styles['line']}>Changed on both sides, so choose which one stands:</p>
      )}
      <ul className={styles['conflicts']}>
        {conflicts.map((conflict) => (
          <Choice key={conflict.path.join('.')} file={file} conflict={conflict} />
        ))}
      </ul>
    </section>
  )
}

interface ChoiceProps {
  readonly file: string
  readonly conflict: Conflict
}

function Choice({ file, conflict }: ChoiceProps): ReactNode {
  const { dispatch } = useOpen()
  const { path, base, mine, theirs } = conflict
  const choose = (side: 'mine' | 'theirs') => (): void =>
    dispatch({ act: 'choose', file, conflict, side })
  return (
    <li className={styles['conflict']}>
      <h4 className={styles['name']}>{path.join('.')}</h4>
      <dl className={styles['sides']}>
        <dt>Before</dt>
        <dd>{print(base)}</dd>
        <dt>Yours</dt>
        <dd>{print(mine)}</dd>
        <dt>On the disk</dt>
        <dd>{print(theirs)}</dd>
      </dl>
      <div className={styles['actions']}>
        <Button onPress={choose('mine')}>Keep mine</Button>
        <Button onPress={choose('theirs')}>Take theirs</Button>
      </div>
    </li>
  )
}

function print(value: Json | undefined): string {
  return value === undefined ? 'not said' : JSON.stringify(value)
}
