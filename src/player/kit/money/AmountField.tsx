import { type ReactNode, useId } from 'react'
import { writeDecimal } from '../../../core/contract/read-decimal.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { compareDecimals } from '../controls/decimal.ts'
import { formatMoney } from '../controls/format-money.ts'
import { Icon } from '../controls/Icon.tsx'
import { separatorsOf } from '../controls/number-separators.ts'
import typography from '../controls/typography.module.css'
import styles from './AmountField.module.css'
import { readAmount } from './read-amount.ts'

export interface AmountFieldProps {
  readonly label: string
  readonly name?: string
  /** The text as the player typed it. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onBlur?: () => void
  readonly symbol: string
  /** Digits after the point. */
  readonly digits: number
  /** Decimal strings. The limits are shown beside the label. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Amounts to choose with one tap, as decimal strings. */
  readonly chips?: readonly string[] | undefined
  /** `ruler` draws them as marks on a line. */
  readonly chipLook?: 'chips' | 'ruler'
  /** Adds a button that takes this whole amount. Decimal string. */
  readonly maxAmount?: string | undefined
  readonly error?: string | undefined
  readonly hint?: ReactNode
  /** Replaces the limits beside the label. */
  readonly note?: ReactNode
  readonly disabled?: boolean
}

/** A large input of an amount with its limits, amounts to choose and a button for the whole amount. */
export function AmountField(props: AmountFieldProps): ReactNode {
  const { label, name = 'amount', value, onChange, onBlur, symbol, digits } = props
  const { chips = [], chipLook = 'chips', maxAmount, error, hint, disabled } = props
  const id = useId()
  const note = props.note ?? <Limits {...props} />
  const described = [`${id}-note`, error && `${id}-error`, hint && `${id}-hint`]
  const hasNote = note !== undefined && note !== null
  return (
    <div
      className={styles['amount']}
      data-kit="field"
      data-kind="amount"
      data-state={error ? 'error' : undefined}
      data-field={name}
    >
      <div className={styles['box']} data-part="box">
        <div className={styles['head']} data-part="head">
          <label className={styles['label']} data-part="label" htmlFor={id}>
            {label}
          </label>
          {hasNote && (
            <span className={typography['muted']} data-part="note" id={`${id}-note`}>
              {note}
            </span>
          )}
        </div>
        <div className={styles['row']} data-part="control">
          {symbol && (
            <span
              className={`${styles['symbol']} ${typography['display']}`}
              data-part="affix"
              aria-hidden="true"
            >
              {symbol}
            </span>
          )}
          <input
            className={`${styles['input']} ${typography['display']}`}
            data-part="input"
            id={id}
            name={name}
            value={value}
            disabled={disabled}
            placeholder="0"
            type="text"
            inputMode={digits > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={32}
            aria-invalid={error ? true : undefined}
            aria-describedby={described.filter(Boolean).join(' ')}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          {maxAmount !== undefined && (
            <TakeAll amount={maxAmount} disabled={disabled} onChoose={onChange} />
          )}
        </div>
      </div>
      <Words id={id} error={error} hint={hint} />
      {chips.length > 0 && (
        <AmountChips
          {...{ chips, value, symbol, digits, disabled }}
          look={chipLook}
          onChoose={onChange}
        />
      )}
    </div>
  )
}

interface TakeAllProps extends Pick<AmountChipsProps, 'disabled' | 'onChoose'> {
  readonly amount: string
}

function TakeAll({ amount, disabled, onChoose }: TakeAllProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  return (
    <button
      type="button"
      className={`${styles['all']} ${typography['name']}`}
      data-part="action"
      disabled={disabled}
      onClick={() => onChoose(writeDecimal(amount, separatorsOf(language)))}
    >
      {t('money.all')}
    </button>
  )
}

/** The error under an amount, or its hint. */
function Words({
  id,
  error,
  hint,
}: Pick<AmountFieldProps, 'error' | 'hint'> & { readonly id: string }): ReactNode {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <p className={styles['error']} data-part="error" id={`${id}-error`}>
            <Icon name="warning" size="small" />
            {error}
          </p>
        )}
      </div>
      {hint && !error && (
        <div className={typography['muted']} data-part="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </>
  )
}

function Limits({
  min,
  max,
  symbol,
  digits,
}: Pick<AmountFieldProps, 'min' | 'max' | 'symbol' | 'digits'>): ReactNode {
  const t = useT()
  const language = useLanguage()
  const format = (amount: string) =>
    formatMoney(amount, { language, symbol, digits: isWhole(amount) ? 0 : digits })
  if (min !== undefined && max !== undefined)
    return t('money.range', { min: format(min), max: format(max) })
  if (min !== undefined) return t('money.from', { min: format(min) })
  return max === undefined ? null : t('money.upTo', { max: format(max) })
}

interface AmountChipsProps {
  readonly chips: readonly string[]
  readonly look: 'chips' | 'ruler'
  readonly value: string
  readonly symbol: string
  readonly digits: number
  readonly disabled: boolean | undefined
  readonly onChoose: (amount: string) => void
}

function AmountChips(props: AmountChipsProps): ReactNode {
  const { chips, look, value, symbol, digits, disabled, onChoose } = props
  const language = useLanguage()
  const { amount } = readAmount(value, { digits, language })
  const isChosen = (chip: string): boolean =>
    amount !== undefined && compareDecimals(amount, chip) === 0
  const chosenAt = chips.findIndex(isChosen)
  return (
    <div
      className={styles['chips']}
      data-kit="chips"
      data-kind={look}
      data-fours={chips.length % 4 === 0 || undefined}
    >
      {chips.map((chip, at) => (
        <button
          key={chip}
          type="button"
          className={styles['chip']}
          data-part="chip"
          aria-pressed={isChosen(chip)}
          data-state={at < chosenAt ? 'passed' : undefined}
          disabled={disabled}
          onClick={() => onChoose(writeDecimal(chip, separatorsOf(language)))}
        >
          {formatMoney(chip, {
            language,
            symbol: look === 'ruler' ? '' : symbol,
            digits: isWhole(chip) ? 0 : 2,
          })}
        </button>
      ))}
    </div>
  )
}

function isWhole(amount: string): boolean {
  return !/\.\d*[1-9]/.test(amount)
}
