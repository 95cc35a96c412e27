import type { ReactNode } from 'react'
import type {
  ConfirmDepositBody,
  DepositOrder,
} from '../../../../../../core/contract/generated/gateway.ts'
import { readTyped } from '../../../../../../core/contract/read-typed.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../../kit/controls/ActionBar.tsx'
import { Banner } from '../../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../../kit/controls/format-money.ts'
import { useSearch } from '../../../../../kit/controls/navigation.tsx'
import { Refusal } from '../../../../../kit/controls/Refusal.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import type { ReadyPicture } from '../../../../../kit/forms/load-picture.ts'
import { ReceiptRows } from '../../../../../kit/money/OrderReceipt.tsx'
import { OrderTimeline } from '../../../../../kit/money/OrderTimeline.tsx'
import { UnknownResult } from '../../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../../kit/money/use-money-effect.ts'
import { useMoneyForm } from '../../../../../kit/money/use-money-form.ts'
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
export function PayOrder(props: PayOrderProps): ReactNode {
  const { order, code, onTimeUp } = props
  const t = useT()
  const returned = useSearch().get('returned') !== null
  const page = usePaymentPage(order)
  const payment = usePayment(props)
  const { confirm, cancel } = payment
  return (
    <>
      {confirm.unanswered && <UnknownResult onDismiss={confirm.forget} />}
      {cancel.unanswered && <UnknownResult onDismiss={cancel.forget} />}
      {returned && (
        <Banner title={t('deposit.page.returned')}>{t('deposit.page.returnedText')}</Banner>
      )}
      <PaymentHead order={order} onTimeUp={onTimeUp} />
      {order.qr !== undefined && (
        <PaymentCode qr={order.qr} orderId={order.orderId} modules={code} />
      )}
      {order.pageUrl !== undefined && <OpenPaymentPage page={page} />}
      <PaymentRows order={order} />
      <PaymentSlip order={order} payment={payment} />
      <section className={styles['course']}>
        <h2 className={styles['title']}>{t('deposit.order.course')}</h2>
        <OrderTimeline
          label={t('deposit.order.course')}
          steps={order.steps}
          next={['verifying', 'success']}
        />
      </section>
      <CancelButton payment={payment} />
      <PaymentBar order={order} payment={payment} page={page} />
    </>
  )
}

interface PaymentValues {
  readonly slip?: ReadyPicture | undefined
  readonly reference: string
}

type Payment = ReturnType<typeof usePayment>

/** Holds the slip and the reference, reports the payment with them, and cancels the order. */
function usePayment({ order, onChange, refresh }: PayOrderProps) {
  const t = useT()
  const confirm = useMoneyEffect('confirmDeposit')
  const cancel = useMoneyEffect('cancelDeposit')
  const { orderId } = order
  const form = useMoneyForm<PaymentValues, ConfirmDepositBody, DepositOrder>({
    defaultValues: { reference: '' },
    read({ slip, reference: typed }) {
      if (order.slip === 'required' && !slip)
        return { problems: { slip: t('deposit.slip.needed') } }
      const reference = readTyped(typed, 'code')
      return {
        ready: {
          orderId,
          ...(slip && { slip: slip.base64 }),
          ...(reference && { reference }),
        },
      }
    },
    focus: focusSlip,
    send: (body) => confirm.press({ body }),
    onDone: onChange,
    onSettled: refresh,
  })

  async function confirmAndCancel(): Promise<void> {
    const agreed = await openConfirm({
      title: t('deposit.cancel.title'),
      text: t('deposit.cancel.text'),
      confirm: t('deposit.cancel.confirm'),
      cancel: t('deposit.cancel.keep'),
    })
    if (!agreed) return
    form.hide()
    form.change({})
    form.settle(await cancel.press({ body: { orderId } }))
  }
  return { form, confirm, cancel, confirmAndCancel }
}

function focusSlip(): void {
  const field = document.querySelector('[data-field="slip"]')
  field?.scrollIntoView({ block: 'center' })
  field?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

interface PartProps {
  readonly order: DepositOrder
  readonly payment: Payment
}

function PaymentRows({ order }: Pick<PartProps, 'order'>): ReactNode {
  const { payee, orderId, fee } = order
  const t = useT()
  const currency = useCurrency()
  return (
    <section
      className={styles['account']}
      data-kit="panel"
      data-kind="account"
      aria-label={t('deposit.order.details')}
    >
      {payee && (
        <p className={`${styles['own']} ${typography['muted']}`}>{t('deposit.order.ownAccount')}</p>
      )}
      <ReceiptRows
        rows={[
          ...(payee
            ? [
                { label: t('deposit.order.bank'), value: payee.bankName },
                {
                  label: t('deposit.order.holder'),
                  value: payee.holder,
                  copy: payee.holder,
                  tone: 'strong' as const,
                },
                {
                  label: t('deposit.order.account'),
                  value: payee.number,
                  copy: payee.number,
                  tone: 'strong' as const,
                },
              ]
            : []),
          { label: t('deposit.order.number'), value: orderId, copy: orderId },
          { label: t('deposit.fee'), value: formatMoney(fee, currency) },
        ]}
      />
    </section>
  )
}

function PaymentSlip({ order, payment: { form, confirm } }: PartProps): ReactNode {
  if (order.slip === 'none') return null
  return (
    <Slip
      required={order.slip === 'required'}
      picture={form.values.slip}
      onPicture={(slip) => {
        form.hide()
        form.change({ slip })
      }}
      reference={form.values.reference}
      onReference={(reference) => form.put({ reference })}
      error={form.errorOf('slip')}
      disabled={confirm.running}
    />
  )
}

function CancelButton({ payment }: Pick<PartProps, 'payment'>): ReactNode {
  const t = useT()
  const offline = useConnection() === 'offline'
  return (
    <div className={styles['cancel']}>
      <Button
        variant="plain"
        busy={payment.cancel.running}
        disabled={offline}
        onClick={() => void payment.confirmAndCancel()}
      >
        {t('deposit.cancel.action')}
      </Button>
    </div>
  )
}

interface PaymentBarProps extends PartProps {
  readonly page: ReturnType<typeof usePaymentPage>
}

/** The button that reports the payment, or that opens the page where it is made. */
function PaymentBar({ order, payment, page }: PaymentBarProps): ReactNode {
  const { form, confirm } = payment
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const look = { variant: 'accent', size: 'large', wide: true } as const
  return (
    <ActionBar
      label={t('deposit.order.payable')}
      figure={formatMoney(order.payable, currency)}
      note={form.refusal && <Refusal>{form.refusal}</Refusal>}
    >
      {order.pageUrl === undefined ? (
        <Button
          {...look}
          disc="check"
          busy={confirm.running}
          disabled={offline}
          onClick={() => void form.submit()}
        >
          {t('deposit.order.paid')}
        </Button>
      ) : (
        <Button
          {...look}
          disc="arrow"
          disabled={offline || page.address === undefined}
          onClick={page.open}
        >
          {t(page.opened ? 'deposit.page.openAgain' : 'deposit.page.open')}
        </Button>
      )}
    </ActionBar>
  )
}
