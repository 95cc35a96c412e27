import { memo, type ReactNode } from 'react'
import type { Downline } from '../../../../../core/contract/generated/gateway.ts'
import { formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import { writeClock } from '../../../../kit/controls/write-clock.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useLanguage } from '../../../../state/language.ts'
import { readServerTime } from '../../../../state/status.ts'
import { MemberLine } from '../../parts/MemberLine.tsx'
import { type Days, MemberDetails } from './MemberDetails.tsx'

export interface MemberCardProps {
  readonly member: Downline
  readonly days: Days
  readonly open: boolean
  readonly onToggle: (username: string) => void
  /** The address of the account's own team. */
  readonly teamPath: string
}

const dayOfYear = { day: 'numeric', month: 'long' } as const
const wholeDate = { dateStyle: 'long' } as const

/** An account of the team: its kind, last login and balance; opened, its figures and what the agent may do. */
export const MemberCard = memo(function MemberCard(props: MemberCardProps): ReactNode {
  const { member, days, open, onToggle, teamPath } = props
  const { username, iconId, type, state, lastLoginAt, balance } = member
  const t = useT()
  const language = useLanguage()
  const currency = useCurrency()
  return (
    <MemberLine
      name={username}
      iconId={iconId}
      tags={
        <>
          {type === 'agent' && <Tag>{t('team.agent')}</Tag>}
          {state !== 'enabled' && <Tag tone="warning">{t(`team.state.${state}`)}</Tag>}
        </>
      }
      note={
        lastLoginAt === undefined
          ? t('team.neverLoggedIn')
          : t('team.lastLogin', { time: writeRecent(lastLoginAt, language) })
      }
      figure={<Money amount={balance} {...currency} />}
      figureLabel={t('team.balance')}
      open={open}
      onToggle={() => onToggle(username)}
    >
      <MemberDetails member={member} days={days} teamPath={teamPath} />
    </MemberLine>
  )
})

/** Writes a time of today as a clock, and an older one as a date. */
function writeRecent(time: number, language: string): string {
  const today = startOf(readServerTime())
  if (startOf(time) === today) return writeClock(time)
  const isYear = new Date(time).getFullYear() === new Date(today).getFullYear()
  return formatTime(time, language, isYear ? dayOfYear : wholeDate)
}

function startOf(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
