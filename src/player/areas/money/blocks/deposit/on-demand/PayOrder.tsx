import { type ReactNode, useState } from 'react'
import type { DepositOrder } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../../kit/controls/ActionBar.tsx'
import { Banner } from '../../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../../kit/controls/format-money.ts'
import { useSearch } from '../../../../../kit/controls/navigation.tsx'
import { Refusal } from '../../../../../kit/controls/Refusal.tsx'
import type { ReadyPicture } from '../../../../../kit/forms/read-picture.ts'
import { ReceiptRows } from '../../../../../kit/money/OrderReceipt.tsx'
import { OrderTimeline } from '../../../../../kit/money/OrderTimeline.tsx'
import { UnknownResult } from '../../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../../kit/money/use-money-effect.ts'
import { useConnection } from '../../../../../state/connection.ts'
import { openConfirm } from '../../../../../state/dialogs.ts'
import { PaymentCode } from './PaymentCode.tsx'
import { PaymentHead } from './PaymentHead.tsx'
import { OpenPaymentPage, usePaymentPage } from './PaymentPage.tsx'
import styles from './PayOrder.module.css'
import { Slip } from './Slip.tsx'

export interface PayOrderProps {
  readonly order: DepositOrder
  /** How the QR code is drawn. */
  readonly code: 'squares' | 'dots'
  readonly onChange: (order: DepositOrder) => void
  readonly onTimeUp: () => void
  readonly refresh: () => void
}

/** An order that waits for its payment: what to pay, where to, and until when (SPEC §11.66). */
export function PayOrder({ order, code, onChange, onTimeUp, refresh }: PayOrderProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const returned = useSearch().get('returned') !== null
  const page = usePaymentPage(order)
  const [slip, setSlip] = useState<ReadyPicture>()
  const [reference, setReference] = useState('')
  const [problem, setProblem] = useState<{ readonly slip?: string; readonly refusal?: string }>({})
  const confirm = useMoneyEffect('confirmDeposit')
  const cancel = useMoneyEffect('cancelDeposit')
  const { orderId } = order

  async function reportPayment(): Promise<void> {
    if (order.slip === 'required' && !slip) {
      setProblem({ slip: t('deposit.slip.needed') })
      const field = document.querySelector('[data-field="slip"]')
      field?.scrollIntoView({ block: 'center' })
      field?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
      return
    }
    setProblem({})
    const outcome = await confirm.press({
      body: {
        orderId,
        ...(slip && { slip: slip.base64 }),
        ...(reference.trim() && { reference: reference.trim() }),
      },
    })
    finish(outcome)
  }

  async function confirmAndCancel(): Promise<void> {
    const agreed = await openConfirm({
      title: t('deposit.cancel.title'),
      text: t('deposit.cancel.text'),
      confirm: t('deposit.cancel.confirm'),
      cancel: t('deposit.cancel.keep'),
    })
    if (!agreed) return
    setProblem({})
    finish(await cancel.press({ body: { orderId } }))
  }

  function finish(outcome: Awaited<ReturnType<typeof confirm.press>>): void {
    if (outcome.kind === 'done') onChange(outcome.value)
    if (outcome.kind === 'refused' && outcome.message !== undefined)
      setProblem({ refusal: outcome.message })
    refresh()
  }

  return (
    <>
      {confirm.unanswered && <UnknownResult onDismiss={confirm.forget} />}
      {cancel.unanswered && <UnknownResult onDismiss={cancel.forget} />}
      {returned && (
        <Banner title={t('deposit.page.returned')}>{t('deposit.page.returnedText')}</Banner>
      )}
      <PaymentHead order={order} onTimeUp={onTimeUp} />
      {order.qr !== undefined && <PaymentCode qr={order.qr} orderId={orderId} modules={code} />}
      {order.pageUrl !== undefined && <OpenPaymentPage page={page} />}
      <section className={styles['account']} aria-label={t('deposit.order.details')}>
        {order.payee && <p className={styles['own']}>{t('deposit.order.ownAccount')}</p>}
        <ReceiptRows
          rows={[
            ...(order.payee
              ? [
                  { label: t('deposit.order.bank'), value: order.payee.bankName },
                  {
                    label: t('deposit.order.holder'),
                    value: order.payee.holder,
                    copy: order.payee.holder,
                    tone: 'strong' as const,
                  },
                  {
                    label: t('deposit.order.account'),
                    value: order.payee.number,
                    copy: order.payee.number,
                    tone: 'strong' as const,
                  },
                ]
              : []),
            { label: t('deposit.order.number'), value: orderId, copy: orderId },
            { label: t('deposit.fee'), value: formatMoney(order.fee, currency) },
          ]}
        />
      </section>
      {order.slip !== 'none' && (
        <Slip
          required={order.slip === 'required'}
          picture={slip}
          onPicture={(picture) => {
            setSlip(picture)
            setProblem({})
          }}
          reference={reference}
          onReference={setReference}
          error={problem.slip}
          disabled={confirm.running}
        />
      )}
      <section className={styles['course']}>
        <h2 className={styles['title']}>{t('deposit.order.course')}</h2>
        <OrderTimeline
          label={t('deposit.order.course')}
          steps={order.steps}
          next={['verifying', 'success']}
        />
      </section>
      <div className={styles['cancel']}>
        <Button
          variant="plain"
          busy={cancel.running}
          disabled={offline}
          onClick={() => void confirmAndCancel()}
        >
          {t('deposit.cancel.action')}
        </Button>
      </div>
      <ActionBar
        label={t('deposit.order.payable')}
        figure={formatMoney(order.payable, currency)}
        note={problem.refusal && <Refusal>{problem.refusal}</Refusal>}
      >
        {order.pageUrl === undefined ? (
          <Button
            variant="accent"
            size="large"
            wide
            disc="check"
            busy={confirm.running}
            disabled={offline}
            onClick={() => void reportPayment()}
          >
            {t('deposit.order.paid')}
          </Button>
        ) : (
          <Button
            variant="accent"
            size="large"
            wide
            disc="arrow"
            disabled={offline || page.address === undefined}
            onClick={page.open}
          >
            {t(page.opened ? 'deposit.page.openAgain' : 'deposit.page.open')}
          </Button>
        )}
      </ActionBar>
    </>
  )
}
