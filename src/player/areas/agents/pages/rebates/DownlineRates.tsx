import { type ReactNode, useState } from 'react'
import type {
  AgentQuotas,
  DownlineDetail,
  ProductRate,
  RateBounds,
  RebateSettings,
  UpdatedRebates,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { useNavigate } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { SubmitBar } from '../../../../kit/money/SubmitBar.tsx'
import { type MoneyEffect, useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { useMoneyForm } from '../../../../kit/money/use-money-form.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { Avatar } from '../../../../kit/pages/Avatar.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { useNamedStep } from '../../../../state/step-title.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { MemberSheet } from '../../parts/MemberSheet.tsx'
import { QuotaNotes } from '../../parts/QuotaNotes.tsx'
import { RateSteppers } from '../../parts/RateSteppers.tsx'
import { findQuotaUse } from '../../parts/rates.ts'
import styles from './DownlineRates.module.css'

export interface DownlineRatesProps {
  readonly username: string
  readonly settings: RebateSettings
  readonly quotas: AgentQuotas
}

/** The editor of a direct subordinate's rates, each between its own floor and the agent's rate (SPEC §11.86). */
export function DownlineRates(props: DownlineRatesProps): ReactNode {
  const call = useCall('downline', { username: props.username }, { onReturn: 'refresh' })
  useNamedStep(props.username)
  return (
    <Answer call={call} skeleton={<EditorSkeleton />}>
      {(detail) =>
        detail.direct ? (
          <Editor {...props} detail={detail} />
        ) : (
          <NotDirect username={props.username} />
        )
      }
    </Answer>
  )
}

/** Returns whether a rate differs from the one in a list. */
function differs({ product, rate }: ProductRate, list: readonly ProductRate[]): boolean {
  const old = list.find((one) => one.product === product)
  return old !== undefined && compareDecimals(rate, old.rate) !== 0
}

interface EditorProps extends DownlineRatesProps {
  readonly detail: DownlineDetail
}

function Editor({ settings, quotas, detail }: EditorProps): ReactNode {
  const t = useT()
  const language = useLanguage()
  const effect = useMoneyEffect('updateDownlineRebates')
  const { rebates } = detail
  const before = rebates.map(({ product, rate, next = rate }) => ({ product, rate: next }))
  const form = useRatesForm(detail, before, effect)
  const { rates, changes, refusal } = form
  const uses = findQuotaUse(quotas.rebates, rates, before)
  const time = formatMoment(settings.effectiveAt, language)
  return (
    <>
      <Head detail={detail} />
      <p className={typography['muted']}>
        {t('rebates.floor')} {t('rebates.applies', { time })}
      </p>
      <RateSteppers
        ranges={rebates.map(rangeOf)}
        rates={rates}
        before={before}
        step={settings.step}
        disabled={effect.running}
        // What nobody moved follows the gateway.
        onChange={(next) => form.change({ chosen: next.filter((rate) => differs(rate, before)) })}
      />
      <QuotaNotes uses={uses} />
      <SubmitBar
        figure={changes.length > 0 ? t('rebates.changes', { count: changes.length }) : undefined}
        refusal={refusal}
        busy={effect.running}
        disabled={changes.length === 0 || uses.some(({ left }) => left === 0)}
        onSubmit={() => void form.submit()}
      >
        {t('rebates.save')}
      </SubmitBar>
    </>
  )
}

interface RatesValues {
  /** The rates that the agent has moved. */
  readonly chosen: readonly ProductRate[]
}

/** Holds the rates that are changed, until they are saved. */
function useRatesForm(
  { downline: { username } }: DownlineDetail,
  before: readonly ProductRate[],
  effect: MoneyEffect<'updateDownlineRebates'>,
) {
  const t = useT()
  const language = useLanguage()
  const readRates = ({ chosen }: RatesValues): readonly ProductRate[] =>
    before.map((old) => chosen.find(({ product }) => product === old.product) ?? old)
  const readChanges = (values: RatesValues): readonly ProductRate[] =>
    readRates(values).filter((rate) => differs(rate, before))
  const form = useMoneyForm<RatesValues, readonly ProductRate[], UpdatedRebates>({
    defaultValues: { chosen: [] },
    read: (values) => ({ ready: readChanges(values) }),
    send: (changes) => effect.press({ body: { username, rebates: [...changes] } }),
    onDone({ effectiveAt }) {
      form.restart({ chosen: [] })
      showNotification(t('rebates.saved', { time: formatMoment(effectiveAt, language) }))
    },
    unknown: t('rebates.unknown'),
  })
  return { ...form, rates: readRates(form.values), changes: readChanges(form.values) }
}

/** Returns the range of a rate: a floor above the highest rate leaves only the present one. */
function rangeOf({ product, rate, next = rate, min, max }: RateBounds) {
  return compareDecimals(min, max) > 0 ? { product, min: next, max: next } : { product, min, max }
}

function Head({ detail: { downline } }: Pick<EditorProps, 'detail'>): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState(false)
  const { username, type, iconId } = downline
  return (
    <header className={styles['head']}>
      <Avatar iconId={iconId} className={styles['avatar']} />
      <span className={styles['words']}>
        <h2 className={styles['name']}>{username}</h2>
        <span className={typography['muted']}>{t(`rebates.type.${type}`)}</span>
      </span>
      <Button variant="outline" size="small" onClick={() => setChoosing(true)}>
        {t('rebates.change')}
      </Button>
      {choosing && (
        <MemberSheet
          title={t('rebates.choose')}
          direct
          selected={username}
          onPick={(member) => {
            setChoosing(false)
            navigate(pathTo('agentRebates', { member }), { replace: true })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </header>
  )
}

function NotDirect({ username }: { readonly username: string }): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const { ornaments } = useSkin().look
  return (
    <Notice
      kind="empty"
      line={t('rebates.notDirect', { name: username })}
      detail={t('rebates.notDirectText')}
      ornament={ornaments['restricted']}
      action={{
        label: t('rebates.own'),
        onPress: () => navigate(pathTo('agentRebates'), { replace: true }),
      }}
    />
  )
}

function EditorSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="4rem" />
      <Skeleton shape="card" height="6.25rem" count={6} />
    </>
  )
}
