import type { ReactNode } from 'react'
import type { ProductRate } from '../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Accordion, AccordionItem } from '../../../kit/controls/Accordion.tsx'
import { compareDecimals } from '../../../kit/controls/decimal.ts'
import { RateStepper } from './RateStepper.tsx'
import { RateSteppers, type RateSteppersProps } from './RateSteppers.tsx'
import { clampRate } from './rates.ts'

/** Chooses the rates of somebody new: one for all products, and below it one for each (SPEC §11.85). */
export function RateChoice(props: RateSteppersProps): ReactNode {
  const { ranges, rates, step, disabled, onChange } = props
  const t = useT()
  const highest = (values: readonly string[]) => [...values].sort(compareDecimals).at(-1) ?? '0'
  return (
    <>
      <RateStepper
        name={t('rebates.all')}
        icon="percent"
        rate={highest(rates.map(({ rate }) => rate))}
        min="0.00"
        max={highest(ranges.map(({ max }) => max))}
        step={step}
        disabled={disabled}
        onRate={(rate) => onChange(setAll(rate))}
      />
      <Accordion>
        <AccordionItem title={t('rebates.each')}>
          <RateSteppers {...props} />
        </AccordionItem>
      </Accordion>
    </>
  )

  function setAll(rate: string): readonly ProductRate[] {
    return ranges.map(({ product, ...range }) => ({ product, rate: clampRate(rate, range) }))
  }
}
