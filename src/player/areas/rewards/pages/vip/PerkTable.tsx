import type { ReactNode } from 'react'
import type { LevelGift, VipLevel } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import styles from './PerkTable.module.css'
import { useRoundMoney } from './use-round-money.ts'

const gifts: readonly LevelGift['gift'][] = ['upgrade', 'weekly', 'monthly', 'birthday', 'unknown']

export interface PerkTableProps {
  readonly levels: readonly VipLevel[]
  /** The level whose column is marked. */
  readonly selected: string
}

/** Compares the gifts and the perks of all levels, in a table that scrolls sideways. */
export function PerkTable({ levels, selected }: PerkTableProps): ReactNode {
  const t = useT()
  const format = useRoundMoney()
  const giftRows = gifts
    .map((gift) => ({
      key: gift,
      name: t(`vip.gift.${gift}`),
      values: levels.map((level) => {
        const amount = level.gifts.find((one) => one.gift === gift)?.amount
        return amount === undefined ? undefined : format(amount)
      }),
    }))
    .filter(({ values }) => values.some((value) => value !== undefined))
  const perks = new Map(levels.flatMap((level) => level.perks).map((perk) => [perk.perkId, perk]))
  const perkRows = [...perks.values()].map(({ perkId, name }) => ({
    key: perkId,
    name,
    values: levels.map((level) => level.perks.find((perk) => perk.perkId === perkId)?.value),
  }))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className={styles['frame']} data-kit="table" aria-label={t('vip.perks')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <td className={styles['corner']} />
            {levels.map(({ level }) => (
              <th key={level} scope="col" data-selected={level === selected || undefined}>
                {level}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...giftRows, ...perkRows].map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {levels.map(({ level }, place) => (
                <td key={level} data-selected={level === selected || undefined}>
                  {values[place] ?? <span className={styles['none']}>–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
