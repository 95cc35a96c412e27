import { type CSSProperties, type ReactNode, useState } from 'react'
import type { IconName } from '../../../../core/contract/icons.ts'
import { useT } from '../../../i18n/use-t.ts'
import { compareDecimals, partOf, subtractDecimals } from '../../../kit/controls/decimal.ts'
import { Icon } from '../../../kit/controls/Icon.tsx'
import { IconButton } from '../../../kit/controls/IconButton.tsx'
import typography from '../../../kit/controls/typography.module.css'
import styles from './RateStepper.module.css'
import { clampRate, formatRate, moveRate } from './rates.ts'

export interface RateStepperProps {
  readonly name: string
  readonly icon?: IconName | undefined
  /** Percentages as decimal strings. */
  readonly rate: string
  readonly min: string
  readonly max: string
  readonly step: string
  readonly note?: string
  /** Marks a rate that differs from the present one. */
  readonly changed?: boolean
  readonly disabled?: boolean | undefined
  readonly onRate: (rate: string) => void
}

/** A slider with two buttons for one rate (SPEC §11.86). */
export function RateStepper(props: RateStepperProps): ReactNode {
  const { name, icon, rate, min, max, step, note, changed, disabled = false, onRate } = props
  const t = useT()
  const move = (by: 'up' | 'down') => onRate(moveRate(rate, { by, step, min, max }))
  const [sliding, setSliding] = useState(false)
  const part = partOf(subtractDecimals(rate, min), subtractDecimals(max, min))
  const style: CSSProperties = { '--part': `${Math.round(part * 100)}%` }
  return (
    <div className={styles['row']} data-changed={changed || undefined}>
      <span className={styles['product']}>
        {icon && <Icon name={icon} size="medium" />}
        <span className={styles['name']}>{name}</span>
      </span>
      <span className={styles['rate']}>
        {/* The slider announces its own value; the buttons do not. */}
        <output
          className={`${styles['value']} ${typography['title']}`}
          aria-live={sliding ? 'off' : 'polite'}
        >
          {formatRate(rate)}
        </output>
        {note && <span className={typography['muted']}>{note}</span>}
      </span>
      <span className={styles['control']}>
        <IconButton
          icon="minus"
          label={t('rebates.less', { product: name })}
          disabled={disabled || compareDecimals(rate, min) <= 0}
          onClick={() => move('down')}
        />
        <input
          className={styles['slider']}
          style={style}
          type="range"
          aria-label={name}
          aria-valuetext={formatRate(rate)}
          min={min}
          max={max}
          step={step}
          value={rate}
          disabled={disabled || compareDecimals(min, max) >= 0}
          onFocus={() => setSliding(true)}
          onBlur={() => setSliding(false)}
          onChange={(event) => onRate(clampRate(event.currentTarget.value, { min, max }))}
        />
        <IconButton
          icon="plus"
          label={t('rebates.more', { product: name })}
          disabled={disabled || compareDecimals(rate, max) >= 0}
          onClick={() => move('up')}
        />
      </span>
    </div>
  )
}
