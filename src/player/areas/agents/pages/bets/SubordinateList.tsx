import type { ReactNode } from 'react'
import type {
  SubordinateFigures,
  SubordinatePage,
} from '../../../../../core/contract/generated/gateway.ts'
import type { Pages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import type { RecordFilter } from '../../../../kit/records/use-record-filter.ts'
import { ActionTiles } from '../../parts/ActionTiles.tsx'
import { FigureGrid } from '../../parts/FigureGrid.tsx'
import { MemberLine } from '../../parts/MemberLine.tsx'
import { MemberRows } from '../../parts/MemberRows.tsx'
import { RecordTiles } from '../../parts/RecordTiles.tsx'

export interface SubordinateListProps {
  readonly pages: Pages<SubordinatePage>
  readonly filter: RecordFilter
  /** The account whose team is listed; undefined for the agent. */
  readonly parent: string | undefined
  readonly teamOf: (username: string) => string
}

/** Lists accounts with what they and everybody below them bet. */
export function SubordinateList(props: SubordinateListProps): ReactNode {
  const { pages, filter, teamOf } = props
  return (
    <MemberRows
      list={pages}
      rowsOf={({ rows }) => rows}
      listKey={filter.listKey}
      empty={<NobodyHere {...props} />}
    >
      {(row, { open, toggle }) => (
        <Row row={row} open={open} onToggle={toggle} teamPath={teamOf(row.username)} />
      )}
    </MemberRows>
  )
}

function NobodyHere({ filter, parent }: SubordinateListProps): ReactNode {
  const t = useT()
  return (
    <EmptyNotice
      line={parent ? t('team.noneBelow', { name: parent }) : t('team.none')}
      {...(filter.changed && {
        line: t('team.noMatch'),
        action: { label: t('records.clear'), onPress: filter.reset },
      })}
    />
  )
}

interface RowProps {
  readonly row: SubordinateFigures
  readonly open: boolean
  readonly onToggle: (username: string) => void
  readonly teamPath: string
}

function Row({ row, open, onToggle, teamPath }: RowProps): ReactNode {
  const { username, type, downlines, betCount, validBets, payout, rebate, bonus, profit } = row
  const t = useT()
  const currency = useCurrency()
  const money = (amount: string): ReactNode => <Money amount={amount} {...currency} />
  return (
    <MemberLine
      name={username}
      tags={type === 'agent' && <Tag>{t('team.agent')}</Tag>}
      note={`${t('team.memberResult')} ${formatMoney(profit, { ...currency, sign: 'always' })}`}
      figure={money(validBets)}
      figureLabel={t('team.validBets')}
      open={open}
      onToggle={() => onToggle(username)}
    >
      <FigureGrid
        figures={[
          { label: t('team.betCount'), value: betCount.toLocaleString(currency.language) },
          { label: t('team.payout'), value: money(payout) },
          {
            label: t('team.memberResult'),
            value: <Money amount={profit} sign="always" tone="result" {...currency} />,
          },
          { label: t('team.rebates'), value: money(rebate) },
          { label: t('team.bonus'), value: money(bonus) },
          { label: t('team.below'), value: downlines.toLocaleString(currency.language) },
        ]}
      />
      <ActionTiles>
        <RecordTiles username={username} downlines={downlines} teamPath={teamPath} />
      </ActionTiles>
    </MemberLine>
  )
}
