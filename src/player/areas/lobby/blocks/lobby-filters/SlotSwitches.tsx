import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Switch } from '../../../../kit/controls/Switch.tsx'
import type { LobbyChoice } from '../../../../kit/games/lobby-address.ts'
import { useAwaitsCurrency } from '../../../../kit/money/use-awaits-currency.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLobby } from '../../parts/use-lobby.ts'
import styles from './SlotSwitches.module.css'

export interface SlotSwitchesProps {
  readonly onChoose: (choice: Partial<LobbyChoice>) => void
}

/** Shows the two filters of slots, with the merchant's limits (SPEC §9.17). */
export function SlotSwitches({ onChoose }: SlotSwitchesProps): ReactNode {
  const t = useT()
  const { bet, lines } = useLobby()
  const { lobby: limits } = useSkin()
  const currency = useCurrency()
  const awaitsCurrency = useAwaitsCurrency()
  const amount = formatMoney(String(limits.minimumBet), currency)
  return (
    <div className={styles['switches']}>
      {awaitsCurrency ? (
        <Skeleton width="14rem" height="var(--touch)" />
      ) : (
        <Switch
          label={t('lobby.bet', { amount })}
          on={bet}
          onToggle={() => onChoose({ bet: !bet })}
        />
      )}
      <Switch
        label={t('lobby.lines', { count: limits.lines })}
        on={lines}
        onToggle={() => onChoose({ lines: !lines })}
      />
    </div>
  )
}
