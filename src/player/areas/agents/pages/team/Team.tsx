import { type ReactNode, useCallback, useMemo } from 'react'
import type { CallQuery } from '../../../../../core/contract/calls.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import typography from '../../../../kit/controls/typography.module.css'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { toPlatformTimes } from '../../../../kit/records/day-range.ts'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import type { FilterHeader } from '../../../../kit/records/FilterHeads.tsx'
import { createOptionsHeader } from '../../../../kit/records/options-header.tsx'
import { PlatformDays } from '../../../../kit/records/PlatformDays.tsx'
import { useDateHeader } from '../../../../kit/records/use-date-header.tsx'
import { type RecordFilter, useRecordFilter } from '../../../../kit/records/use-record-filter.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useNamedStep } from '../../../../state/step-title.ts'
import { TeamPath } from '../../parts/TeamPath.tsx'
import { TeamSearch } from '../../parts/TeamSearch.tsx'
import { useTeamLast } from '../../parts/use-team-last.ts'
import { MemberList } from './MemberList.tsx'
import { SortField, teamSorts } from './SortField.tsx'
import styles from './Team.module.css'
import { TeamKpis } from './TeamKpis.tsx'

const states = ['enabled', 'frozen', 'disabled'] as const
/** The levels below the account whose team is shown; the first one is shown without a choice. */
const levels = ['2', '3', '4', '5', '6', '7', '8', '9', '10'] as const

/** Shows the team of the agent, or of somebody below, level by level and page by page (SPEC §11.82). */
export default function Team(): ReactNode {
  const t = useT()
  const filter = useRecordFilter('team', { calendar: 'platform' })
  const parent = filter.readText('parent')
  useNamedStep(parent)
  const search = filter.readText('q')
  const level = filter.read('level', levels)
  const state = filter.read('state', states)
  const sort = filter.read('sort', teamSorts)
  const { from, to } = toPlatformTimes(filter.days)
  const days = useMemo(() => ({ from, to }), [from, to])
  const query = useMemo<CallQuery<'downlines'>>(
    () => ({
      ...(parent && { parent }),
      ...(search && { search }),
      ...(level && { level: Number(level) }),
      ...(state && { state }),
      ...(sort && { sort }),
      from,
      to,
    }),
    [parent, search, level, state, sort, from, to],
  )
  const pages = usePages('downlines', query, { fresh: true })
  const first = pages.pages[0]
  const figures = useTeamLast(`${parent} ${from} ${to}`, first?.figures)
  const path = useTeamLast(`${parent}`, first?.path)
  useHeadline(figures && t('team.headline', { count: figures.members }))
  const { set } = filter
  const onSearch = useCallback((text: string) => set({ q: text || undefined }), [set])
  const teamOf = (username: string | undefined): string =>
    pathTo('team', username === undefined ? {} : { parent: username }).replace(/\?$/, '')
  const headers = useTeamHeaders(filter)
  return (
    <PagePart>
      <FilterBar label={t('records.filters')} filters={headers} />
      <TeamPath path={path ?? (parent ? [{ username: parent }] : [])} pathOf={teamOf} />
      <PlatformDays />
      <TeamKpis figures={figures} failed={pages.error !== undefined} />
      <TeamSearch label={t('team.search')} value={search ?? ''} onSearch={onSearch} />
      <div className={styles['bar']}>
        <p className={typography['name']} role="status">
          {first && t('team.count', { count: first.totalCount })}
        </p>
        <SortField
          value={sort ?? 'joined'}
          onSelect={(key) => set({ sort: key === 'joined' ? undefined : key })}
        />
      </div>
      <MemberList
        pages={pages}
        listKey={filter.listKey}
        days={days}
        parent={parent}
        narrowed={search !== undefined || level !== undefined || state !== undefined}
        teamOf={teamOf}
        onClear={() => set({ q: undefined, level: undefined, state: undefined })}
      />
    </PagePart>
  )
}

/** The filters of the level, of the state and of the days. */
function useTeamHeaders(filter: RecordFilter): readonly FilterHeader[] {
  const t = useT()
  const level = createOptionsHeader(filter, {
    name: 'level',
    label: t('team.level'),
    all: t('team.direct'),
    options: levels.map((key) => ({ key, label: t('team.levelNumber', { level: key }) })),
  })
  const state = createOptionsHeader(filter, {
    name: 'state',
    label: t('team.status'),
    all: t('records.anyState'),
    options: states.map((key) => ({ key, label: t(`team.state.${key}`) })),
  })
  return [level, state, useDateHeader(filter)]
}
