import type { ReactNode } from 'react'
import { useOpen } from '../state/use-bench.tsx'
import { useWorkshopQuery } from '../state/use-loaded.ts'
import styles from './Changes.module.css'

/** What players would notice, in sentences. */
export function Changes(): ReactNode {
  const { bench, texts } = useOpen()
  const question = { merchant: bench.code, body: { texts: [...texts] } }
  const loaded = useWorkshopQuery('tellChanges', question)
  if (loaded.state === 'loading')
    return (
      <p className={styles['line']} role="status">
        Comparing…
      </p>
    )
  if (loaded.state === 'failed') return <p className={styles['line']}>{loaded.problem}</p>
  const { changes, untold } = loaded.value
  if (untold !== undefined) return <p className={styles['line']}>{untold}</p>
  const made = changes.filter(({ kind }) => kind !== 'derived')
  const derived = changes.filter(({ kind }) => kind === 'derived')
  return (
    <section aria-label="What changes for players">
      {made.length === 0 && derived.length === 0 && (
        <p className={styles['line']}>Players won’t see a difference.</p>
      )}
      <ul className={styles['list']}>
        {made.map(({ kind, path, sentence }) => (
          <li key={`${path} ${sentence}`} className={styles['change']} data-kind={kind}>
            {sentence}.
          </li>
        ))}
      </ul>
      {derived.length > 0 && (
        <details className={styles['derived']}>
          <summary>What follows from {made.length === 1 ? 'it' : 'them'}</summary>
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
