import type { ReactNode } from 'react'
import type { DepositMethod } from '../../../../../core/contract/generated/gateway.ts'
import type { IconName } from '../../../../../core/contract/icons.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Picture } from '../../../../kit/controls/Picture.tsx'
import type { PartName } from '../../../../kit/controls/part-name.ts'
import { useMethodAddresses } from '../../../../kit/pages/member-picture-address.ts'
import styles from './MethodMark.module.css'

const icons = {
  bank: 'bank',
  qr: 'qr',
  wallet: 'wallet',
  counter: 'mall',
  unknown: 'coins',
} as const satisfies Record<DepositMethod['group'], IconName>

export interface MethodMarkProps {
  readonly logo: string | undefined
  readonly group: DepositMethod['group']
  readonly part?: PartName
}

/** The picture of a way to pay; without one, the icon of its group. */
export function MethodMark({ logo, group, part }: MethodMarkProps): ReactNode {
  const addressesOf = useMethodAddresses()
  return (
    <Picture
      className={styles['mark']}
      part={part}
      sources={logo === undefined ? [] : addressesOf(logo)}
      width={44}
      height={44}
      alt=""
      eager
      fit="contain"
      fallback={
        <span className={styles['icon']}>
          <Icon name={icons[group]} />
        </span>
      }
    />
  )
}
