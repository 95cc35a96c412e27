import type { ReactNode } from 'react'
import { useT } from '../i18n/use-t.ts'
import { useMerchantCode } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import { formatCommitTime, subjectOf } from './format-commit.ts'
import styles from './History.module.css'

export interface WhoSetProps {
  /** The dotted path of a value. */
  readonly path: string
  /** The file that sets it. */
  readonly file: string
}

/** Shows who set a value in a file, and when; nothing where no commit tells. */
export function WhoSet({ path, file }: WhoSetProps): ReactNode {
  const t = useT('history')
  const merchant = useMerchantCode()
  const loaded = useStudioQuery('readHistory', { merchant, body: { path, limit: 10 } })
  const entries = loaded.state === 'loaded' ? loaded.value.entries : []
  const entry = entries.find(({ sets }) => sets?.includes(file))
  if (!entry) return null
  const message = subjectOf(entry) ?? t('noMessage')
  return (
    <span className={styles['setBy']}>
      {t('setBy', { author: entry.author, time: formatCommitTime(entry), message })}
    </span>
  )
}
