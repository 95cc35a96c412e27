import type { ReactNode } from 'react'
import type { MerchantImpact, PublishImpact } from '../../core/contract/generated/studio-api.ts'
import { useT } from '../i18n/use-t.ts'
import { RefusalNotice } from '../look/RefusalNotice.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { usePassingQuery } from '../state/use-loaded.ts'
import styles from './PublishImpactView.module.css'
import { RefusedList } from './RefusedList.tsx'

export interface PublishImpactViewProps {
  /** The merchant to publish; by default all. */
  readonly code: string | undefined
}

/** Shows the changes of a publish before anything is written. */
export function PublishImpactView({ code }: PublishImpactViewProps): ReactNode {
  const t = useT('publish')
  const common = useT('common')
  const body = code === undefined ? {} : { merchants: [code] }
  // A file may have changed while another window had the focus.
  const loaded = usePassingQuery('readPublishImpact', { body }, { revalidateOnFocus: true })
  const isComparing = loaded.state === 'loading' || (loaded.state === 'loaded' && loaded.isStale)
  return (
    <section aria-labelledby="impact" className={styles['impact']}>
      <h3 id="impact" className={styles['label']}>
        {t('whatChanges')}
      </h3>
      {isComparing && (
        <p role="status" className={styles['quiet']}>
          {t('comparing')}
        </p>
      )}
      {loaded.state === 'failed' && (
        <RefusalNotice
          action={<StudioButton onPress={loaded.again}>{common('tryAgain')}</StudioButton>}
        >
          {loaded.problem}
        </RefusalNotice>
      )}
      {loaded.state === 'loaded' && !isComparing && <Impact {...loaded.value} />}
    </section>
  )
}

function Impact({ refused, merchants, sum }: PublishImpact): ReactNode {
  return (
    <>
      <RefusedList refused={refused} />
      {merchants.length > 0 && (
        <ul className={styles['merchants']}>
          {merchants.map((merchant) => (
            <li key={merchant.code}>
              <Merchant {...merchant} isOpen={merchants.length === 1} />
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles['quiet']}>
        {sum.join(' ')}
      </p>
    </>
  )
}

function Merchant(props: MerchantImpact & { readonly isOpen: boolean }): ReactNode {
  const { code, becomes, hosts, sentences, isOpen } = props
  const head = (
    <>
      <span className={styles['code']}>{code}</span>{' '}
      <span className={styles['becomes']} data-becomes={becomes}>
        {becomes}
      </span>{' '}
      <span className={styles['quiet']}>{hosts.join(', ')}</span>
    </>
  )
  if (sentences.length === 0) return head
  return (
    <details open={isOpen}>
      <summary>{head}</summary>
      <ul className={styles['sentences']}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}.</li>
        ))}
      </ul>
    </details>
  )
}
