import type { ReactNode } from 'react'
import { useCall } from '../../gateway/use-call.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { Answer } from '../../parts/Answer.tsx'
import { Section } from '../../parts/Section.tsx'
import type { BlockProps } from '../../registry/block.ts'
import { readLanguageCode, useLanguage } from '../../state/language.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Ticker } from './Ticker.tsx'
import styles from './WinnerBoard.module.css'
import { WinnerRow } from './WinnerRow.tsx'
import { winnersQuery } from './winners-query.ts'

/** A change of language is asked after this many quiet milliseconds (SPEC.md §4). */
const settleMs = 250

/** A ranked list of recent wins that scrolls (SPEC.md §2). */
export default function WinnerBoard(props: BlockProps<'winner-board'>): ReactNode {
  const { variant, settings } = props
  const { rows = 100, visible = 6, title } = settings
  const t = useT()
  const read = useText()
  const language = useLanguage()
  const call = useCall('winnerBoard', winnersQuery(readLanguageCode(language), rows), { settleMs })
  const name = title ? read(title) : t('home.winners.title')
  const ticker = variant === 'ticker'
  const headed = !ticker && variant !== 'almanac'
  return (
    <Section
      className={styles[variant]}
      title={headed ? name : undefined}
      count={variant === 'table' ? call.value?.list.length : undefined}
    >
      <Answer
        call={call}
        skeleton={<Skeleton height={ticker ? '3.5rem' : `${visible * 3.75}rem`} shape="card" />}
        empty={t('home.winners.empty')}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) => {
          const winners = list.map(({ vo }) => vo).slice(0, rows)
          if (ticker) return <Ticker winners={winners} label={name} />
          const most = Number(winners[0]?.winAmount)
          return (
            <div className={styles['board']} style={{ '--visible': visible }}>
              {!headed && <h2 className={styles['spine']}>{name}</h2>}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the list */}
              <ol className={styles['list']} tabIndex={0} aria-label={name}>
                {winners.map((winner, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its place
                  <WinnerRow key={place} winner={winner} rank={place + 1} most={most} />
                ))}
              </ol>
            </div>
          )
        }}
      </Answer>
    </Section>
  )
}
