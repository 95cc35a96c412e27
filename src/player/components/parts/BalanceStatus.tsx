import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { formatMoney } from '../ui/format-money.ts'
import type { Balance } from './use-balance.ts'

/** Says the balance to a screen reader once the player has refreshed it here; silent at any other time. */
export function BalanceStatus({ balance }: { readonly balance: Balance }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { wallet, refreshed, hidden } = balance
  const said =
    wallet &&
    (hidden
      ? t('home.account.hidden')
      : `${t('home.account.balance')} ${formatMoney(wallet.sumBalance, { language, symbol: wallet.currencySymbol })}`)
  return (
    <span role="status" data-unseen>
      {refreshed && said}
    </span>
  )
}
