import { type ReactNode, useCallback, useEffect } from 'react'
import type { ForeseenMerchant, PublishForesight } from '../../contract/generated/workshop.ts'
import { Button } from '../look/Button.tsx'
import { Refusal } from '../look/Refusal.tsx'
import { useLoaded } from '../state/use-loaded.ts'
import { useWorkshop } from '../state/workshop.tsx'
import styles from './Foresight.module.css'
import { RefusedList } from './RefusedList.tsx'

export interface ForesightProps {
  /** Who would be published; every merchant without it. */
  readonly code: string | undefined
}

/** What a publish would change, before anything is written. */
export function Foresight({ code }: ForesightProps): ReactNode {
  const ask = useWorkshop()
  const load = useCallback(
    (signal: AbortSignal) =>
      ask('foreseePublish', { body: code === undefined ? {} : { merchants: [code] }, signal }),
    [ask, code],
  )
  const loaded = useLoaded(load)
  const again = loaded.state === 'loading' ? undefined : loaded.again
  useEffect(() => {
    if (!again) return
    // Who comes back from an editor may have changed a file there.
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [again])
  return (
    <section aria-labelledby="foresight" className={styles['foresight']}>
      <h3 id="foresight" className={styles['label']}>
        What it would change
      </h3>
      {loaded.state === 'loading' && (
        <p role="status" className={styles['quiet']}>
          Comparing with what is served…
        </p>
      )}
      {loaded.state === 'failed' && (
        <Refusal action={<Button onPress={loaded.again}>Try again</Button>}>
          {loaded.problem}
        </Refusal>
      )}
      {loaded.state === 'loaded' && <Foreseen {...loaded.value} />}
    </section>
  )
}

function Foreseen({ refused, merchants, sum }: PublishForesight): ReactNode {
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

function Merchant(props: ForeseenMerchant & { readonly isOpen: boolean }): ReactNode {
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
