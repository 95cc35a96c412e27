import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { readServerTime } from '../../state/status.ts'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Balls, type DrawProps, useClock, useLotteryEntry } from './Draw.tsx'
import styles from './Lotteries.module.css'

/** The next draw as a leaf to tear off: today's date on the binding, the time left between two rules. */
export function Leaf({ lottery, onClosed }: DrawProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const enter = useLotteryEntry(lottery)
  const { closed, countdown } = useClock(lottery, onClosed)
  const { lotteryName, issue, drawsAt } = lottery
  const write = (time: number, format: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(language, format).format(time)
  return (
    <article className={styles['sheet']} data-closed={closed || undefined}>
      <header className={styles['binding']}>
        <span>{write(readServerTime(), { month: 'long', day: 'numeric', weekday: 'long' })}</span>
      </header>
      <div className={styles['middle']}>
        <h2 className={styles['title']}>{lotteryName}</h2>
        <div className={styles['rules']}>
          <p>{t(closed ? 'home.lotteries.closed' : 'home.lotteries.closesIn')}</p>
          <Countdown {...countdown} className={styles['big']} />
          {drawsAt && (
            <p>
              {t('home.lotteries.drawAt', {
                time: write(drawsAt, { hour: '2-digit', minute: '2-digit', hour12: false }),
              })}
            </p>
          )}
        </div>
        {issue && <p className={styles['issue']}>{t('home.lotteries.issue', { issue })}</p>}
      </div>
      <div className={styles['result']}>
        <span>{t('home.lotteries.last')}</span>
        <Balls lottery={lottery} />
      </div>
      <footer className={styles['foot']}>
        <p className={styles['limit']}>{t('home.lotteries.limit')}</p>
        <Button variant="accent" size="large" onClick={enter}>
          {t('home.lotteries.play')}
        </Button>
      </footer>
    </article>
  )
}
