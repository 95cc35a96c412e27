import type { ReactNode } from 'react'
import type { WordKey } from '../words/load-words.ts'
import { useGame } from './game-context.ts'
import styles from './RuleList.module.css'

/** Rules, one sentence each. */
export function RuleList({ rules }: { readonly rules: readonly WordKey[] }): ReactNode {
  const { t } = useGame()
  return (
    <ul className={styles['list']}>
      {rules.map((rule) => (
        <li className={styles['rule']} key={rule}>
          {t(rule)}
        </li>
      ))}
    </ul>
  )
}
