import type { ReactNode } from 'react'
import { AmountPart } from '../AmountPart.tsx'
import { ChannelChips } from '../ChannelChips.tsx'
import { PayerFields } from '../PayerFields.tsx'
import { Promotions } from '../Promotions.tsx'
import { SubmitBar } from '../SubmitBar.tsx'
import { Summary } from '../Summary.tsx'
import type { DetailsProps } from '../use-deposit-form.ts'

/** What follows the choice of a method: payer, channel, amount, promotion, summary and the button. */
export default function DepositDetails({ form, amounts }: DetailsProps): ReactNode {
  return (
    <>
      <PayerFields form={form} />
      <ChannelChips form={form} />
      <AmountPart form={form} amounts={amounts} />
      <Promotions form={form} />
      <Summary form={form} />
      <SubmitBar form={form} />
    </>
  )
}
