import type { ReactNode } from 'react'
import type { MerchantStatus } from '../../core/contract/generated/studio-api.ts'
import type { TranslateIn } from '../i18n/create-words.ts'
import { formatMoment } from '../i18n/format-moment.ts'
import { useT } from '../i18n/use-t.ts'
import styles from './MerchantCard.module.css'
import type { Statuses } from './use-statuses.ts'

export interface StatusLineProps {
  readonly code: string
  readonly statuses: Statuses
}

/** Shows how a merchant is published, and why its last publish failed. */
export function StatusLine({ code, statuses }: StatusLineProps): ReactNode {
  const t = useT('gallery')
  const { served, failed, problem } = statuses
  if (problem !== undefined) return null
  // The line keeps its height until the answer comes.
  if (!served) return <span className={styles['status']} aria-hidden="true" />
  const status = served.get(code)
  const state = status ? (status.isBehind ? 'behind' : 'published') : 'unpublished'
  const isFailed = failed && (failed.merchants?.includes(code) ?? true)
  return (
    <>
      <span className={styles['status']} data-status={state} title={describe(status, t)}>
        <span className={styles['dot']} aria-hidden="true" />
        {status ? formatStatus(status, t) : t('status.never')}
      </span>
      {isFailed && (
        <span className={styles['failure']}>{t('status.failed', { message: failed.message })}</span>
      )}
    </>
  )
}

function formatStatus(
  { isBehind, changes = 0, by = [], publishedAt }: MerchantStatus,
  t: TranslateIn<'gallery'>,
): string {
  if (!isBehind)
    return publishedAt === undefined
      ? t('status.published')
      : t('status.publishedAt', { time: formatMoment(publishedAt) })
  // A new version of Livery changes what is served, and no value.
  if (changes === 0) return t('status.behind')
  const count = t('status.behindBy', { count: changes })
  return by.length === 0 ? count : t('status.behindOf', { count, names: by.join(', ') })
}

/** Names the release that is served, and when it went live. */
function describe(
  status: MerchantStatus | undefined,
  t: TranslateIn<'gallery'>,
): string | undefined {
  if (status?.release === undefined) return undefined
  const { release, publishedAt } = status
  return publishedAt === undefined
    ? t('status.release', { release })
    : t('status.releaseAt', { release, time: formatMoment(publishedAt) })
}
