import type { ReactNode } from 'react'
import { isUpright, writeHan } from '../../../../kit/controls/write-han.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './AlmanacWinners.module.css'
import { RankedWinners } from './RankedWinners.tsx'

/**
 * Shows the winners as a page of an almanac with its name on the spine; in Chinese and Japanese the
 * columns are vertical.
 */
export default function AlmanacWinners({ settings }: BlockProps<'winner-board'>): ReactNode {
  const isVertical = isUpright(useLanguage())
  return (
    <RankedWinners
      className={styles['almanac']}
      settings={settings}
      head="none"
      spine={(name) => <h2 className={styles['spine']}>{name}</h2>}
      {...(isVertical && { writeRank: writeHan })}
    />
  )
}
