import type { ReactNode } from 'react'
import { UnknownResult } from '../../components/parts/money/UnknownResult.tsx'
import { useCurrency } from '../../components/parts/money/use-currency.ts'
import { ActionBar } from '../../components/ui/ActionBar.tsx'
import { Button } from '../../components/ui/Button.tsx'
import { formatMoney } from '../../components/ui/format-money.ts'
import { Refusal } from '../../components/ui/Refusal.tsx'
import { useT } from '../../i18n/use-t.ts'
import { useConnection } from '../../state/connection.ts'
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
