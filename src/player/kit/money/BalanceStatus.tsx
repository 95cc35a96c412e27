import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { formatMoney } from '../controls/format-money.ts'
import type { Balance } from './use-balance.ts'

/**
 * Announces the balance to a screen reader after the player has refreshed it here, and stays silent
 * otherwise.
 */
export function BalanceStatus({ balance }: { readonly balance: Balance }): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { wallet, refreshed, hidden } = balance
  const text =
    wallet &&
    (hidden
      ? t('home.account.hidden')
      : `${t('home.account.balance')} ${formatMoney(wallet.sumBalance, { language, symbol: wallet.currencySymbol })}`)
  return (
    <span role="status" data-unseen>
      {refreshed && text}
    </span>
  )
}
