import type { ReactNode } from 'react'
import { formatTime } from '../../i18n/format-time.ts'
import { useT } from '../../i18n/use-t.ts'
import { useLanguage } from '../../state/language.ts'
import { readServerTime } from '../../state/status.ts'
import typography from '../controls/typography.module.css'
import { platformDayOf } from './day-range.ts'
import styles from './PlatformDays.module.css'

/** Says when a day of the platform begins by the player's clock, beside figures that are counted by such days. */
export function PlatformDays(): ReactNode {
  const t = useT()
  const start = Date.parse(platformDayOf(readServerTime()))
  const time = formatTime(start, useLanguage(), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (
    <p className={`${styles['note']} ${typography['muted']}`}>
      {t('records.platformDays', { time })}
    </p>
  )
}
