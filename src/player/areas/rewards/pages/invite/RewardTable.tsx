import type { ReactNode } from 'react'
import type { InviteReward } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './RewardTable.module.css'

/** Lists what each friend brings, by the number of the friend. */
export function RewardTable({ rewards }: { readonly rewards: readonly InviteReward[] }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('invite.friend')}</th>
          <th scope="col">{t('invite.reward')}</th>
        </tr>
      </thead>
      <tbody>
        {rewards.map(({ from, amount, reached }, index) => {
          const next = rewards[index + 1]
          return (
            <tr key={from}>
              <th scope="row">
                {next
                  ? t('invite.between', { from, to: next.from - 1 })
                  : t('invite.onward', { from })}
                {reached && (
                  <span className={styles['reached']}>
                    <Icon name="check" size="small" />
                    {t('invite.reached')}
                  </span>
                )}
              </th>
              <td className={typography['title']}>
                <Money amount={amount} {...currency} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
