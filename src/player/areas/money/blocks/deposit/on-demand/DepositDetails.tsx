import type { ReactNode } from 'react'
import { useT } from '../../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../../kit/controls/format-money.ts'
import { SubmitBar } from '../../../../../kit/money/SubmitBar.tsx'
import { UnknownResult } from '../../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../../kit/money/use-currency.ts'
import { AmountPart } from '../AmountPart.tsx'
import { ChannelChips } from '../ChannelChips.tsx'
import { PayerFields } from '../PayerFields.tsx'
import { Promotions } from '../Promotions.tsx'
import { Summary } from '../Summary.tsx'
import type { DepositForm, DetailsProps } from '../use-deposit-form.ts'

/** What follows the choice of a method: payer, channel, amount, promotion, summary and the button. */
export default function DepositDetails({ form, amounts }: DetailsProps): ReactNode {
  return (
    <>
      <PayerFields form={form} />
      <ChannelChips form={form} />
      <AmountPart form={form} amounts={amounts} />
      <Promotions form={form} />
      <Summary form={form} />
      {form.unanswered && <UnknownResult onDismiss={form.forget} />}
      <OrderBar form={form} />
    </>
  )
}

/** The button that makes the order, with the amount that it asks for (SPEC §12.19). */
function OrderBar({ form }: { readonly form: DepositForm }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { totals, refusal, running, submit } = form
  return (
    <SubmitBar
      label={t('deposit.pay')}
      figure={totals && formatMoney(totals.amount, currency)}
      refusal={refusal}
      disc="arrow"
      busy={running}
      onSubmit={() => void submit()}
    >
      {t('deposit.submit')}
    </SubmitBar>
  )
}
