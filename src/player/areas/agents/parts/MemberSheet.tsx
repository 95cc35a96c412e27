import { type ReactNode, useMemo, useState } from 'react'
import type { Downline, DownlinePage } from '../../../../core/contract/generated/gateway.ts'
import { usePages } from '../../../gateway/use-pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { InlineList } from '../../../kit/controls/InlineList.tsx'
import { OptionRow } from '../../../kit/controls/OptionRow.tsx'
import { Sheet } from '../../../kit/controls/Sheet.tsx'
import { Skeleton } from '../../../kit/controls/Skeleton.tsx'
import { Avatar } from '../../../kit/pages/Avatar.tsx'
import { PagedList } from '../../../kit/pages/PagedList.tsx'
import { useSkin } from '../../../registry/skin-context.tsx'
import styles from './MemberSheet.module.css'
import { TeamSearch } from './TeamSearch.tsx'

export interface MemberSheetProps {
  readonly title: string
  /** Lists direct subordinates only. Without it a search finds those of all levels. */
  readonly direct?: boolean
  readonly selected?: string | undefined
  /** Returns why a subordinate cannot be chosen. */
  readonly blocked?: (member: Downline) => string | undefined
  readonly onPick: (username: string) => void
  readonly onClose: () => void
}

/** A sheet from which a subordinate is picked: the direct ones, or those whose user name has the typed part. */
export function MemberSheet(props: MemberSheetProps): ReactNode {
  const { title, direct = false, selected, blocked, onPick, onClose } = props
  const t = useT()
  const { ornaments } = useSkin().look
  const [search, setSearch] = useState('')
  const query = useMemo(
    () => ({ ...(search && { search }), ...(direct && { level: 1 }) }),
    [search, direct],
  )
  const list = usePages('downlines', query, { fresh: true })
  return (
    <Sheet
      title={title}
      cancel={t('common.cancel')}
      onClose={onClose}
      ornament={ornaments['sheet']}
      icon="team"
    >
      <div className={styles['search']}>
        <TeamSearch label={t('rebates.search')} value={search} onSearch={setSearch} />
      </div>
      <PagedList<DownlinePage, Downline>
        list={list}
        itemsOf={({ downlines }) => downlines}
        skeleton={<Skeleton shape="card" height="4rem" count={5} />}
        empty={{ line: t(search ? 'rebates.noMember' : 'rebates.noMembers') }}
      >
        {(members) => (
          <div role="radiogroup" aria-label={title}>
            {members.map((member) => (
              <Member
                key={member.username}
                member={member}
                blocked={blocked?.(member)}
                selected={member.username === selected}
                onPick={onPick}
              />
            ))}
          </div>
        )}
      </PagedList>
    </Sheet>
  )
}

interface MemberProps extends Pick<MemberSheetProps, 'onPick'> {
  readonly member: Downline
  readonly blocked: string | undefined
  readonly selected: boolean
}

function Member({ member, blocked, selected, onPick }: MemberProps): ReactNode {
  const { username, type, level, iconId } = member
  const t = useT()
  return (
    <OptionRow
      label={username}
      lines="two"
      note={
        blocked ?? <InlineList items={[t(`rebates.type.${type}`), t('rebates.level', { level })]} />
      }
      disabled={blocked !== undefined}
      selected={selected}
      onSelect={() => onPick(username)}
      start={<Avatar iconId={iconId} className={styles['avatar']} />}
    />
  )
}
