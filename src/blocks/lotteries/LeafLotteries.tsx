import type { ReactNode } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { BlockProps } from '../../registry/block.ts'
import { useLanguage } from '../../state/language.ts'
import { readServerTime } from '../../state/status.ts'
import { Button } from '../../ui/Button.tsx'
import { Countdown } from '../../ui/Countdown.tsx'
import { Rail } from '../../ui/Rail.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Balls, type DrawProps, drawItems, useClock, useLotteryEntry } from './Draw.tsx'
import styles from './LeafLotteries.module.css'
import { Lotteries } from './Lotteries.tsx'

/** The next draw as a leaf to tear off, the others as small leaves under it. */
export default function LeafLotteries({ settings }: BlockProps<'lotteries'>): ReactNode {
  const t = useT()
  return (
    <Lotteries
      className={styles['leaf']}
      settings={settings}
      skeleton={() => <Skeleton height="25rem" shape="card" />}
    >
      {([first, ...others], onClosed) => (
        <>
          {first && <Leaf lottery={first} onClosed={onClosed} />}
          {others.length > 0 && (
            <Rail label={t('home.lotteries.title')} className={styles['draws']}>
              {drawItems(others, onClosed)}
            </Rail>
          )}
        </>
      )}
    </Lotteries>
  )
}

/** Today's date on the binding, the time left between two rules. */
function Leaf({ lottery, onClosed }: DrawProps): ReactNode {
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
