import type { ReactNode } from 'react'
import type { WalletBalance } from '../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../core/contract/pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { useSkin } from '../../../registry/skin-context.tsx'
import { Button, ButtonLink } from '../../controls/Button.tsx'
import { addDecimals } from '../../controls/decimal.ts'
import { Icon } from '../../controls/Icon.tsx'
import { Money } from '../../controls/Money.tsx'
import { Row } from '../../controls/Row.tsx'
import { Sheet } from '../../controls/Sheet.tsx'
import typography from '../../controls/typography.module.css'
import { VendorMark } from '../../games/VendorMark.tsx'
import { useCurrency } from '../use-currency.ts'
import { listRecalled } from '../vendor-wallets.ts'
import styles from './RecallSheet.module.css'
import { type Recall, useRecall } from './use-recall.ts'

export interface RecallSheetProps {
  readonly wallet: WalletBalance
  readonly onClose: () => void
}

/**
 * Lists the amounts that a recall returns, asks for confirmation, and then shows the result for
 * each vendor.
 */
export default function RecallSheet({ wallet, onClose }: RecallSheetProps): ReactNode {
  const t = useT()
  const ornament = useSkin().look.ornaments['sheet']
  const recall = useRecall(wallet)
  const { state, before, transfers } = recall
  const rows = listRecalled(before)
  const coming =
    state === 'done'
      ? transfers.filter((one) => one.state === 'done').map(({ amount }) => amount)
      : rows.filter(({ maintenance }) => !maintenance).map(({ balance }) => balance)
  return (
    <Sheet
      title={t('home.account.recall')}
      cancel={t(state === 'asked' ? 'common.cancel' : 'common.close')}
      onClose={recall.running ? () => undefined : onClose}
      ornament={ornament}
    >
      <div className={`${styles['sum']} ${typography['muted']}`}>
        <p>{t(state === 'done' ? 'home.account.recalled' : 'home.account.recallTo')}</p>
        <p className={`${styles['amount']} ${typography['display']}`}>
          <Amount wallet={before} amount={addDecimals(coming)} sign="always" />
        </p>
      </div>
      <ul>
        {rows.map(({ vendor, displayName, balance, maintenance }) => (
          <li key={vendor}>
            <Row
              className={styles['row']}
              data-state={maintenance ? 'closed' : undefined}
              mark={<VendorMark className={styles['mark']} vendor={vendor} />}
              title={displayName}
              valueNote={maintenance ? t('home.account.recallClosed') : undefined}
              end={
                !maintenance && (
                  <RecallResult recall={recall} vendor={vendor}>
                    <Amount
                      wallet={{ ...before, currencySymbol: '' }}
                      amount={transfers.find((one) => one.vendor === vendor)?.amount ?? balance}
                    />
                  </RecallResult>
                )
              }
            />
          </li>
        ))}
      </ul>
      <p className={`${styles['after']} ${typography['muted']}`}>
        <span>{t('home.account.recallAfter')}</span>
        <Amount wallet={before} amount={addDecimals([before.totalBalance, ...coming])} />
      </p>
      <RecallAction recall={recall} nothing={coming.length === 0} onClose={onClose} />
    </Sheet>
  )
}

function Amount(props: {
  readonly wallet: Pick<WalletBalance, 'currencySymbol'>
  readonly amount: string
  readonly sign?: 'always'
}): ReactNode {
  const { wallet, ...rest } = props
  return <Money {...useCurrency()} {...rest} symbol={wallet.currencySymbol} />
}

/** Shows an amount and, after the recall, its result. */
function RecallResult(props: {
  readonly recall: Recall
  readonly vendor: string
  readonly children: ReactNode
}): ReactNode {
  const { recall, vendor, children } = props
  const t = useT()
  const transfer = recall.transfers.find(({ vendor: code }) => code === vendor)
  if (transfer && transfer.state !== 'done')
    return (
      <span className={styles['failed']}>
        {t(transfer.state === 'unknown' ? 'home.account.recallOpen' : 'home.account.recallFailed')}
      </span>
    )
  return (
    <span className={`${styles['figure']} ${typography['name']}`}>
      {children}
      {transfer && <Icon name="check" size="small" label={t('home.account.recalled')} />}
    </span>
  )
}

/** Shows the one button of each state: confirm, close, or open the records. */
function RecallAction(props: {
  readonly recall: Recall
  readonly nothing: boolean
  readonly onClose: () => void
}): ReactNode {
  const { recall, nothing, onClose } = props
  const t = useT()
  const isUnknown = recall.transfers.some((transfer) => transfer.state === 'unknown')
  if (recall.state === 'unknown' || isUnknown)
    return (
      <>
        <p className={styles['failed']} role="alert">
          {t('home.account.recallUnknown')}
        </p>
        <ButtonLink variant="accent" size="large" wide to={pathTo('records')}>
          {t('route.records')}
        </ButtonLink>
      </>
    )
  if (recall.state === 'done')
    return (
      <Button variant="accent" size="large" wide onClick={onClose}>
        {t('common.close')}
      </Button>
    )
  return (
    <>
      {recall.problem && (
        <p className={styles['failed']} role="alert">
          {recall.problem}
        </p>
      )}
      <Button
        variant="accent"
        size="large"
        wide
        busy={recall.running}
        disabled={nothing}
        onClick={recall.confirm}
      >
        {t(nothing ? 'home.account.recallNothing' : 'home.account.recallConfirm')}
      </Button>
    </>
  )
}
