import { type ReactNode, useId } from 'react'
import type { IconName } from '../../../core/contract/icons.ts'
import { useT } from '../../i18n/use-t.ts'
import { CopyButton } from '../controls/CopyButton.tsx'
import { Icon } from '../controls/Icon.tsx'
import { Money } from '../controls/Money.tsx'
import typography from '../controls/typography.module.css'
import { formatOrderTime } from './format-order-time.ts'
import styles from './OrderReceipt.module.css'
import { type StateTone, stateKey, stateTone } from './order-words.ts'
import { useCurrency } from './use-currency.ts'

export interface ReceiptRow {
  readonly label: string
  readonly value: ReactNode
  /** The exact text that a button copies, such as the order number. */
  readonly copy?: string | undefined
  readonly tone?: 'plain' | 'strong'
}

export interface OrderReceiptProps {
  /** What was ordered, such as "Withdrawal to Riverside Bank". */
  readonly title: ReactNode
  readonly state: string
  /** Decimal string; with a sign for what left the wallet. */
  readonly amount: string
  /** `always` for a gain or a loss, `auto` for a move between the player's own wallets. */
  readonly sign?: 'auto' | 'always'
  /** Epoch milliseconds. */
  readonly time: number
  /** The picture of the bank or the method. */
  readonly picture?: ReactNode
  /** A sentence under the amount, such as the reason for a refusal. */
  readonly note?: ReactNode
  readonly rows: readonly ReceiptRow[]
  /** The timeline, under the rows. */
  readonly children?: ReactNode
}

const icons = {
  waiting: 'clock',
  done: 'check',
  failed: 'warning',
  void: 'close',
} as const satisfies Record<StateTone, IconName>

/** The receipt of an order: its state, amount, time with zone, and what belongs to it (SPEC §12.21). */
export function OrderReceipt(props: OrderReceiptProps): ReactNode {
  const { title, state, amount, sign = 'auto', time, picture, note, rows, children } = props
  const t = useT()
  const id = useId()
  const currency = useCurrency()
  const tone = stateTone(state)
  return (
    <article
      className={styles['receipt']}
      data-kit="receipt"
      data-state={tone}
      aria-labelledby={id}
    >
      <span className={styles['seal']} data-part="seal">
        <Icon name={icons[tone]} size="huge" />
      </span>
      <div className={styles['slip']} data-part="slip">
        <header className={styles['head']} data-part="head">
          <p className={styles['state']} data-part="state" role="status">
            <Icon name={icons[tone]} size="small" part="ornament" />
            {t(stateKey(state))}
          </p>
          {picture !== undefined && (
            <span className={styles['picture']} data-part="picture">
              {picture}
            </span>
          )}
          <h2 className={styles['title']} data-part="title" id={id}>
            {title}
          </h2>
          <p className={`${styles['amount']} ${typography['display']}`} data-part="amount">
            <Money amount={amount} sign={sign} cents="small" {...currency} />
          </p>
          <time
            className={typography['muted']}
            data-part="time"
            dateTime={new Date(time).toISOString()}
          >
            {formatOrderTime(time, currency.language)}
          </time>
          {note && (
            <div className={styles['note']} data-part="note">
              {note}
            </div>
          )}
        </header>
        {rows.length > 0 && <ReceiptRows rows={rows} />}
        {children}
      </div>
    </article>
  )
}

/** Rows with a label, a value, and a button that copies it. */
export function ReceiptRows({ rows }: { readonly rows: readonly ReceiptRow[] }): ReactNode {
  const t = useT()
  const id = useId()
  return (
    <dl className={styles['rows']} data-kit="ledger" data-kind="details">
      {rows.map(({ label, value, copy, tone }, place) => (
        <div
          key={label}
          className={styles['row']}
          data-part="line"
          data-state={tone === 'strong' ? tone : undefined}
          data-copy={copy === undefined ? undefined : ''}
        >
          <dt className={styles['label']} data-part="label" id={`${id}-${place}`}>
            {label}
          </dt>
          <dd className={styles['value']} data-part="value">
            <span className={styles['text']} data-part="text">
              {value}
            </span>
            {copy !== undefined && (
              <CopyButton
                about={`${id}-${place}`}
                variant="plain"
                text={copy}
                label={t('money.copy')}
                done={t('money.copied')}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
