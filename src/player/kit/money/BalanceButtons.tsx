import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { IconButton } from '../controls/IconButton.tsx'
import type { Balance } from './use-balance.ts'

export interface BalanceButtonsProps {
  readonly balance: Balance
  /** True while the balance cannot be asked for. */
  readonly locked?: boolean
}

/** The buttons that mask a balance and refresh it. */
export function BalanceButtons({ balance, locked = false }: BalanceButtonsProps): ReactNode {
  const { hidden, refreshing, refresh, toggle } = balance
  const t = useT()
  return (
    <>
      <IconButton
        icon={hidden ? 'eye-off' : 'eye'}
        label={t(hidden ? 'home.account.unmask' : 'home.account.mask')}
        aria-pressed={hidden}
        onClick={toggle}
      />
      <IconButton
        icon="refresh"
        label={t('home.account.refresh')}
        spinning={refreshing}
        disabled={locked}
        onClick={refresh}
      />
    </>
  )
}
