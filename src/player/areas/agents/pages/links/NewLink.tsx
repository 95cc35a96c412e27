import type { ReactNode } from 'react'
import type {
  AffiliateLink,
  DownlineType,
  NewLinkBody,
  ProductRate,
} from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { readTyped } from '../../../../../core/contract/read-typed.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { ChoiceList } from '../../../../kit/controls/ChoiceList.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { FieldGroup } from '../../../../kit/controls/FieldGroup.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { SubmitBar } from '../../../../kit/money/SubmitBar.tsx'
import { type MoneyEffect, useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { useMoneyForm } from '../../../../kit/money/use-money-form.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { useNamedStep } from '../../../../state/step-title.ts'
import { showNotification } from '../../../../state/toasts.ts'
import { QuotaNotes } from '../../parts/QuotaNotes.tsx'
import { RateChoice } from '../../parts/RateChoice.tsx'
import { findQuotaUse, listGivable, suggestRates } from '../../parts/rates.ts'
import { type RateTerms, useRateTerms } from '../../parts/use-rate-terms.ts'
import styles from './NewLink.module.css'

const mostRemark = 60
/** The days after which a link can expire. */
const periods = [7, 30, 90, 365] as const

/** The form of a new link: its type, the rates of those who register with it, a remark, and its end (SPEC §11.85). */
export function NewLink(): ReactNode {
  const t = useT()
  const call = useRateTerms()
  useNamedStep(t('links.new'))
  return (
    <Answer call={call} skeleton={<NewLinkSkeleton />}>
      {(terms) => <LinkForm terms={terms} />}
    </Answer>
  )
}

function LinkForm({ terms }: { readonly terms: RateTerms }): ReactNode {
  const t = useT()
  const effect = useMoneyEffect('createAffiliateLink')
  const form = useLinkForm(terms, effect)
  const { values } = form
  const { settings, quotas } = terms
  const uses = findQuotaUse(quotas.rebates, values.rates)
  const isFull = quotas.links.used >= quotas.links.max
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      {isFull && <Banner tone="warning" title={t('links.full')} />}
      <TypeChoice selected={values.type} onSelect={(type) => form.put({ type })} />
      <div className={styles['part']}>
        <SectionHead title={t('links.set')} />
        <RateChoice
          ranges={listGivable(settings.rebates)}
          rates={values.rates}
          step={settings.step}
          disabled={effect.running}
          onChange={(rates) => form.put({ rates })}
        />
        <QuotaNotes uses={uses} />
      </div>
      <LinkFields values={values} onChange={form.put} />
      <SubmitBar
        refusal={form.refusal}
        busy={effect.running}
        disabled={isFull || uses.some(({ left }) => left === 0)}
      >
        {t('links.create')}
      </SubmitBar>
    </form>
  )
}

interface LinkValues {
  readonly type: DownlineType
  readonly rates: readonly ProductRate[]
  readonly remark: string
  /** An empty text for a link that does not expire. */
  readonly days: string
}

/** Holds a new link, and opens it once it is made. */
function useLinkForm(terms: RateTerms, effect: MoneyEffect<'createAffiliateLink'>) {
  const t = useT()
  const navigate = useNavigateWhileShown()
  const { settings, quotas } = terms
  return useMoneyForm<LinkValues, NewLinkBody, AffiliateLink>({
    defaultValues: {
      type: 'member',
      rates: suggestRates(listGivable(settings.rebates), {
        quotas: quotas.rebates,
        step: settings.step,
      }),
      remark: '',
      days: '',
    },
    read({ type, rates, remark, days }) {
      const note = readTyped(remark, 'text')
      return {
        ready: {
          type,
          rebates: [...rates],
          ...(note && { remark: note }),
          ...(days && { days: Number(days) }),
        },
      }
    },
    send: (body) => effect.press({ body }),
    onDone({ linkId }) {
      showNotification(t('links.createdDone'))
      navigate(pathTo('agentLinks', { link: linkId }), { replace: true })
    },
    unknown: t('links.createdUnknown'),
  })
}

interface TypeChoiceProps {
  readonly selected: DownlineType
  readonly onSelect: (type: DownlineType) => void
}

function TypeChoice({ selected, onSelect }: TypeChoiceProps): ReactNode {
  const t = useT()
  return (
    <>
      <SectionHead title={t('links.type')} />
      <ChoiceList
        label={t('links.type')}
        selected={selected}
        onSelect={onSelect}
        choices={(['member', 'agent'] as const).map((key) => ({
          key,
          title: t(`links.types.${key}`),
          note: t(`links.typeText.${key}`),
        }))}
      />
    </>
  )
}

interface LinkFieldsProps {
  readonly values: Pick<LinkValues, 'remark' | 'days'>
  readonly onChange: (patch: Partial<LinkValues>) => void
}

function LinkFields({ values: { remark, days }, onChange }: LinkFieldsProps): ReactNode {
  const t = useT()
  return (
    <div className={styles['part']}>
      <FieldGroup look="boxed">
        <Field
          label={t('links.remark')}
          name="remark"
          optional={t('teamTransfer.optional')}
          hint={`${t('links.remarkHint')} ${t('form.counter', {
            count: Array.from(remark).length,
            max: mostRemark,
          })}`}
          maxLength={mostRemark}
          value={remark}
          onChange={(event) => onChange({ remark: event.currentTarget.value })}
        />
        <Field
          label={t('links.lasts')}
          name="days"
          value={days}
          options={[
            { value: '', label: t('links.forever') },
            ...periods.map((count) => ({
              value: String(count),
              label: t('links.days', { count }),
            })),
          ]}
          onChange={(event) => onChange({ days: event.currentTarget.value })}
        />
      </FieldGroup>
    </div>
  )
}

function NewLinkSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="4rem" count={2} />
      <Skeleton shape="card" height="6.25rem" count={5} />
    </>
  )
}
