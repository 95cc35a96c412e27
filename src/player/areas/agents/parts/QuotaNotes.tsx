import type { ReactNode } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { Banner } from '../../../kit/controls/Banner.tsx'
import { formatRate, type QuotaUse } from './rates.ts'

/** Says which places of a quota the chosen rates take, and where none is left (SPEC §11.86). */
export function QuotaNotes({ uses }: { readonly uses: readonly QuotaUse[] }): ReactNode {
  const t = useT()
  return uses.map(({ rate, left }) => (
    <Banner
      key={rate}
      tone={left > 0 ? 'info' : 'error'}
      title={
        left > 0
          ? t('rebates.takes', { count: left, rate: formatRate(rate) })
          : t('rebates.full', { rate: formatRate(rate) })
      }
    />
  ))
}
