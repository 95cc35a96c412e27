import { type ReactNode, useState } from 'react'
import type { CallValue } from '../../../../../core/contract/calls.ts'
import type { ProductRate } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { type QueryResult, useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { CallForm, type FormField } from '../../../../kit/forms/CallForm.tsx'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { useNamedStep } from '../../../../state/step-title.ts'
import { QuotaNotes } from '../../parts/QuotaNotes.tsx'
import { RateChoice } from '../../parts/RateChoice.tsx'
import { findQuotaUse, listGivable, suggestRates } from '../../parts/rates.ts'
import { type RateTerms, useRateTerms } from '../../parts/use-rate-terms.ts'
import styles from './RegisterDownline.module.css'

/** The form that registers a subordinate by hand, with its first password and its rates (SPEC §11.85). */
export function RegisterDownline(): ReactNode {
  const t = useT()
  const call = useNeeds()
  const [registered, setRegistered] = useState<string>()
  useNamedStep(
    registered === undefined
      ? t('links.register')
      : t('links.registeredTitle', { name: registered }),
  )
  if (registered !== undefined)
    return <Registered username={registered} onAnother={() => setRegistered(undefined)} />
  return (
    <Answer call={call} skeleton={<FormSkeleton />}>
      {(needs) => <DownlineForm {...needs} onDone={setRegistered} />}
    </Answer>
  )
}

interface Needs extends RateTerms {
  readonly patterns: CallValue<'registerPatterns'>
}

function useNeeds(): Pick<QueryResult<Needs>, 'value' | 'error' | 'retry' | 'refreshing'> {
  const terms = useRateTerms()
  const patterns = useCall('registerPatterns')
  return {
    value: terms.value && patterns.value && { ...terms.value, patterns: patterns.value },
    error: terms.error ?? patterns.error,
    refreshing: terms.refreshing || patterns.refreshing,
    retry: async () => {
      await Promise.all([terms.retry(), patterns.retry()])
    },
  }
}

interface DownlineFormProps extends Needs {
  readonly onDone: (username: string) => void
}

function DownlineForm({ settings, quotas, patterns, onDone }: DownlineFormProps): ReactNode {
  const t = useT()
  const offline = useConnection() === 'offline'
  const ranges = listGivable(settings.rebates)
  const [rates, setRates] = useState<readonly ProductRate[]>(() =>
    suggestRates(ranges, { quotas: quotas.rebates, step: settings.step }),
  )
  const uses = findQuotaUse(quotas.rebates, rates)
  return (
    <CallForm
      id="registerDownline"
      call="registerDownline"
      fields={useDownlineFields(patterns)}
      submit={t('links.registerSubmit')}
      disabled={offline || uses.some(({ left }) => left === 0)}
      unknown="links.registerUnknown"
      fieldOf={{
        'username.exists': 'username',
        'format.username': 'username',
        'format.password': 'password',
      }}
      compose={({ username = '', password = '', type }) => ({
        body: {
          username: username.trim(),
          password,
          type: type === 'agent' ? 'agent' : 'member',
          rebates: [...rates],
        },
      })}
      onDone={({ username }) => onDone(username)}
    >
      <section>
        <SectionHead title={t('links.set')} />
        <RateChoice ranges={ranges} rates={rates} step={settings.step} onChange={setRates} />
        <QuotaNotes uses={uses} />
      </section>
    </CallForm>
  )
}

function useDownlineFields(patterns: Needs['patterns']): readonly FormField[] {
  const t = useT()
  return [
    {
      name: 'username',
      label: 'links.username',
      autoComplete: 'off',
      pattern: patterns['username'],
    },
    {
      name: 'password',
      label: 'links.password',
      type: 'password',
      autoComplete: 'new-password',
      pattern: patterns['password'],
      hint: t('links.passwordHint'),
    },
    {
      name: 'type',
      label: 'links.account',
      options: [
        { value: 'member', label: t('rebates.type.member') },
        { value: 'agent', label: t('rebates.type.agent') },
      ],
    },
  ]
}

interface RegisteredProps {
  readonly username: string
  readonly onAnother: () => void
}

function Registered({ username, onAnother }: RegisteredProps): ReactNode {
  const t = useT()
  const { ornaments } = useSkin().look
  return (
    <>
      <InitialFocus>
        <Notice
          kind="success"
          line={t('links.registeredTitle', { name: username })}
          detail={t('links.registeredText')}
          ornament={ornaments['success']}
        />
      </InitialFocus>
      <div className={styles['actions']}>
        <ButtonLink variant="accent" size="large" wide to={pathTo('team')}>
          {t('links.seeTeam')}
        </ButtonLink>
        <Button variant="outline" size="large" wide onClick={onAnother}>
          {t('links.another')}
        </Button>
      </div>
    </>
  )
}

function FormSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="4.5rem" count={3} />
      <Skeleton shape="card" height="6.25rem" count={4} />
    </>
  )
}
