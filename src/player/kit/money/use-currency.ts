import { useMemo } from 'react'
import { useLanguage } from '../../state/language.ts'
import { useConsolidated } from '../../state/status.ts'
import type { MoneyFormat } from '../controls/format-money.ts'

export type Currency = Required<Omit<MoneyFormat, 'sign'>>

/** Returns the currency of the platform for `Money`, in the player's language. */
export function useCurrency(): Currency {
  const language = useLanguage()
  const { currencySymbol: symbol = '', currencyDigits: digits = 2 } = useConsolidated() ?? {}
  return useMemo(() => ({ symbol, digits, language }), [symbol, digits, language])
}
