import type { ReactNode } from 'react'
import type { ContractParty } from '../../../../../core/contract/contract-states.ts'
import type { AnyContract } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { type ReceiptRow, ReceiptRows } from '../../../../kit/money/OrderReceipt.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { toAnyContract } from '../../parts/contract-tiers.ts'
import { useContractWords } from '../../parts/use-contract-words.ts'
import styles from './ContractDetails.module.css'

export interface ContractDetailsProps {
  readonly contract: AnyContract
  /** Whom the agent is in it. */
  readonly party: ContractParty
  readonly onClose: () => void
}

/** Shows the dates, the text and the course of a contract in a sheet. */
export function ContractDetails({ contract, party, onClose }: ContractDetailsProps): ReactNode {
  const t = useT()
  const { formatTime, formatDay, nameProduct, nameUpline } = useContractWords()
  const ornament = useSkin().look.ornaments['sheet']
  const { contractId, terms } = useFreshContract(contract)
  const { effectiveFrom, endsAt, days, proposedAt } = terms
  const period = days === undefined ? t('contract.noEnd') : t('contract.days', { count: days })
  const rows: readonly ReceiptRow[] = [
    { label: t('contract.number'), value: contractId, copy: contractId },
    party === 'subordinate'
      ? { label: t('contract.upline'), value: nameUpline(terms) }
      : { label: t('contract.subordinate'), value: terms.subordinate },
    { label: t('contract.games'), value: nameProduct(terms.product) },
    { label: t('contract.proposedAt'), value: formatTime(proposedAt) },
    ...(effectiveFrom === undefined
      ? []
      : [{ label: t('contract.effectiveFrom'), value: formatDay(effectiveFrom) }]),
    endsAt === undefined
      ? { label: t('contract.period'), value: period }
      : { label: t('contract.endsAt'), value: formatDay(endsAt - 1) },
  ]
  return (
    <Sheet
      title={t(`contract.kind.${contract.kind}`)}
      cancel={t('common.close')}
      onClose={onClose}
      ornament={ornament}
    >
      <ReceiptRows rows={rows} />
      <section className={styles['part']}>
        <h3 className={typography['name']}>{t('contract.agreement')}</h3>
        <p>{terms.text}</p>
      </section>
      <section className={styles['part']}>
        <h3 className={typography['name']}>{t('contract.steps')}</h3>
        <ol>
          {terms.steps.map(({ status, at }) => (
            <li key={`${status} ${at}`} className={styles['step']}>
              <span>{t(`contract.state.${status}`)}</span>
              <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
            </li>
          ))}
        </ol>
      </section>
    </Sheet>
  )
}

/** Returns a contract as it is now, where the gateway answers a single one: a daily salary. */
function useFreshContract(contract: AnyContract): AnyContract {
  const { kind, contractId } = contract
  const { value } = useCall('dailySalaryInfo', { contractId }, { enabled: kind === 'dailySalary' })
  return value ? toAnyContract(value) : contract
}
