import type { ReactNode } from 'react'
import type { Winner } from '../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { useLanguage } from '../../../../state/language.ts'
import { useConsolidated } from '../../../../state/status.ts'
import styles from './Sentence.module.css'
import { splitSentence } from './split-sentence.ts'

export interface SentenceProps {
  readonly winner: Winner
  /** A table can show the currency once for all its amounts. */
  readonly amounts?: 'symbol' | 'plain' | undefined
}

/** Shows the winner, the amount and the game, in the word order of the language. */
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
        // `bdi` keeps the gateway's text from changing the direction of the sentence.
        <bdi key={part + text} className={styles[part]} data-part={part}>
          {part === 'joint' ? text : words[part]}
        </bdi>
      ))}
    </p>
  )
}

/** Formats the amount of a win without its fraction. */
export function useAmount({ winner, amounts = 'symbol' }: SentenceProps): string {
  const language = useLanguage()
  const symbol = useConsolidated()?.currencySymbol ?? ''
  const whole = String(winner.winAmount).replace(/\..*$/, '')
  return formatMoney(whole, { language, symbol: amounts === 'symbol' ? symbol : '', digits: 0 })
}
