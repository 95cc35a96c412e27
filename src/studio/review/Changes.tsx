import type { ReactNode } from 'react'
import { useSay } from '../i18n/use-say.ts'
import { useEditor } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import styles from './Changes.module.css'

/** Lists the changes that players would see, as sentences. */
export function Changes(): ReactNode {
  const say = useSay('review')
  const { editor, texts } = useEditor()
  const question = { merchant: editor.code, body: { texts: [...texts] } }
  const loaded = useStudioQuery('tellChanges', question)
  if (loaded.state === 'loading')
    return (
      <p className={styles['line']} role="status">
        {say('comparing')}
      </p>
    )
  if (loaded.state === 'failed') return <p className={styles['line']}>{loaded.problem}</p>
  const { changes, untold } = loaded.value
  if (untold !== undefined) return <p className={styles['line']}>{untold}</p>
  const made = changes.filter(({ kind }) => kind !== 'derived')
  const derived = changes.filter(({ kind }) => kind === 'derived')
  return (
    <section aria-label={say('changes')}>
      {made.length === 0 && derived.length === 0 && <p className={styles['line']}>{say('none')}</p>}
      <ul className={styles['list']}>
        {made.map(({ kind, path, sentence }) => (
          <li key={`${path} ${sentence}`} className={styles['change']} data-kind={kind}>
            {sentence}.
          </li>
        ))}
      </ul>
      {derived.length > 0 && (
        <details className={styles['derived']}>
          <summary>{say('follows', { count: made.length })}</summary>
          <ul className={styles['list']}>
            {derived.map(({ path, sentence }) => (
              <li key={`${path} ${sentence}`}>{sentence}.</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
