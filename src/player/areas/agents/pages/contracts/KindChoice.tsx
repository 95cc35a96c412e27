import type { ReactNode } from 'react'
import type { ContractKind } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './KindChoice.module.css'

export interface KindChoiceProps {
  readonly kinds: readonly ContractKind[]
  readonly selected: ContractKind
  readonly onSelect: (kind: ContractKind) => void
}

/** The kinds of contracts that are offered, as buttons in a row; nothing for a single one. */
export function KindChoice({ kinds, selected, onSelect }: KindChoiceProps): ReactNode {
  const t = useT()
  if (kinds.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not lay out its buttons
    <div className={styles['kinds']} role="group" aria-label={t('contract.kinds')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`${styles['kind']} ${typography['label']}`}
          aria-pressed={kind === selected}
          onClick={() => onSelect(kind)}
        >
          {t(`contract.kind.${kind}`)}
        </button>
      ))}
    </div>
  )
}
