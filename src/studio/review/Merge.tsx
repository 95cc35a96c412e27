import type { ReactNode } from 'react'
import type { Json } from '../../core/config/edit/edit.ts'
import type { Conflict } from '../../core/config/edit/merge-text.ts'
import { useT } from '../i18n/use-t.ts'
import { StudioButton } from '../look/StudioButton.tsx'
import type { MovedFile } from '../model/parse-journal.ts'
import { isPictureFile } from '../model/pictures.ts'
import { useDispatch, useEditorState } from '../state/use-editor.tsx'
import styles from './Merge.module.css'
import { PictureSentence } from './PictureLine.tsx'

/** Shows the result of a merge with a file that changed on the disk, and the conflicts to resolve. */
export function Merge(): ReactNode {
  const editor = useEditorState()
  return editor.moved.map((moved, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a file may be listed twice, and rows are only taken away
    <Moved key={`${moved.file} ${at}`} moved={moved} />
  ))
}

function Moved({ moved }: { readonly moved: MovedFile }): ReactNode {
  const t = useT('review')
  const { file, kept, conflicts, refused, mine, from } = moved
  return (
    <section className={styles['file']} aria-label={t('merge', { file })}>
      <h3 className={styles['title']}>{t(from ? 'movedHere' : 'moved', { file })}</h3>
      {refused !== undefined && <p>{t('refused', { why: refused })}</p>}
      {mine !== undefined && <TextChoice moved={moved} mine={mine} />}
      {kept.length > 0 && (
        <p className={styles['line']}>
          {t('kept', { paths: kept.map((path) => path.join('.')).join(', ') })}
        </p>
      )}
      {conflicts.length > 0 && <p className={styles['line']}>{t('conflicts')}</p>}
      <ul className={styles['conflicts']}>
        {conflicts.map((conflict) => (
          <Choice key={conflict.path.join('.')} moved={moved} conflict={conflict} />
        ))}
      </ul>
    </section>
  )
}

interface TextChoiceProps {
  readonly moved: MovedFile
  readonly mine: string
}

/** Shows a whole text that could not be merged, to take or to give up. */
function TextChoice({ moved, mine }: TextChoiceProps): ReactNode {
  const t = useT('review')
  const step = useT('steps')
  const dispatch = useDispatch()
  const name = step('typing', { file: moved.file })
  return (
    <>
      {isPictureFile(moved.file) ? (
        <PictureSentence text={mine} />
      ) : (
        <details>
          <summary>{t('mineText')}</summary>
          <pre className={styles['text']}>{mine}</pre>
        </details>
      )}
      <div className={styles['actions']}>
        <StudioButton onPress={() => dispatch({ act: 'chooseText', moved, side: 'mine', name })}>
          {t('keepMine')}
        </StudioButton>
        <StudioButton onPress={() => dispatch({ act: 'chooseText', moved, side: 'theirs', name })}>
          {t('takeTheirs')}
        </StudioButton>
      </div>
    </>
  )
}

interface ChoiceProps {
  readonly moved: MovedFile
  readonly conflict: Conflict
}

function Choice({ moved: { file, from }, conflict }: ChoiceProps): ReactNode {
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
        <dt>{t(from ? 'mineThere' : 'mine')}</dt>
        <dd>{print(mine)}</dd>
        <dt>{t(from ? 'theirsHere' : 'theirs')}</dt>
        <dd>{print(theirs)}</dd>
      </dl>
      <div className={styles['actions']}>
        <StudioButton onPress={choose('mine')}>{t(from ? 'takeThere' : 'keepMine')}</StudioButton>
        <StudioButton onPress={choose('theirs')}>
          {t(from ? 'keepHere' : 'takeTheirs')}
        </StudioButton>
      </div>
    </li>
  )
}
