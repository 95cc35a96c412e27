import type { ReactNode } from 'react'
import type { PayoutDetail, PayoutReason } from '../../../../../core/contract/generated/gateway.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Row } from '../../../../kit/controls/Row.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { OrderReceipt } from '../../../../kit/money/OrderReceipt.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { useNamedStep } from '../../../../state/step-title.ts'
import { formatRate } from '../../parts/rates.ts'
import { useProductName } from '../../parts/use-product-name.ts'
import { Calculation } from './Calculation.tsx'
import { nameDays } from './months.ts'
import styles from './PayoutView.module.css'

/** Explains a payout: its calculation, and its parts, whose sum is the amount (SPEC §11.84). */
export function PayoutView({ payoutId }: { readonly payoutId: string }): ReactNode {
  const list = usePages('agentPayout', { payoutId })
  const detail = list.pages[0]
  return (
    <>
      {detail && <Receipt detail={detail} />}
      <PagedList<PayoutDetail, PayoutDetail>
        list={list}
        itemsOf={(page) => [page]}
        skeleton={<PayoutSkeleton />}
        empty={{ line: '' }}
      >
        {(pages) => <Parts pages={pages} />}
      </PagedList>
      {detail && <Sum total={detail.reasonsTotal} />}
    </>
  )
}

function Receipt({ detail: { payout, rows } }: { readonly detail: PayoutDetail }): ReactNode {
  const t = useT()
  const { language } = useCurrency()
  const { source, amount, orderId, from, to, paidAt } = payout
  const title = t(`income.source.${source}`)
  useNamedStep(title)
  return (
    <OrderReceipt
      title={title}
      state="paid"
      amount={amount}
      sign="always"
      time={paidAt}
      picture={<Icon name="coins" />}
      rows={[
        { label: t('income.period'), value: nameDays(from, to, language) },
        { label: t('income.order'), value: orderId, copy: orderId },
      ]}
    >
      <div className={styles['calculation']}>
        <h3 className={styles['heading']}>{t('income.calculation')}</h3>
        <Calculation rows={rows} />
      </div>
    </OrderReceipt>
  )
}

function Parts({ pages }: { readonly pages: readonly PayoutDetail[] }): ReactNode {
  const t = useT()
  const [first] = pages
  if (!first) return null
  const { source } = first.payout
  return (
    <section className={styles['parts']}>
      <SectionHead title={t('income.parts')} count={first.reasonCount} />
      <p className={typography['muted']}>
        {t(source === 'commission' ? 'income.depositsText' : 'income.partsText')}
      </p>
      <ul>
        {pages
          .flatMap(({ reasons }) => reasons)
          .map((reason, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id, and their order never changes
            <Part key={place} source={source} reason={reason} />
          ))}
      </ul>
    </section>
  )
}

function Sum({ total }: { readonly total: string }): ReactNode {
  const t = useT()
  const currency = useCurrency()
  return (
    <p className={`${styles['sum']} ${typography['title']}`}>
      <span>{t('income.sum')}</span>
      <Money amount={total} sign="always" {...currency} />
    </p>
  )
}

interface PartProps {
  readonly source: PayoutDetail['payout']['source']
  readonly reason: PayoutReason
}

function Part({ source, reason }: PartProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const nameProduct = useProductName()
  const { product, amount, contractId } = reason
  const notes = [
    product && nameProduct(product),
    useComputation(reason),
    contractId && t('income.byContract', { id: contractId }),
  ]
  return (
    <li>
      <Row
        className={styles['part']}
        title={useWhose(source, reason)}
        note={<InlineList items={notes} />}
        value={<Money amount={amount} sign="always" {...currency} />}
      />
    </li>
  )
}

/** Returns whose bets or first deposit a part comes from, or what it is otherwise. */
function useWhose(
  source: PayoutDetail['payout']['source'],
  { item, username }: PayoutReason,
): string {
  const t = useT()
  if (item === 'givenOn' && username !== undefined)
    return `${t(`income.item.${item}`)}: ${username}`
  if (item !== undefined) return t(`income.item.${item}`)
  if (username === undefined) return t('income.ofTeam')
  return t(source === 'commission' ? 'income.firstDeposit' : 'income.ofLine', { name: username })
}

/** Returns the base and the rate of a part of bets. */
function useComputation({ item, base, rate, rateType }: PayoutReason): string | undefined {
  const t = useT()
  const currency = useCurrency()
  if (item !== undefined || rateType === 'unknown') return undefined
  const amount = formatMoney(base, currency)
  return rateType === 'fixed'
    ? t('income.fixed', { base: amount })
    : t('income.by', { base: amount, rate: formatRate(rate) })
}

function PayoutSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="30rem" />
      <Skeleton shape="card" height="4rem" count={3} />
    </>
  )
}
