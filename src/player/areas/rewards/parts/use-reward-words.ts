import type { Reward } from '../../../../core/contract/generated/gateway.ts'
import { formatTime } from '../../../i18n/format-time.ts'
import { useT } from '../../../i18n/use-t.ts'
import { useLanguage } from '../../../state/language.ts'

export interface RewardWords {
  /** Writes a time with its day. */
  readonly formatTime: (time: number) => string
  /** Writes a day of the merchant, such as 2026-11-25, without its year. */
  readonly formatDay: (day: string) => string
  /** Says until when, since when, or from when a reward can be claimed; undefined if there is no such time. */
  readonly timeOf: (reward: Reward) => string | undefined
}

/** Returns the texts of rewards in the player's language. */
export function useRewardWords(): RewardWords {
  const t = useT()
  const language = useLanguage()
  const writeTime = (time: number): string =>
    formatTime(time, language, {
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
  const formatDay = (day: string): string =>
    formatTime(new Date(`${day}T00:00:00Z`), language, {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    })
  return {
    formatTime: writeTime,
    formatDay,
    timeOf({ state, expiresAt, claimedAt, claimableFrom }) {
      if (claimedAt !== undefined) return t('rewards.claimedAt', { time: writeTime(claimedAt) })
      if (claimableFrom !== undefined) return t('rewards.from', { day: formatDay(claimableFrom) })
      if (expiresAt === undefined) return undefined
      const time = writeTime(expiresAt)
      return state === 'expired' ? t('rewards.expiredAt', { time }) : t('rewards.until', { time })
    },
  }
}
