import type { ReactNode } from 'react'
import { useGame } from '../room/game-context.ts'
import { RuleList } from '../room/RuleList.tsx'

/** Shows the bets of a draw and its times. */
export function DrawRules(): ReactNode {
  const { table, t } = useGame()
  const { balls = 0, from = 0, to = 0 } = table.draw ?? {}
  return (
    <>
      <p>{t('draw.rule.balls', { balls, from, to })}</p>
      <RuleList
        rules={[
          'draw.rule.big',
          'draw.rule.odd',
          'draw.rule.number',
          'draw.rule.pays',
          'draw.rule.cancel',
        ]}
      />
    </>
  )
}
