import { type ReactNode, useState } from 'react'
import type { ConvertTerms, MallOrder } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { multiplyDecimal } from '../../../../kit/controls/decimal.ts'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { MoneyField } from '../../../../kit/money/MoneyField.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { withRealAccount } from '../../../../registry/with-real-account.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { pathToMallTab } from '../../parts/mall-tab.ts'
import { usePointsWords } from '../../parts/use-points-words.ts'
import { useTurnoverWords } from '../../parts/use-turnover-words.ts'
import styles from './PointsExchange.module.css'
import { mostPoints } from './read-points.ts'
import { type ExchangeNeeds, useExchangeForm } from './use-exchange-form.ts'

export default withRealAccount(PointsExchange)

/** Shows the form that turns points into money, with its rate, its least and its daily cap (SPEC §11.80). */
function PointsExchange(): ReactNode {
  const call = useCall('convertTerms', undefined, { onReturn: 'refresh' })
  return (
    <div className={styles['exchange']}>
      <Answer call={call} skeleton={<ExchangeSkeleton />}>
        {(terms) => <Exchange terms={terms} retry={call.retry} />}
      </Answer>
    </div>
  )
}

interface ExchangeProps extends Pick<QueryResult<unknown>, 'retry'> {
  readonly terms: ConvertTerms
}

function Exchange({ terms, retry }: ExchangeProps): ReactNode {
  const effect = useMoneyEffect('convertPoints')
  const [order, setOrder] = useState<MallOrder>()
  if (order) return <Converted order={order} onAgain={() => setOrder(undefined)} />
  return (
    <>
      {effect.unanswered && (
        <UnknownResult to={pathToMallTab('history')} onDismiss={effect.forget} />
      )}
      <ExchangeForm terms={terms} retry={retry} effect={effect} onDone={setOrder} />
    </>
  )
}

function Converted(props: { readonly order: MallOrder; readonly onAgain: () => void }): ReactNode {
  const { order, onAgain } = props
  const t = useT()
  const currency = useCurrency()
  return (
    <>
      <InitialFocus>
        <Banner
          tone="success"
          title={t('mall.convert.done', { amount: formatMoney(order.amount ?? '0', currency) })}
          action={
            <ButtonLink variant="outline" size="small" to={pathTo('bonus')}>
              {t('mall.redeem.toBonus')}
            </ButtonLink>
          }
        >
          {order.orderId}
        </Banner>
      </InitialFocus>
      <Button variant="outline" size="large" wide onClick={onAgain}>
        {t('mall.convert.again')}
      </Button>
    </>
  )
}

function ExchangeForm(props: ExchangeNeeds): ReactNode {
  const { terms, effect } = props
  const t = useT()
  const currency = useCurrency()
  const { words, number } = usePointsWords()
  const offline = useConnection() === 'offline'
  const form = useExchangeForm(props)
  const { ready: points, most, closed } = form
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.submit(event)}>
      <p className={`${styles['rate']} ${typography['display']}`}>
        {t('mall.convert.rate', {
          points: words(terms.points),
          amount: formatMoney(terms.amount, currency),
        })}
      </p>
      <MoneyField
        form={form}
        name="points"
        label={t('mall.convert.label')}
        symbol=""
        digits={0}
        note={
          most > 0
            ? t('mall.convert.range', { min: number(terms.min), max: number(most) })
            : undefined
        }
        chips={listChips(terms).map(String)}
        maxAmount={String(most)}
        disabled={most === 0}
        error={closed}
      />
      <Sums terms={terms} points={points} />
      <Refusal>{form.refusal}</Refusal>
      <Button
        type="submit"
        variant="accent"
        size="large"
        wide
        busy={effect.running}
        disabled={offline || most === 0}
      >
        {points === undefined
          ? t('mall.convert.submit')
          : t('mall.convert.submitOf', { points: words(points) })}
      </Button>
    </form>
  )
}

/** Lists the numbers of points to choose with one tap. */
function listChips(terms: ConvertTerms): readonly number[] {
  const most = mostPoints(terms)
  return [...new Set([terms.min, 1000, 2000, 5000])].filter(
    (chip) => chip <= most && chip >= terms.min && chip % terms.points === 0,
  )
}

interface SumsProps extends Pick<ExchangeProps, 'terms'> {
  readonly points: number | undefined
}

/** What the player receives and has left, and what must be staked. */
function Sums({ terms, points }: SumsProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { number } = usePointsWords()
  const describeTurnover = useTurnoverWords()
  const amount =
    points === undefined ? undefined : multiplyDecimal(terms.amount, points / terms.points)
  return (
    <>
      <dl className={styles['sums']}>
        <div>
          <dt>{t('mall.convert.get')}</dt>
          <dd className={styles['get']}>
            {amount === undefined ? '–' : formatMoney(amount, currency)}
          </dd>
        </div>
        <div>
          <dt>{t('mall.convert.after')}</dt>
          <dd>{number(terms.balance - (points ?? 0))}</dd>
        </div>
        <div>
          <dt>{t('mall.convert.today')}</dt>
          <dd>
            {t('mall.convert.todayOf', {
              done: number(terms.doneToday),
              cap: number(terms.dailyCap),
            })}
          </dd>
        </div>
      </dl>
      <p className={typography['muted']}>
        {t('mall.convert.terms')} {describeTurnover(amount ?? terms.amount, terms)}
      </p>
    </>
  )
}

function ExchangeSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="text" width="10rem" height="1.75rem" />
      <Skeleton shape="card" height="10rem" />
      <Skeleton shape="card" height="8rem" />
    </>
  )
}
