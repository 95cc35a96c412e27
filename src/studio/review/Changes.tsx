import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { PictureChanges } from '../pictures/PictureChanges.tsx'
import { readRevisions } from '../pictures/read-revisions.ts'
import { useDraftTexts, useMerchantCode } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import styles from './Changes.module.css'

/** Lists the changes that players would see, as sentences. */
export function Changes(): ReactNode {
  const t = useT('review')
  const code = useMerchantCode()
  const texts = useDraftTexts()
  const question = { merchant: code, body: { texts: [...texts] } }
  const loaded = useStudioQuery('listChanges', question)
  if (loaded.state === 'loading')
    return (
      <p className={styles['line']} role="status">
        {t('comparing')}
      </p>
    )
  if (loaded.state === 'failed') return <p className={styles['line']}>{loaded.problem}</p>
  const { changes, untold } = loaded.value
  if (untold !== undefined) return <p className={styles['line']}>{untold}</p>
  const made = changes.filter(({ kind }) => kind !== 'derived')
  const derived = changes.filter(({ kind }) => kind === 'derived')
  return (
    <section aria-label={t('changes')}>
      {made.length === 0 && derived.length === 0 && <p className={styles['line']}>{t('none')}</p>}
      <ul className={styles['list']}>
        {made.map(({ kind, path, sentence, picture }) => (
          <li
            key={`${path} ${sentence}`}
            className={styles['change']}
            data-change={kind}
            data-picture={picture && true}
          >
            {sentence}.
          </li>
        ))}
      </ul>
      <PictureChanges changes={made} after={readRevisions(texts)} />
      {derived.length > 0 && (
        <details className={styles['derived']}>
          <summary>{t('follows', { count: made.length })}</summary>
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
