import type { CSSProperties, ReactNode } from 'react'
import { useMessageLanguage, useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Countdown, formatSeconds } from '../../../../kit/controls/Countdown.tsx'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import { useDeferredRender } from '../../../../kit/pages/use-deferred-render.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { readServerTime } from '../../../../state/status.ts'
import { readIssue, writeDay, writeLunarDay } from './almanac.ts'
import { type DrawProps, useClock, usePlayButton } from './Draw.tsx'
import styles from './LeadLeaf.module.css'
import { Result } from './Result.tsx'
import { TornPaper } from './TornPaper.tsx'
import { useDrawnLottery } from './use-drawn-lottery.ts'

export interface LeadLeafProps extends DrawProps {
  /** Calendar shown beside the date. */
  readonly calendar: 'none' | 'chinese'
}

/**
 * Shows today's leaf: the date on its binding, the time left between two lines, and the last
 * result. A draw that ends leaves its leaf, with the result and the stamp, to fall; a screen reader gets
 * the same text from the leaf below.
 */
export function LeadLeaf({ lottery, onClosed, calendar }: LeadLeafProps): ReactNode {
  const t = useT()
  const { closed, countdown } = useClock(lottery, onClosed)
  const drawn = useDrawnLottery(lottery)
  return (
    <article className={styles['sheet']} data-closed={closed || undefined}>
      <Binding calendar={calendar} />
      <div className={styles['middle']}>
        <h2 className={styles['title']}>{lottery.lotteryName}</h2>
        <div className={styles['rules']}>
          <p>{t(closed ? 'home.lotteries.closed' : 'home.lotteries.closesIn')}</p>
          <Countdown {...countdown} className={styles['big']} />
          {lottery.drawsAt !== undefined && (
            <p>{t('home.lotteries.drawAt', { time: writeClock(lottery.drawsAt) })}</p>
          )}
        </div>
        <IssueName issue={lottery.issue} />
      </div>
      <div className={styles['result']}>
        <Result
          lottery={lottery}
          label={
            drawn === 'stamped' ? (
              <span className={styles['stamp']}>{t('home.lotteries.drawn')}</span>
            ) : undefined
          }
        />
      </div>
      <footer className={styles['foot']}>
        <dl className={styles['advice']}>
          {advice.map((name, index) => (
            <div key={name} data-tone={index ? 'bad' : 'good'}>
              <dt>{t(`home.lotteries.${name}`)}</dt>
              <dd>{t(`home.lotteries.${name}Words`)}</dd>
            </div>
          ))}
        </dl>
        <Button {...usePlayButton(lottery)} variant="accent" size="large">
          {t('home.lotteries.play')}
        </Button>
      </footer>
      {typeof drawn === 'object' && (
        <div className={styles['falling']} aria-hidden="true" onAnimationEnd={drawn.forget}>
          <TornPaper lottery={lottery} />
        </div>
      )}
    </article>
  )
}

/** Shows an empty leaf while the lotteries load. */
export function EmptyCalendarLeaf(): ReactNode {
  const t = useT()
  return (
    <div className={`${styles['sheet']} ${styles['blank']}`} aria-hidden="true">
      <div className={styles['binding']} />
      <div className={styles['middle']}>
        <div className={styles['rules']}>
          <p>{t('home.lotteries.closesIn')}</p>
          <p className={styles['big']}>{formatSeconds(0)}</p>
        </div>
      </div>
    </div>
  )
}

/** The advice of an almanac, about the way to play only: never luck, never a promise. */
const advice = ['do', 'avoid'] as const

/** Shows the upper edge of a leaf with the date. */
export function Binding({ calendar }: Pick<LeadLeafProps, 'calendar'>): ReactNode {
  const t = useT()
  const language = useMessageLanguage()
  const now = readServerTime()
  const stub = useSkin().look.ornaments['stub']
  const today = `${language} ${new Date(now).toDateString()}`
  const day = useDeferredRender(() => writeDay(now, language), today)
  const lunar = useDeferredRender(
    () => (calendar === 'chinese' ? writeLunarDay(now, language) : undefined),
    `${calendar} ${today}`,
  )
  const style: CSSProperties | undefined = stub
    ? { '--stub': `url(${JSON.stringify(stub)})` }
    : undefined
  return (
    <header className={styles['binding']} data-stub={stub ? '' : undefined} style={style}>
      <span>{day}</span>
      {lunar && (
        <span className={styles['lunar']}>{t('home.lotteries.lunar', { day: lunar })}</span>
      )}
    </header>
  )
}

/** Shows the issue that is open. */
export function IssueName({ issue }: { readonly issue: string | undefined }): ReactNode {
  const t = useT()
  const language = useLanguage()
  if (issue === undefined) return null
  const { number, today } = readIssue(issue, readServerTime(), language)
  const key = today ? 'home.lotteries.issueToday' : 'home.lotteries.issue'
  return <p className={styles['issue']}>{t(key, { issue: number })}</p>
}
