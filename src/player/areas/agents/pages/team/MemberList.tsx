import type { ReactNode } from 'react'
import type { DownlinePage } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { Pages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { MemberRows } from '../../parts/MemberRows.tsx'
import { MemberCard } from './MemberCard.tsx'
import type { Days } from './MemberDetails.tsx'

export interface MemberListProps {
  readonly pages: Pages<DownlinePage>
  /** Identifies the list among all lists of the visit. */
  readonly listKey: string
  readonly days: Days
  /** The account whose team is shown; undefined for the agent. */
  readonly parent: string | undefined
  /** True if a search or a filter leaves accounts out. */
  readonly narrowed: boolean
  readonly teamOf: (username: string) => string
  readonly onClear: () => void
}

/** Lists the accounts of a team. */
export function MemberList(props: MemberListProps): ReactNode {
  const { pages, listKey, days, teamOf } = props
  return (
    <MemberRows
      list={pages}
      rowsOf={({ downlines }) => downlines}
      listKey={listKey}
      empty={<NobodyHere {...props} />}
    >
      {(member, { open, toggle }) => (
        <MemberCard
          member={member}
          days={days}
          open={open}
          onToggle={toggle}
          teamPath={teamOf(member.username)}
        />
      )}
    </MemberRows>
  )
}

function NobodyHere({ parent, narrowed, onClear }: MemberListProps): ReactNode {
  const t = useT()
  const hasLinks = useFlag('AFFMAN3')
  if (narrowed)
    return (
      <EmptyNotice
        line={t('team.noMatch')}
        action={{ label: t('records.clear'), onPress: onClear }}
      />
    )
  if (parent !== undefined) return <EmptyNotice line={t('team.noneBelow', { name: parent })} />
  return (
    <EmptyNotice
      line={t('team.none')}
      {...(hasLinks && { way: { label: t('route.agentLinks'), to: pathTo('agentLinks') } })}
    />
  )
}
