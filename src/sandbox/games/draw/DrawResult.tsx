import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import type { DrawTable } from '../../../core/contract/game-table.ts'
import { addDecimals, isPositive } from '../../../player/kit/controls/decimal.ts'
import { useGame } from '../room/game-context.ts'
import { DrawBalls } from './DrawBalls.tsx'
import styles from './DrawResult.module.css'

/** The last result, and what it brought the player where it came while the player was here. */
export function DrawResult({ draw }: { readonly draw: DrawTable }): ReactNode {
  const { rounds, t, money, announce } = useGame()
  const { lastIssue: issue, lastResult } = draw
  const [first] = useState(issue)
  const fresh = issue !== first
  const settled = rounds.filter((one) => one.draw?.issue === issue && one.state === 'settled')
  const won = addDecimals(settled.map(({ payout }) => payout))
  const word = formatResult()
  const afterBalls: CSSProperties = { '--many': lastResult.length }
  useEffect(() => {
    if (fresh) announce(word)
  }, [fresh, word, announce])
  return (
    <>
      <p className={styles['issue']}>
        {t('draw.last')} · {issue}
      </p>
      <DrawBalls key={issue} balls={lastResult} fresh={fresh} />
      {fresh && (
        <p className={styles['word']} style={afterBalls} data-won={isPositive(won) || undefined}>
          {word}
        </p>
      )}
    </>
  )

  function formatResult(): string {
    if (isPositive(won)) return t('draw.won', { amount: money(won) })
    if (settled.length > 0) return t('draw.lost', { issue })
    return t('draw.result', { issue, balls: lastResult.join(' ') })
  }
}
