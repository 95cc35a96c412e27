import { type ReactNode, useCallback, useMemo } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { betCategories } from '../../../../kit/records/bet-kinds.ts'
import { toPlatformTimes } from '../../../../kit/records/day-range.ts'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import { PlatformDays } from '../../../../kit/records/PlatformDays.tsx'
import { Totals } from '../../../../kit/records/Totals.tsx'
import { useBetCategoryHeader } from '../../../../kit/records/use-bet-category-header.ts'
import { useDateHeader } from '../../../../kit/records/use-date-header.tsx'
import { TeamPath } from '../../parts/TeamPath.tsx'
import { TeamSearch } from '../../parts/TeamSearch.tsx'
import { useTeamLast } from '../../parts/use-team-last.ts'
import { SubordinateList } from './SubordinateList.tsx'
import { useTeamFilter } from './use-team-filter.ts'

/** Shows what each account of a level bet with everybody below it, with the totals of the level. */
export function SubordinateBets(): ReactNode {
  const t = useT()
  const filter = useTeamFilter({ calendar: 'platform' })
  const parent = filter.readText('parent')
  const search = filter.readText('q')
  const gameCategory = filter.read('category', betCategories)
  const { from, to } = toPlatformTimes(filter.days)
  const query = useMemo(
    () => ({
      ...(parent && { parent }),
      ...(search && { search }),
      ...(gameCategory && { gameCategory }),
      from,
      to,
    }),
    [parent, search, gameCategory, from, to],
  )
  const pages = usePages('subordinates', query, { fresh: true })
  const path = useTeamLast(`${parent}`, pages.pages[0]?.path)
  const { set } = filter
  const onSearch = useCallback((text: string) => set({ q: text || undefined }), [set])
  const teamOf = (username: string | undefined): string =>
    pathTo('teamBets', { tab: 'bets', ...(username !== undefined && { parent: username }) })
  const category = useBetCategoryHeader(filter)
  const date = useDateHeader(filter)
  const totals = pages.pages[0]?.totals
  return (
    <>
      <FilterBar label={t('records.filters')} filters={[category, date]} />
      <PlatformDays />
      <TeamPath path={path ?? (parent ? [{ username: parent }] : [])} pathOf={teamOf} />
      <Totals
        pages={pages}
        figures={[
          { label: t('team.betCount'), count: totals?.betCount },
          { label: t('team.validBets'), amount: totals?.validBets },
          {
            label: t('team.memberResult'),
            amount: totals?.profit,
            sign: 'always',
            tone: 'result',
          },
        ]}
      />
      <TeamSearch label={t('team.search')} value={search ?? ''} onSearch={onSearch} />
      <SubordinateList pages={pages} filter={filter} parent={parent} teamOf={teamOf} />
    </>
  )
}
