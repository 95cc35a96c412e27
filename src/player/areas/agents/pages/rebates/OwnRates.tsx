import type { ReactNode } from 'react'
import { categories } from '../../../../../core/contract/categories.ts'
import type { RateBounds, RebateSettings } from '../../../../../core/contract/generated/gateway.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { isPositive } from '../../../../kit/controls/decimal.ts'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { ListGroup, ListRow } from '../../../../kit/controls/ListGroup.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { formatRate } from '../../parts/rates.ts'
import { readProduct, useProductName } from '../../parts/use-product-name.ts'

/** Lists the agent's own rate of each product, and what it has given on of it (SPEC §11.86). */
export function OwnRates({ settings }: { readonly settings: RebateSettings }): ReactNode {
  const t = useT()
  return (
    <ListGroup title={t('rebates.own')}>
      {settings.rebates.map((bounds) => (
        <OwnRate key={bounds.product} bounds={bounds} effectiveAt={settings.effectiveAt} />
      ))}
    </ListGroup>
  )
}

interface OwnRateProps {
  readonly bounds: RateBounds
  readonly effectiveAt: number
}

function OwnRate({ bounds, effectiveAt }: OwnRateProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const { product, rate, next, min } = bounds
  const category = readProduct(product)
  const notes = [
    isPositive(min) && t('rebates.given', { rate: formatRate(min) }),
    next !== undefined &&
      t('rebates.next', { rate: formatRate(next), time: formatMoment(effectiveAt, language) }),
  ].filter((note) => note !== false)
  return (
    <ListRow
      icon={category && categories[category].icon}
      label={useProductName()(product)}
      note={notes.length > 0 ? <InlineList items={notes} /> : undefined}
      value={formatRate(rate)}
    />
  )
}
