import { type ReactNode, useId } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Field } from '../../../../kit/controls/Field.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { AmountField } from '../../../../kit/money/AmountField.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './RecipientRow.module.css'
import { mostRemark, type TransferRow } from './transfer-rows.ts'
import { nameOf } from './use-transfer-form.ts'

export interface RecipientRowProps {
  readonly row: TransferRow
  readonly error: string | undefined
  readonly onChange: (row: TransferRow) => void
  readonly onRemove: () => void
}

/** A recipient with its amount and a remark. */
export function RecipientRow({ row, error, onChange, onRemove }: RecipientRowProps): ReactNode {
  const t = useT()
  const id = useId()
  const currency = useCurrency()
  const { username: name, typed, remark } = row
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its fields */}
      <div className={styles['recipient']} role="group" aria-labelledby={id}>
        <div className={styles['head']}>
          <h3 className={styles['name']} id={id}>
            {name}
          </h3>
          <IconButton icon="close" label={t('teamTransfer.remove', { name })} onClick={onRemove} />
        </div>
        <AmountField
          label={t('teamTransfer.amount')}
          name={nameOf(row)}
          value={typed}
          onChange={(next) => onChange({ ...row, typed: next })}
          symbol={currency.symbol}
          digits={currency.digits}
          error={error}
        />
        <Field
          label={t('teamTransfer.remark')}
          name={`remark-${name}`}
          optional={t('teamTransfer.optional')}
          maxLength={mostRemark}
          value={remark}
          onChange={(event) => onChange({ ...row, remark: event.currentTarget.value })}
        />
      </div>
    </li>
  )
}
