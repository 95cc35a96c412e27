import { type FormEvent, type ReactNode, useState } from 'react'
import type { DownlineType, ProductRate } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../kit/controls/ActionBar.tsx'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { ChoiceList } from '../../../../kit/controls/ChoiceList.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { FieldGroup } from '../../../../kit/controls/FieldGroup.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { useConnection } from '../../../../state/connection.ts'
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
  const navigate = useNavigateWhileShown()
  const offline = useConnection() === 'offline'
  const effect = useMoneyEffect('createAffiliateLink')
  const { settings, quotas } = terms
  const ranges = listGivable(settings.rebates)
  const [type, setType] = useState<DownlineType>('member')
  const [rates, setRates] = useState<readonly ProductRate[]>(() =>
    suggestRates(ranges, { quotas: quotas.rebates, step: settings.step }),
  )
  const [remark, setRemark] = useState('')
  const [days, setDays] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const uses = findQuotaUse(quotas.rebates, rates)
  const isFull = quotas.links.used >= quotas.links.max

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    setRefusal(undefined)
    const note = remark.trim()
    const body = {
      type,
      rebates: [...rates],
      ...(note && { remark: note }),
      ...(days && { days: Number(days) }),
    }
    const outcome = await effect.press({ body })
    if (outcome.kind === 'unknown') return setRefusal(t('links.createdUnknown'))
    if (outcome.kind === 'refused') return setRefusal(outcome.message)
    showNotification(t('links.createdDone'))
    navigate(pathTo('agentLinks', { link: outcome.value.linkId }), { replace: true })
  }

  return (
    <form noValidate onSubmit={(event) => void create(event)}>
      {isFull && <Banner tone="warning" title={t('links.full')} />}
      <SectionHead title={t('links.type')} />
      <ChoiceList
        label={t('links.type')}
        selected={type}
        onSelect={setType}
        choices={(['member', 'agent'] as const).map((key) => ({
          key,
          title: t(`links.types.${key}`),
          note: t(`links.typeText.${key}`),
        }))}
      />
      <div className={styles['part']}>
        <SectionHead title={t('links.set')} />
        <RateChoice
          ranges={ranges}
          rates={rates}
          step={settings.step}
          disabled={effect.running}
          onChange={setRates}
        />
        <QuotaNotes uses={uses} />
      </div>
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
            onChange={(event) => setRemark(event.currentTarget.value)}
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
            onChange={(event) => setDays(event.currentTarget.value)}
          />
        </FieldGroup>
      </div>
      <ActionBar note={refusal && <Refusal>{refusal}</Refusal>}>
        <Button
          type="submit"
          variant="accent"
          size="large"
          wide
          busy={effect.running}
          disabled={offline || isFull || uses.some(({ left }) => left === 0)}
        >
          {t('links.create')}
        </Button>
      </ActionBar>
    </form>
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
