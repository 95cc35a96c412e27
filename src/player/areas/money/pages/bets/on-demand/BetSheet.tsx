import type { ReactNode } from 'react'
import type { OrderDetail, Suborder } from '../../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../../gateway/use-call.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { subtractDecimals } from '../../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../../kit/controls/format-money.ts'
import { InlineList } from '../../../../../kit/controls/InlineList.tsx'
import { Money } from '../../../../../kit/controls/Money.tsx'
import { Sheet } from '../../../../../kit/controls/Sheet.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { ReceiptRows } from '../../../../../kit/money/OrderReceipt.tsx'
import { UnknownResult } from '../../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../../kit/money/use-money-effect.ts'
import { Answer } from '../../../../../kit/pages/Answer.tsx'
import { useBetRows } from '../../../../../kit/records/use-bet-rows.tsx'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { useConnection } from '../../../../../state/connection.ts'
import { openConfirm } from '../../../../../state/dialogs.ts'
import { showNotification } from '../../../../../state/toasts.ts'
import styles from './BetSheet.module.css'

export interface BetSheetProps {
  readonly orderId: string
  readonly onClose: () => void
}

/** Shows a bet with its selections and its result, and cancels a stake where that is still possible (SPEC §11.76). */
export default function BetSheet({ orderId, onClose }: BetSheetProps): ReactNode {
  const t = useT()
  const { ornaments } = useSkin().look
  const call = useCall('orderDetail', { orderId })
  return (
    <Sheet
      title={t('bets.detail')}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornaments['sheet']}
    >
      <Answer call={call} skeleton={<Skeleton shape="card" height="20rem" />}>
        {(order) => <Bet order={order} />}
      </Answer>
    </Sheet>
  )
}

function Bet({ order }: { readonly order: OrderDetail }): ReactNode {
  const { gameCode, gameName = gameCode } = order
  const { orderId, stake, payout, state, issue, result, suborders } = order
  const t = useT()
  const currency = useCurrency()
  const { vendor, stake: total, payout: paid, end } = useBetRows(order)
  const settled = state === 'settled'
  const amount = settled ? subtractDecimals(payout, stake) : stake
  return (
    <>
      <header className={styles['head']}>
        <p className={typography['title']}>{gameName}</p>
        <p className={`${styles['amount']} ${typography['figure']}`}>
          <Money
            amount={amount}
            sign={settled ? 'always' : 'auto'}
            tone={settled ? 'result' : 'plain'}
            cents="small"
            {...currency}
          />
        </p>
        <p className={typography['muted']}>{t(`bets.state.${state}`)}</p>
      </header>
      {result && result.length > 0 && <DrawResult issue={issue} result={result} />}
      <h3 className={styles['title']}>{t('bets.lines')}</h3>
      <Selections orderId={orderId} suborders={suborders} />
      <ReceiptRows rows={[vendor, total, paid, ...end]} />
    </>
  )
}

interface DrawResultProps {
  readonly issue: string | undefined
  readonly result: readonly string[]
}

function DrawResult({ issue, result }: DrawResultProps): ReactNode {
  const t = useT()
  return (
    <div className={styles['result']}>
      <p className={typography['muted']}>
        <InlineList
          items={[t('bets.drawResult'), issue !== undefined && `${t('bets.draw')} ${issue}`]}
        />
      </p>
      <ul className={styles['balls']}>
        {result.map((ball, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a ball can come twice, and the order is fixed
          <li key={at} className={styles['ball']}>
            {ball}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface SelectionsProps {
  readonly orderId: string
  readonly suborders: readonly Suborder[]
}

function Selections({ orderId, suborders }: SelectionsProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const { press, running, unanswered, forget } = useMoneyEffect('cancelSuborder')
  async function confirmAndCancel({ suborderId, selection, stake }: Suborder): Promise<void> {
    const confirmed = await openConfirm({
      title: t('bets.cancel'),
      text: t('bets.cancelQuestion', { selection, amount: formatMoney(stake, currency) }),
      confirm: t('bets.cancel'),
      cancel: t('bets.keep'),
    })
    if (!confirmed) return
    const outcome = await press({ body: { orderId, suborderId } })
    if (outcome.kind === 'done') showNotification(t('bets.cancelled'))
    if (outcome.kind === 'refused' && outcome.message) showNotification(outcome.message)
  }
  return (
    <>
      {unanswered && <UnknownResult onDismiss={forget} />}
      <ul className={styles['lines']}>
        {suborders.map((line) => (
          <li key={line.suborderId} className={styles['line']}>
            <span className={styles['selection']}>{line.selection}</span>
            <span className={styles['stake']}>
              <Money amount={line.stake} {...currency} />
            </span>
            <span className={`${styles['note']} ${typography['muted']}`} data-status={line.state}>
              {t(`bets.state.${line.state}`)}
              {line.state === 'won' && (
                <>
                  {' '}
                  <Money amount={line.payout} sign="always" tone="result" {...currency} />
                </>
              )}
            </span>
            {line.cancellable && (
              <Button
                variant="outline"
                size="small"
                busy={running}
                disabled={offline}
                onClick={() => void confirmAndCancel(line)}
              >
                {t('bets.cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
