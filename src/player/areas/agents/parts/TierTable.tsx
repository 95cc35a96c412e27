import type { ReactNode } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { isPositive } from '../../../kit/controls/decimal.ts'
import type { Tier } from './contract-tiers.ts'
import styles from './TierTable.module.css'
import { useContractWords } from './use-contract-words.ts'

/** Lists the tiers of a contract: what the team has to reach, and the rate for it. A condition that no tier has is left out. */
export function TierTable({ tiers }: { readonly tiers: readonly Tier[] }): ReactNode {
  const t = useT()
  const { formatAmount, formatRate } = useContractWords()
  const hasLoss = tiers.some(({ netLoss = '0' }) => isPositive(netLoss))
  const hasBets = !hasLoss || tiers.some(({ bets }) => isPositive(bets))
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{t('contract.tiers')}</caption>
      <thead>
        <tr>
          {hasLoss && <th scope="col">{t('contract.netLoss')}</th>}
          {hasBets && <th scope="col">{t('contract.bets')}</th>}
          <th scope="col">{t('contract.active')}</th>
          <th scope="col">{t('contract.rate')}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place
          <tr key={place}>
            {hasLoss && <td>{formatAmount(tier.netLoss ?? '0')}</td>}
            {hasBets && <td>{formatAmount(tier.bets)}</td>}
            <td>{tier.activeMember}</td>
            <td className={styles['rate']}>{formatRate(tier)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
