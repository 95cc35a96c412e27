import { type ReactNode, useState } from 'react'
import type {
  SubordinateFigures,
  SubordinatePage,
} from '../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../core/contract/pages.ts'
import { ActionTile, ActionTiles } from '../../../components/parts/agents/ActionTiles.tsx'
import { FigureGrid } from '../../../components/parts/agents/FigureGrid.tsx'
import { MemberLine } from '../../../components/parts/agents/MemberLine.tsx'
import { useCurrency } from '../../../components/parts/money/use-currency.ts'
import { PagesFailure } from '../../../components/parts/PagedList.tsx'
import type { RecordFilter } from '../../../components/parts/records/use-record-filter.ts'
import { formatMoney } from '../../../components/ui/format-money.ts'
import { Money } from '../../../components/ui/Money.tsx'
import { Notice } from '../../../components/ui/Notice.tsx'
import { Skeleton } from '../../../components/ui/Skeleton.tsx'
import { Tag } from '../../../components/ui/Tag.tsx'
import { VirtualRows } from '../../../components/ui/VirtualRows.tsx'
import type { Pages } from '../../../gateway/use-pages.ts'
import { useT } from '../../../i18n/use-t.ts'
import { useSkin } from '../../../registry/skin-context.tsx'

export interface SubordinateListProps {
  readonly pages: Pages<SubordinatePage>
  readonly filter: RecordFilter
  /** The account whose team is listed; undefined for the agent. */
  readonly parent: string | undefined
  readonly teamOf: (username: string) => string
}

/** The height of a line that was never shown, in CSS pixels. */
const lineHeight = 72

/** Lists accounts with what they and everybody below them bet, in a list that grows while the agent scrolls. */
export function SubordinateList({ pages: list, filter, ...rest }: SubordinateListProps): ReactNode {
  const t = useT()
  const { ornaments } = useSkin().look
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { pages, asking, error, more } = list
  const rows = [
    ...new Map(pages.flatMap((page) => page.rows.map((row) => [row.username, row]))).values(),
  ]
  function toggle(username: string): void {
    const next = new Set(opened)
    if (!next.delete(username)) next.add(username)
    setOpened(next)
  }
  if (pages.length === 0 && asking) return <Skeleton shape="card" height="4.5rem" count={6} />
  if (rows.length === 0 && !error)
    return (
      <Notice
        kind="empty"
        line={rest.parent ? t('team.noneBelow', { name: rest.parent }) : t('team.none')}
        ornament={ornaments['empty']}
        {...(filter.changed && {
          line: t('team.noMatch'),
          action: { label: t('records.clear'), onPress: filter.reset },
        })}
      />
    )
  return (
    <>
      {rows.length > 0 && (
        <VirtualRows
          key={filter.listKey}
          label={t('team.list')}
          items={rows}
          keyOf={({ username }) => username}
          columns={1}
          gap={0}
          estimate={() => lineHeight}
          place={filter.listKey}
          onNearEnd={more}
        >
          {(row) => (
            <Row
              row={row}
              open={opened.has(row.username)}
              onToggle={() => toggle(row.username)}
              teamPath={rest.teamOf(row.username)}
            />
          )}
        </VirtualRows>
      )}
      <PagesFailure list={list} />
      {!error && more && <Skeleton shape="card" height="4.5rem" />}
    </>
  )
}

interface RowProps {
  readonly row: SubordinateFigures
  readonly open: boolean
  readonly onToggle: () => void
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
      onToggle={onToggle}
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
        <ActionTile
          icon="bets"
          label={t('team.bets')}
          to={pathTo('teamBets', { tab: 'bets', member: username })}
        />
        <ActionTile
          icon="records"
          label={t('team.transactions')}
          to={pathTo('teamBets', { tab: 'transactions', member: username })}
        />
        {downlines > 0 && <ActionTile icon="team" label={t('team.open')} to={teamPath} />}
      </ActionTiles>
    </MemberLine>
  )
}
