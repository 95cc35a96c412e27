import { type ReactNode, useMemo } from 'react'
import type { Posting, PostingPage } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { toTimes } from '../../../../kit/records/day-range.ts'
import { FilterBar } from '../../../../kit/records/FilterBar.tsx'
import { createOptionsHeader } from '../../../../kit/records/options-header.tsx'
import { RecordList } from '../../../../kit/records/RecordList.tsx'
import { RecordRow } from '../../../../kit/records/RecordRow.tsx'
import { StatementButton } from '../../../../kit/records/statement/StatementButton.tsx'
import { useRecordStatement } from '../../../../kit/records/statement/use-record-statement.ts'
import { Totals } from '../../../../kit/records/Totals.tsx'
import { useDateHeader } from '../../../../kit/records/use-date-header.tsx'
import { useRecordFilter } from '../../../../kit/records/use-record-filter.ts'
import { postingKinds, readOrderPath, readPostingIcon } from './posting-kinds.ts'
import { usePostingColumns } from './use-posting-columns.ts'

const mainWallet = 'main'

/** Shows every posting of the player's wallets, with the balance after it (SPEC §2.58). */
export default function AccountRecord(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const filter = useRecordFilter('accountRecord')
  const wallets = useWallets()
  const kind = filter.read('kind', postingKinds)
  const wallet = filter.readText('wallet')
  const { from, to } = toTimes(filter.days)
  const query = useMemo(
    () => ({ ...(kind && { kind }), ...(wallet && { wallet }), from, to }),
    [kind, wallet, from, to],
  )
  const pages = usePages('accountRecord', query, { fresh: true })
  const columns = usePostingColumns()
  const statement = useRecordStatement('accountRecord', {
    name: 'wallet',
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
    options: postingKinds.map((key) => ({ key, label: t(`postings.kind.${key}`) })),
  })
  const walletHeader = createOptionsHeader(filter, {
    name: 'wallet',
    label: t('postings.wallet'),
    all: t('postings.allWallets'),
    options: wallets,
  })
  const date = useDateHeader(filter)
  const first = pages.pages[0]
  return (
    <PagePart>
      <FilterBar
        label={t('records.filters')}
        filters={wallets.length > 0 ? [kindHeader, date, walletHeader] : [kindHeader, date]}
      />
      <Totals
        pages={pages}
        figures={[
          { label: t('records.in'), amount: first?.totalIn, sign: 'always' },
          { label: t('records.out'), amount: first?.totalOut, sign: 'always' },
          { label: t('postings.count'), count: first?.totalCount },
        ]}
      />
      {first && first.totalCount > 0 && <StatementButton {...statement} />}
      <RecordList
        label={t('postings.list')}
        filter={filter}
        pages={pages}
        itemsOf={itemsOf}
        keyOf={keyOf}
        timeOf={timeOf}
        row={(posting) => <PostingRow posting={posting} single={wallets.length === 0} />}
        empty={{
          line: t('postings.none'),
          action: { label: t('route.deposit'), onPress: () => navigate(pathTo('deposit')) },
        }}
      />
    </PagePart>
  )
}

const itemsOf = ({ postings }: PostingPage): readonly Posting[] => postings
const keyOf = ({ id }: Posting): string => id
const timeOf = ({ createdAt }: Posting): number => createdAt

/** Returns the wallets to choose from; none for a single wallet (SPEC §11.21). */
function useWallets(): readonly { readonly key: string; readonly label: string }[] {
  const t = useT()
  const { value } = useCall('walletBalance')
  if (!value || value.isSingle) return []
  const vendors = value.vendors ?? []
  return [
    { key: mainWallet, label: t('postings.mainWallet') },
    ...vendors.map(({ vendor, displayName }) => ({ key: vendor, label: displayName })),
  ]
}

interface PostingRowProps {
  readonly posting: Posting
  /** True for a platform with a single wallet, whose name says nothing. */
  readonly single: boolean
}

function PostingRow({ posting, single }: PostingRowProps): ReactNode {
  const { kind, amount, balanceAfter, wallet, walletName = wallet, createdAt } = posting
  const t = useT()
  const currency = useCurrency()
  const name = wallet === mainWallet ? t('postings.mainWallet') : walletName
  return (
    <RecordRow
      icon={readPostingIcon(kind)}
      title={t(`postings.kind.${kind}`)}
      note={single ? '' : name}
      time={createdAt}
      flow={amount.startsWith('-') ? 'out' : 'in'}
      amount={<Money amount={amount} sign="always" {...currency} />}
      state={t('postings.balance', { amount: formatMoney(balanceAfter, currency) })}
      tone="done"
      to={readOrderPath(posting)}
    />
  )
}
