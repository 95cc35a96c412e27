import type { ReactNode } from 'react'
import type { Winner } from '../../../core/contract/generated/gateway.ts'
import { formatMoney } from '../../components/ui/format-money.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { useConsolidated } from '../../state/status.ts'
import styles from './Sentence.module.css'
import { splitSentence } from './split-sentence.ts'

export interface SentenceProps {
  readonly winner: Winner
  /** A table may say the currency once for all its amounts. */
  readonly amounts?: 'symbol' | 'plain' | undefined
}

/** Who won how much in which game, in the word order of the language. */
export function Sentence({ winner, amounts }: SentenceProps): ReactNode {
  const t = useT()
  const words = {
    name: winner.customerName,
    game: winner.gameName,
    amount: useAmount({ winner, amounts }),
  }
  return (
    <p className={styles['sentence']} data-part="sentence">
      {splitSentence((values) => t('home.winners.sentence', values)).map(({ part, text }) => (
        // What the gateway says cannot turn the rest of the sentence around.
        <bdi key={part + text} className={styles[part]} data-part={part}>
          {part === 'joint' ? text : words[part]}
        </bdi>
      ))}
    </p>
  )
}

/** Returns the amount of a win as a player reads it, without its fraction. */
export function useAmount({ winner, amounts = 'symbol' }: SentenceProps): string {
  const language = useLanguage()
  const symbol = useConsolidated()?.currencySymbol ?? ''
  const whole = String(winner.winAmount).replace(/\..*$/, '')
  return formatMoney(whole, { language, symbol: amounts === 'symbol' ? symbol : '', digits: 0 })
}
