import type { ReactNode } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { MoneyLink } from '../../../../kit/money/MoneyLink.tsx'
import { useSessionKind } from '../../../../state/session.ts'
import styles from './MemberAccount.module.css'
import type { MemberLook } from './member-look.ts'

const paths = {
  deposit: pathTo('deposit'),
  withdraw: pathTo('withdraw'),
  transfer: pathTo('transfer'),
} as const

export interface MoneyButtonsProps {
  readonly actions: readonly (keyof typeof paths)[]
  readonly icons: MemberLook['icons']
}

/** Links to the money pages, the first as the main button. A trial account has none. */
export function MoneyButtons({ actions, icons }: MoneyButtonsProps): ReactNode {
  const t = useT()
  if (useSessionKind() === 'trial') return null
  return (
    <div className={styles['actions']} data-part="actions">
      {actions.map((action, index) => {
        const main = index === 0
        const label = t(`home.account.${action}`)
        const round = icons === 'others-alone' && !main
        return (
          <MoneyLink
            key={action}
            data-part={round ? 'round' : undefined}
            variant={main ? 'accent' : 'outline'}
            to={paths[action]}
            aria-label={round ? label : undefined}
            {...((round || icons === 'beside') && { icon: action })}
            {...(main && { disc: 'plus' as const })}
          >
            {round ? null : label}
          </MoneyLink>
        )
      })}
    </div>
  )
}
