import type { ReactNode } from 'react'
import type { DownlinePage } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import type { Pages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
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
  const navigate = useNavigate()
  const hasLinks = useFlag('AFFMAN3')
  const { ornaments } = useSkin().look
  const ornament = ornaments['empty']
  if (narrowed)
    return (
      <Notice
        kind="empty"
        line={t('team.noMatch')}
        ornament={ornament}
        action={{ label: t('records.clear'), onPress: onClear }}
      />
    )
  if (parent !== undefined)
    return <Notice kind="empty" line={t('team.noneBelow', { name: parent })} ornament={ornament} />
  return (
    <Notice
      kind="empty"
      line={t('team.none')}
      ornament={ornament}
      {...(hasLinks && {
        action: {
          label: t('route.agentLinks'),
          onPress: () => navigate(pathTo('agentLinks')),
        },
      })}
    />
  )
}
