import { type ReactNode, useCallback, useState } from 'react'
import type { DownlinePage } from '../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../core/contract/pages.ts'
import { PagesFailure } from '../../../components/parts/PagedList.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { useNavigate } from '../../../components/ui/navigation.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { VirtualRows } from '../../../components/ui/VirtualRows.tsx'
import type { Pages } from '../../../gateway/use-pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { useSkin } from '../../../registry/skin-context.tsx'
import { useFlag } from '../../../registry/use-flag.ts'
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

/** The height of a line that was never shown, in CSS pixels. */
const lineHeight = 72

/** Lists accounts in a list that grows while the agent scrolls; only those near the screen are mounted. */
export function MemberList(props: MemberListProps): ReactNode {
  const { pages: list, listKey, days, teamOf } = props
  const t = useT()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { pages, asking, error, more } = list
  // Somebody who joins moves the pages, so that an account can be on two of them.
  const members = [
    ...new Map(pages.flatMap((page) => page.downlines.map((one) => [one.username, one]))).values(),
  ]
  const toggle = useCallback((username: string): void => {
    setOpened((old) => {
      const next = new Set(old)
      if (!next.delete(username)) next.add(username)
      return next
    })
  }, [])
  if (pages.length === 0 && asking) return <Skeleton shape="card" height="4.5rem" count={6} />
  if (members.length === 0 && !error) return <NobodyHere {...props} />
  return (
    <>
      {members.length > 0 && (
        <VirtualRows
          key={listKey}
          label={t('team.list')}
          items={members}
          keyOf={({ username }) => username}
          columns={1}
          gap={0}
          estimate={() => lineHeight}
          place={listKey}
          onNearEnd={more}
        >
          {(member) => (
            <MemberCard
              member={member}
              days={days}
              open={opened.has(member.username)}
              onToggle={toggle}
              teamPath={teamOf(member.username)}
            />
          )}
        </VirtualRows>
      )}
      <PagesFailure list={list} />
      {!error && more && <Skeleton shape="card" height="4.5rem" />}
    </>
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
