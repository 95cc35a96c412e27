import type { ReactNode } from 'react'
import type { Json } from '../../core/config/edit/edit.ts'
import type { Conflict } from '../../core/config/edit/merge-text.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import type { MovedFile } from '../model/journal.ts'
import { useDispatch, useEditorState } from '../state/use-editor.tsx'
import styles from './Merge.module.css'

/** Shows the result of a merge with a file that changed on the disk, and the conflicts to resolve. */
export function Merge(): ReactNode {
  const editor = useEditorState()
  return editor.moved.map((file) => <Moved key={file.file} file={file} />)
}

function Moved({
  file: { file, kept, conflicts, refused },
}: {
  readonly file: MovedFile
}): ReactNode {
  const t = useT('review')
  return (
    <section className={styles['file']} aria-label={t('merge', { file })}>
      <h3 className={styles['title']}>{t('moved', { file })}</h3>
      {refused !== undefined && <p>{t('refused', { why: refused })}</p>}
      {kept.length > 0 && (
        <p className={styles['line']}>
          {t('kept', { paths: kept.map((path) => path.join('.')).join(', ') })}
        </p>
      )}
      {conflicts.length > 0 && <p className={styles['line']}>{t('conflicts')}</p>}
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
  const t = useT('review')
  const dispatch = useDispatch()
  const { path, base, mine, theirs } = conflict
  const print = (value: Json | undefined): string =>
    value === undefined ? t('absent') : JSON.stringify(value)
  const choose = (side: 'mine' | 'theirs') => (): void =>
    dispatch({ act: 'choose', file, conflict, side })
  return (
    <li className={styles['conflict']}>
      <h4 className={styles['name']}>{path.join('.')}</h4>
      <dl className={styles['sides']}>
        <dt>{t('before')}</dt>
        <dd>{print(base)}</dd>
        <dt>{t('mine')}</dt>
        <dd>{print(mine)}</dd>
        <dt>{t('theirs')}</dt>
        <dd>{print(theirs)}</dd>
      </dl>
      <div className={styles['actions']}>
        <StudioButton onPress={choose('mine')}>{t('keepMine')}</StudioButton>
        <StudioButton onPress={choose('theirs')}>{t('takeTheirs')}</StudioButton>
      </div>
    </li>
  )
}
