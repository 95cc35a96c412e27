import type { ReactNode } from 'react'
import { useT } from '../../../../../i18n/use-t.ts'
import { Field } from '../../../../../kit/controls/Field.tsx'
import { IconButton } from '../../../../../kit/controls/IconButton.tsx'
import { useContractWords } from '../../../parts/use-contract-words.ts'
import type {
  KnownLimits,
  TierField,
  TierProblem,
  TierProblems,
  TypedTier,
} from './read-proposal.ts'
import styles from './TierFields.module.css'

export interface TierFieldsProps {
  readonly tier: TypedTier
  /** Its place, from 1. */
  readonly number: number
  readonly limits: KnownLimits
  readonly problems: TierProblems
  readonly onChange: (field: TierField, typed: string) => void
  /** Absent for the only tier. */
  readonly onRemove?: () => void
}

/** The fields of a tier, each with its own problem. */
export function TierFields(props: TierFieldsProps): ReactNode {
  const { tier, number, limits, problems, onChange, onRemove } = props
  const t = useT()
  const { formatRate } = useContractWords()
  const { kind, rateType, maxRate } = limits
  const rateLabel =
    rateType === 'fixed' ? 'contract.propose.rateFixed' : 'contract.propose.ratePercent'
  const labels = {
    ...(kind === 'dividend' && { netLoss: t('contract.netLoss') }),
    bets: t('contract.bets'),
    active: t('contract.active'),
    rate: t(rateLabel),
  }
  function say(problem: TierProblem | undefined): string | undefined {
    if (!problem) return undefined
    const rate = formatRate({ rate: maxRate, rateType })
    return t(`contract.propose.error.${problem}`, { number: number - 1, rate })
  }
  return (
    <fieldset className={styles['tier']}>
      <legend className={styles['legend']}>{t('contract.propose.tier', { number })}</legend>
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
              name={`${field}${number}`}
              label={labels[field] ?? ''}
              inputMode={field === 'active' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={20}
              placeholder={field === 'rate' ? undefined : '0'}
              value={tier[field]}
              onChange={(event) => onChange(field, event.currentTarget.value)}
              error={say(problems[field])}
            />
          ))}
      </div>
    </fieldset>
  )
}

const fields = ['netLoss', 'bets', 'active', 'rate'] as const satisfies readonly TierField[]
