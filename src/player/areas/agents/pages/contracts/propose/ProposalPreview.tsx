import type { ReactNode } from 'react'
import type { AnyContract, RateType } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Sheet } from '../../../../../kit/controls/Sheet.tsx'
import { CallForm } from '../../../../../kit/forms/CallForm.tsx'
import { ReceiptRows } from '../../../../../kit/money/OrderReceipt.tsx'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { useConnection } from '../../../../../state/connection.ts'
import { toTiers } from '../../../parts/contract-tiers.ts'
import { TierTable } from '../../../parts/TierTable.tsx'
import { useContractWords } from '../../../parts/use-contract-words.ts'
import styles from './ProposalPreview.module.css'
import type { ProposedContract } from './use-proposal.ts'

export interface ProposalPreviewProps {
  readonly proposal: ProposedContract
  readonly rateType: RateType
  readonly onClose: () => void
  readonly onSent: (contract: AnyContract) => void
}

/** Repeats a proposal before the password with which it is sent. */
export function ProposalPreview(props: ProposalPreviewProps): ReactNode {
  const { proposal, rateType, onClose, onSent } = props
  const t = useT()
  const { nameProduct } = useContractWords()
  const offline = useConnection() === 'offline'
  const ornament = useSkin().look.ornaments['sheet']
  const { kind, username, product, days, tiers } = proposal
  return (
    <Sheet
      title={t(`contract.kind.${kind}`)}
      cancel={t('common.cancel')}
      onClose={onClose}
      ornament={ornament}
    >
      <ReceiptRows
        rows={[
          { label: t('contract.subordinate'), value: username },
          { label: t('contract.games'), value: nameProduct(product) },
          {
            label: t('contract.period'),
            value: days === undefined ? t('contract.noEnd') : t('contract.days', { count: days }),
          },
        ]}
      />
      <div className={styles['tiers']}>
        <TierTable tiers={toTiers(tiers, rateType)} />
      </div>
      <CallForm
        id="contract-proposal"
        call="proposeContract"
        fields={[
          {
            name: 'password',
            label: 'contract.propose.password',
            type: 'password',
            autoComplete: 'current-password',
            maxLength: 128,
          },
        ]}
        fieldOf={{ 'password.incorrect': 'password' }}
        submit={t('contract.propose.send')}
        unknown="contract.propose.unknown"
        disabled={offline}
        compose={({ password = '' }) => ({ body: { ...proposal, password } })}
        onDone={onSent}
      />
    </Sheet>
  )
}
