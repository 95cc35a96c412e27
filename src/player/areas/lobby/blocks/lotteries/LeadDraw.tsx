import type { ReactNode } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Countdown } from '../../../../kit/controls/Countdown.tsx'
import { ThemeDrawing } from '../../../../kit/controls/ThemeDrawing.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import type { BlockProps } from '../../../../registry/block.ts'
import { Balls, type DrawProps, useClock, usePlayButton } from './Draw.tsx'
import styles from './LeadDraw.module.css'
import { Binding, IssueName } from './LeadLeaf.tsx'
import { TornPaper } from './TornPaper.tsx'

export interface LeadDrawProps extends DrawProps {
  readonly settings: BlockProps<'lotteries'>['settings']
}

/** Shows the draw that closes first, in the form of the settings. */
export function LeadDraw({ settings, ...draw }: LeadDrawProps): ReactNode {
  const { lead, art, calendar } = settings
  if (lead === 'card') return <LeadCard key={draw.lottery.lotteryCode} {...draw} art={art} />
  return <LobbyLeaf key={draw.lottery.lotteryCode} {...draw} calendar={calendar} />
}

interface LobbyLeafProps extends DrawProps {
  readonly calendar: 'none' | 'chinese'
}

/** Shows a leaf with the time left, and the leaf of the last draw, torn off, over its foot. */
function LobbyLeaf({ lottery, onClosed, calendar }: LobbyLeafProps): ReactNode {
  const t = useT()
  const { closed, countdown } = useClock(lottery, onClosed)
  return (
    <article className={styles['leaf']} data-closed={closed || undefined}>
      <Binding calendar={calendar} />
      <div className={styles['open']}>
        <h2 className={`${typography['display']} ${styles['title']}`}>{lottery.lotteryName}</h2>
        <div className={`${typography['muted']} ${styles['facts']}`}>
          <IssueName issue={lottery.issue} />
          {lottery.drawsAt !== undefined && (
            <p>{t('home.lotteries.drawAt', { time: writeClock(lottery.drawsAt) })}</p>
          )}
        </div>
        <Countdown {...countdown} className={`${typography['display']} ${styles['big']}`} />
      </div>
      <Button {...usePlayButton(lottery)} className={styles['play']} variant="accent" size="large">
        {t('home.lotteries.play')}
      </Button>
      {lottery.lastResult.length > 0 && (
        <div className={styles['torn']}>
          <TornPaper lottery={lottery} label={<LastIssue issue={lottery.lastIssue} />} />
        </div>
      )}
    </article>
  )
}

function LastIssue({ issue }: { readonly issue: string | undefined }): ReactNode {
  const t = useT()
  if (issue === undefined) return <span>{t('home.lotteries.lastShort')}</span>
  return <IssueName issue={issue} />
}

interface LeadCardProps extends DrawProps {
  readonly art: string | undefined
}

/** Shows the draw as a card with a picture, and its last result under it. */
function LeadCard({ lottery, onClosed, art }: LeadCardProps): ReactNode {
  const t = useT()
  const { closed, countdown } = useClock(lottery, onClosed)
  return (
    <article className={styles['lead']} data-closed={closed || undefined}>
      <div className={styles['card']}>
        <div className={styles['words']}>
          <h2 className={`${typography['display']} ${styles['name']}`}>{lottery.lotteryName}</h2>
          <p className={typography['muted']}>
            {t(closed ? 'home.lotteries.closed' : 'home.lotteries.closesIn')}
          </p>
          <Countdown {...countdown} className={`${typography['display']} ${styles['clock']}`} />
        </div>
        {art && <ThemeDrawing className={styles['art']} src={art} />}
        <Button {...usePlayButton(lottery)} className={styles['enter']} variant="accent">
          {t('home.lotteries.play')}
        </Button>
      </div>
      {lottery.lastResult.length > 0 && (
        <div className={`${typography['muted']} ${styles['last']}`}>
          <span>{t('home.lotteries.lastShort')}</span>
          <Balls lottery={lottery} />
        </div>
      )}
    </article>
  )
}
