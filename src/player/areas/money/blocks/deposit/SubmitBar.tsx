import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../kit/controls/ActionBar.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useConnection } from '../../../../state/connection.ts'
import type { DepositForm } from './use-deposit-form.ts'

/** The button that makes the order, with the amount that it asks for (SPEC §12.19). */
export function SubmitBar({ form }: { readonly form: DepositForm }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const { totals, refusal, running, unanswered, forget, submit } = form
  const amount = totals && formatMoney(totals.amount, currency)
  return (
    <>
      {unanswered && <UnknownResult onDismiss={forget} />}
      <ActionBar
        label={t('deposit.pay')}
        figure={amount}
        note={refusal && <Refusal>{refusal}</Refusal>}
      >
        <Button
          variant="accent"
          size="large"
          wide
          disc="arrow"
          busy={running}
          disabled={offline}
          onClick={() => void submit()}
        >
          {t('deposit.submit')}
        </Button>
      </ActionBar>
    </>
  )
}
