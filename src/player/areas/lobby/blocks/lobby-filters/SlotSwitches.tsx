import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Switch } from '../../../../kit/controls/Switch.tsx'
import type { LobbyChoice } from '../../../../kit/games/lobby-address.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { useConsolidated } from '../../../../state/status.ts'
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
  const language = useLanguage()
  const symbol = useConsolidated()?.currencySymbol ?? ''
  const amount = formatMoney(String(limits.minimumBet), { language, symbol })
  return (
    <div className={styles['switches']}>
      <Switch
        label={t('lobby.bet', { amount })}
        on={bet}
        onToggle={() => onChoose({ bet: !bet })}
      />
      <Switch
        label={t('lobby.lines', { count: limits.lines })}
        on={lines}
        onToggle={() => onChoose({ lines: !lines })}
      />
    </div>
  )
}
