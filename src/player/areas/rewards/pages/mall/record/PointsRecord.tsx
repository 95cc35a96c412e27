import { type ReactNode, useMemo } from 'react'
import type {
  PointsPosting,
  PointsRecordPage,
} from '../../../../../../core/contract/generated/gateway.ts'
import { usePages } from '../../../../../gateway/use-pages.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { useNavigate } from '../../../../../kit/controls/navigation.tsx'
import { PagePart } from '../../../../../kit/pages/PagePart.tsx'
import { toTimes } from '../../../../../kit/records/day-range.ts'
import { FilterBar } from '../../../../../kit/records/FilterBar.tsx'
import { createOptionsHeader } from '../../../../../kit/records/options-header.tsx'
import { RecordList } from '../../../../../kit/records/RecordList.tsx'
import { RecordRow } from '../../../../../kit/records/RecordRow.tsx'
import { StatementButton } from '../../../../../kit/records/statement/StatementButton.tsx'
import { useRecordStatement } from '../../../../../kit/records/statement/use-record-statement.ts'
import { Totals } from '../../../../../kit/records/Totals.tsx'
import { useDateHeader } from '../../../../../kit/records/use-date-header.tsx'
import { useRecordFilter } from '../../../../../kit/records/use-record-filter.ts'
import { pathToMallTab } from '../../../parts/mall-tab.ts'
import { usePointsWords } from '../../../parts/use-points-words.ts'
import { useLeaveClosed } from '../use-leave-closed.ts'
import { pointsKinds, readCausePath, readPointsIcon } from './points-kinds.ts'
import { usePointsColumns } from './use-points-columns.ts'

/** Shows every posting of the player's points, with the points after it (SPEC §11.79). */
export default function PointsRecord(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const filter = useRecordFilter('pointsRecord')
  const { signed } = usePointsWords()
  const kind = filter.read('kind', pointsKinds)
  const { from, to } = toTimes(filter.days)
  const query = useMemo(() => ({ ...(kind && { kind }), from, to }), [kind, from, to])
  const pages = usePages('pointsRecord', query, { fresh: true })
  useLeaveClosed(pages.error)
  const columns = usePointsColumns()
  const statement = useRecordStatement('pointsRecord', {
    name: 'points',
    days: filter.days,
    query,
    itemsOf,
    keyOf,
    columns,
  })
  const kindHeader = createOptionsHeader(filter, {
    name: 'kind',
    label: t('records.type'),
    all: t('records.allTypes'),
    options: pointsKinds.map((key) => ({ key, label: t(`mall.record.kind.${key}`) })),
  })
  const date = useDateHeader(filter)
  const first = pages.pages[0]
  return (
    <PagePart>
      <FilterBar label={t('records.filters')} filters={[kindHeader, date]} />
      <Totals
        pages={pages}
        figures={[
          { label: t('mall.record.in'), count: first && signed(first.totalIn) },
          { label: t('mall.record.out'), count: first && signed(first.totalOut) },
          { label: t('postings.count'), count: first?.totalCount },
        ]}
      />
      {first && first.totalCount > 0 && <StatementButton {...statement} />}
      <RecordList
        label={t('mall.record.list')}
        filter={filter}
        pages={pages}
        itemsOf={itemsOf}
        keyOf={keyOf}
        timeOf={timeOf}
        row={(posting) => <PostingRow posting={posting} maxDays={filter.limits.maxDays} />}
        empty={{
          line: t('mall.record.none'),
          action: {
            label: t('mall.orders.browse'),
            onPress: () => navigate(pathToMallTab('goods')),
          },
        }}
      />
    </PagePart>
  )
}

const itemsOf = ({ postings }: PointsRecordPage): readonly PointsPosting[] => postings
const keyOf = ({ id }: PointsPosting): string => id
const timeOf = ({ createdAt }: PointsPosting): number => createdAt

interface PostingRowProps {
  readonly posting: PointsPosting
  /** The longest range of days of the betting record. */
  readonly maxDays: number
}

function PostingRow({ posting, maxDays }: PostingRowProps): ReactNode {
  const { kind, points, pointsAfter, createdAt } = posting
  const t = useT()
  const { number, signed } = usePointsWords()
  return (
    <RecordRow
      icon={readPointsIcon(kind)}
      title={t(`mall.record.kind.${kind}`)}
      note={posting.title ?? (kind === 'order' ? t('mall.orders.cash') : '')}
      time={createdAt}
      flow={points < 0 ? 'out' : 'in'}
      amount={signed(points)}
      state={t('mall.record.after', { points: number(pointsAfter) })}
      tone="done"
      to={readCausePath(posting, maxDays)}
    />
  )
}
