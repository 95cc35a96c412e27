import type { ReactNode } from 'react'
import { categories } from '../../../../core/contract/categories.ts'
import type { ProductRate } from '../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../i18n/use-t.ts'
import { compareDecimals } from '../../../kit/controls/decimal.ts'
import { RateStepper } from './RateStepper.tsx'
import styles from './RateSteppers.module.css'
import { formatRate, type RateRange } from './rates.ts'
import { readProduct, useProductName } from './use-product-name.ts'

export interface RateSteppersProps {
  readonly ranges: readonly RateRange[]
  readonly rates: readonly ProductRate[]
  /** The rates that apply now, shown where a chosen one differs. */
  readonly before?: readonly ProductRate[]
  /** The step of the buttons and the sliders. A percentage as a decimal string. */
  readonly step: string
  readonly disabled?: boolean
  readonly onChange: (rates: readonly ProductRate[]) => void
}

/** A slider with two buttons for the rate of each product, within its range (SPEC §11.86). */
export function RateSteppers(props: RateSteppersProps): ReactNode {
  const { ranges, rates, before = [], onChange } = props
  return (
    <ul className={styles['list']}>
      {ranges.map((range) => {
        const { product, min } = range
        const rateIn = (list: readonly ProductRate[]) =>
          list.find((one) => one.product === product)?.rate
        return (
          <ProductStepper
            key={product}
            {...props}
            range={range}
            rate={rateIn(rates) ?? min}
            old={rateIn(before)}
            onRate={(rate) =>
              onChange([...rates.filter((one) => one.product !== product), { product, rate }])
            }
          />
        )
      })}
    </ul>
  )
}

interface ProductStepperProps extends Pick<RateSteppersProps, 'step' | 'disabled'> {
  readonly range: RateRange
  readonly rate: string
  readonly old: string | undefined
  readonly onRate: (rate: string) => void
}

function ProductStepper({ range, rate, old, ...stepper }: ProductStepperProps): ReactNode {
  const { product, min, max } = range
  const t = useT()
  const category = readProduct(product)
  const isChanged = old !== undefined && compareDecimals(old, rate) !== 0
  return (
    <li data-product={product}>
      <RateStepper
        {...stepper}
        name={useProductName()(product)}
        icon={category && categories[category].icon}
        min={min}
        max={max}
        rate={rate}
        changed={isChanged}
        note={
          isChanged
            ? t('rebates.now', { rate: formatRate(old) })
            : t('rebates.bounds', { min: formatRate(min), max: formatRate(max) })
        }
      />
    </li>
  )
}
