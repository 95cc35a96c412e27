import type { ReactNode } from 'react'
import type { PointsPosting } from '../../../../../../core/contract/generated/gateway.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { useNavigate } from '../../../../../kit/controls/navigation.tsx'
import { PagePart } from '../../../../../kit/pages/PagePart.tsx'
import { createOptionsHeader } from '../../../../../kit/records/options-header.tsx'
import { RecordPage } from '../../../../../kit/records/RecordPage.tsx'
import { RecordRow } from '../../../../../kit/records/RecordRow.tsx'
import { flowOf } from '../../../../../kit/records/record-kinds.ts'
import { StatementButton } from '../../../../../kit/records/statement/StatementButton.tsx'
import { useRecordFilter } from '../../../../../kit/records/use-record-filter.ts'
import { type RecordSource, useRecords } from '../../../../../kit/records/use-records.ts'
import { pathToMallTab } from '../../../parts/mall-tab.ts'
import { usePointsWords } from '../../../parts/use-points-words.ts'
import { useLeaveClosed } from '../use-leave-closed.ts'
import { pointsKinds, readCausePath, readPointsIcon } from './points-kinds.ts'
import { usePointsColumns } from './use-points-columns.ts'

const source: RecordSource<'pointsRecord', PointsPosting> = {
  call: 'pointsRecord',
  itemsOf: ({ postings }) => postings,
  keyOf: ({ id }) => id,
  timeOf: ({ createdAt }) => createdAt,
}

/** Shows every posting of the player's points, with the points after it (SPEC §11.79). */
export default function PointsRecord(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const filter = useRecordFilter('pointsRecord')
  const { signed } = usePointsWords()
  const kind = filter.read('kind', pointsKinds)
  const records = useRecords(source, { filter, query: { ...(kind && { kind }) } })
  const [first] = records.pages.pages
  useLeaveClosed(records.pages.error)
  const columns = usePointsColumns()
  const kindHeader = createOptionsHeader(filter, {
    name: 'kind',
    label: t('records.type'),
    all: t('records.allTypes'),
    options: pointsKinds.map((key) => ({ key, label: t(`mall.record.kind.${key}`) })),
  })
  return (
    <PagePart>
      <RecordPage
        records={records}
        label={t('mall.record.list')}
        filters={[kindHeader]}
        totals={[
          { label: t('mall.record.in'), count: first && signed(first.totalIn) },
          { label: t('mall.record.out'), count: first && signed(first.totalOut) },
          { label: t('postings.count'), count: first?.totalCount },
        ]}
        statement={<StatementButton records={records} name="points" columns={columns} />}
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
      flow={flowOf(String(points))}
      amount={signed(points)}
      state={t('mall.record.after', { points: number(pointsAfter) })}
      tone="done"
      to={readCausePath(posting, maxDays)}
    />
  )
}
