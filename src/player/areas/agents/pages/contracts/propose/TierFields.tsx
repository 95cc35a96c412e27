import type { ReactNode } from 'react'
import { useT } from '../../../../../i18n/use-t.ts'
import { Field } from '../../../../../kit/controls/Field.tsx'
import { IconButton } from '../../../../../kit/controls/IconButton.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import type { KnownLimits, TierField, TypedTier } from './read-proposal.ts'
import styles from './TierFields.module.css'
import { nameTierField } from './use-proposal.ts'

export interface TierFieldsProps {
  readonly tier: TypedTier
  /** Its place, from 1. */
  readonly number: number
  readonly limits: KnownLimits
  /** Returns the error of a field by its name. */
  readonly errorOf: (name: string) => string | undefined
  readonly onChange: (field: TierField, typed: string) => void
  /** Absent for the only tier. */
  readonly onRemove?: () => void
}

/** The fields of a tier, each with its own problem. */
export function TierFields(props: TierFieldsProps): ReactNode {
  const { tier, number, limits, errorOf, onChange, onRemove } = props
  const t = useT()
  const { kind, rateType } = limits
  const rateLabel =
    rateType === 'fixed' ? 'contract.propose.rateFixed' : 'contract.propose.ratePercent'
  const labels = {
    ...(kind === 'dividend' && { netLoss: t('contract.netLoss') }),
    bets: t('contract.bets'),
    active: t('contract.active'),
    rate: t(rateLabel),
  }
  return (
    <fieldset className={styles['tier']}>
      <legend className={`${styles['legend']} ${typography['name']}`}>
        {t('contract.propose.tier', { number })}
      </legend>
      {onRemove && (
        <div className={styles['remove']}>
          <IconButton
            icon="trash"
            label={t('contract.propose.remove', { number })}
            onClick={onRemove}
          />
        </div>
      )}
      <div className={styles['fields']}>
        {fields
          .filter((field) => Object.hasOwn(labels, field))
          .map((field) => (
            <Field
              key={field}
              name={nameTierField(field, number)}
              label={labels[field] ?? ''}
              inputMode={field === 'active' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={20}
              placeholder={field === 'rate' ? undefined : '0'}
              value={tier[field]}
              onChange={(event) => onChange(field, event.currentTarget.value)}
              error={errorOf(nameTierField(field, number))}
            />
          ))}
      </div>
    </fieldset>
  )
}

const fields = ['netLoss', 'bets', 'active', 'rate'] as const satisfies readonly TierField[]
