import type { ReactNode } from 'react'
import type { Posting } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { createOptionsHeader } from '../../../../kit/records/options-header.tsx'
import { RecordPage } from '../../../../kit/records/RecordPage.tsx'
import { RecordRow } from '../../../../kit/records/RecordRow.tsx'
import { flowOf } from '../../../../kit/records/record-kinds.ts'
import { StatementButton } from '../../../../kit/records/statement/StatementButton.tsx'
import { useRecordFilter } from '../../../../kit/records/use-record-filter.ts'
import { type RecordSource, useRecords } from '../../../../kit/records/use-records.ts'
import { useFlowTotals } from '../../../../kit/records/use-totals.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { postingKinds, readOrderPath, readPostingIcon } from './posting-kinds.ts'
import { usePostingColumns } from './use-posting-columns.ts'

const mainWallet = 'main'

const source: RecordSource<'accountRecord', Posting> = {
  call: 'accountRecord',
  itemsOf: ({ postings }) => postings,
  keyOf: ({ id }) => id,
  timeOf: ({ createdAt }) => createdAt,
}

/** Shows every posting of the player's wallets, with the balance after it (SPEC §2.58). */
export default function AccountRecord(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const filter = useRecordFilter('accountRecord')
  const wallets = useWallets()
  const kind = filter.read('kind', postingKinds)
  const wallet = filter.readText('wallet')
  const query = { ...(kind && { kind }), ...(wallet && { wallet }) }
  const records = useRecords(source, { filter, query })
  const columns = usePostingColumns()
  const count = records.pages.pages[0]?.totalCount
  useHeadline(count ? t('postings.headline', { count }) : undefined)
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
  return (
    <PagePart>
      <RecordPage
        records={records}
        label={t('postings.list')}
        filters={wallets.length > 0 ? [kindHeader, walletHeader] : [kindHeader]}
        totals={useFlowTotals(records.pages.pages[0], t('postings.count'))}
        statement={<StatementButton records={records} name="wallet" columns={columns} />}
        row={(posting) => <PostingRow posting={posting} single={wallets.length === 0} />}
        empty={{
          line: t('postings.none'),
          action: { label: t('route.deposit'), onPress: () => navigate(pathTo('deposit')) },
        }}
      />
    </PagePart>
  )
}

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
      flow={flowOf(amount)}
      amount={<Money amount={amount} sign="always" {...currency} />}
      state={t('postings.balance', { amount: formatMoney(balanceAfter, currency) })}
      tone="done"
      to={readOrderPath(posting)}
    />
  )
}
