import { type ReactNode, useEffect, useRef } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Redirect, useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { useNamedStep } from '../../../../state/step-title.ts'
import { ChosenMethod } from './ChosenMethod.tsx'
import { Deposit } from './Deposit.tsx'
import { Details } from './Details.tsx'
import { LimitLine } from './LimitLine.tsx'
import { MethodCards } from './MethodCards.tsx'
import { MethodGone } from './MethodGone.tsx'
import { StepHead, type StepHeadProps } from './StepHead.tsx'
import type { DepositForm, DetailsProps } from './use-deposit-form.ts'

const amountStep = pathTo('deposit', { step: 'amount' })

export default withRealAccount(StepperDeposit)

/** A deposit in three steps: method, amount, order (SPEC §11.65). */
function StepperDeposit({ settings }: BlockProps<'deposit'>): ReactNode {
  return (
    <Deposit
      settings={settings}
      preselect={false}
      skeleton={<StepperSkeleton />}
      orderHead={<StepHead step="pay" shows={settings.head} />}
    >
      {(form) => <Steps form={form} amounts={settings.amounts} head={settings.head} />}
    </Deposit>
  )
}

interface StepsProps extends DetailsProps {
  readonly head: StepHeadProps['shows']
}

/** Shows the step of the address. A link to the second step leads to the first one until a method is chosen (SPEC §12.20). */
function Steps({ form, amounts, head }: StepsProps): ReactNode {
  const t = useT()
  const asked = useSearch().get('step') === 'amount'
  useStepStart(asked ? 'amount' : 'method')
  useNamedStep(asked ? t('deposit.question.amount') : undefined)
  if (!asked) return <MethodStep form={form} head={head} />
  if (!form.method) return <Redirect to={pathTo('deposit')} />
  return <AmountStep form={form} method={form.method} amounts={amounts} head={head} />
}

function MethodStep({ form, head }: Pick<StepsProps, 'form' | 'head'>): ReactNode {
  const navigate = useNavigate()
  return (
    <>
      <StepHead step="method" shows={head} />
      <MethodGone form={form} />
      <MethodCards
        methods={form.answer.methods}
        chosen={form.values.methodId}
        onChoose={({ id }) => {
          form.change({ methodId: id })
          navigate(amountStep)
        }}
      />
      <LimitLine form={form} />
    </>
  )
}

interface AmountStepProps extends StepsProps {
  readonly method: NonNullable<DepositForm['method']>
}

function AmountStep({ form, method, amounts, head }: AmountStepProps): ReactNode {
  return (
    <>
      <StepHead step="amount" shows={head}>
        <ChosenMethod method={method} />
      </StepHead>
      <Details form={form} amounts={amounts} />
    </>
  )
}

/** Starts each step at the top, with the focus on its question. */
function useStepStart(step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('[data-step-heading]')?.focus({ preventScroll: true })
  }, [step])
}

function StepperSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="7rem" />
      <Skeleton shape="card" height="4.75rem" count={5} />
    </>
  )
}
