import type { Bonus } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import type { MoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { showNotification } from '../../../../state/toasts.ts'

/** Returns a function that forfeits a bonus after two confirmations: what is lost, and that it is final. */
export function useForfeit(forfeit: MoneyEffect<'forfeitBonus'>): (bonus: Bonus) => Promise<void> {
  const t = useT()
  const currency = useCurrency()
  return async ({ bonusId, title, amount, done }) => {
    const keep = t('bonus.keep')
    const knowsLoss = await openConfirm({
      title: t('bonus.forfeitTitle'),
      text: t('bonus.forfeitText', {
        amount: formatMoney(amount, currency),
        done: formatMoney(done, currency),
      }),
      confirm: t('common.next'),
      cancel: keep,
    })
    if (!knowsLoss) return
    const sure = await openConfirm({
      title: t('bonus.sureTitle'),
      text: t('bonus.sureText', { title }),
      confirm: t('bonus.sure'),
      cancel: keep,
    })
    if (!sure) return
    const outcome = await forfeit.press({ body: { bonusId } })
    if (outcome.kind === 'done') showNotification(t('bonus.forfeited'))
    if (outcome.kind === 'refused' && outcome.message !== undefined)
      showNotification(outcome.message)
  }
}
