import type { ReactNode } from 'react'
import type { WithdrawalTerms } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../kit/controls/ActionBar.tsx'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Countdown } from '../../../../kit/controls/Countdown.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import typography from '../../../../kit/controls/typography.module.css'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { readHere } from '../../../../kit/pages/return-path.ts'
import { useLanguage } from '../../../../state/language.ts'
import { readServerTime } from '../../../../state/status.ts'
import styles from './Gates.module.css'

type Gate = WithdrawalTerms['gates'][number]

export interface GatesProps {
  readonly terms: WithdrawalTerms
  /** Called when the hours of withdrawals begin. */
  readonly onOpened: () => void
}

/**
 * Shows the first thing that is missing before a withdrawal with the way to it, and then the others
 * (SPEC §11.68). What the player cannot do anything about hides the others.
 */
export function Gates({ terms, onOpened }: GatesProps): ReactNode {
  const t = useT()
  const [first, ...rest] = terms.gates
  if (first === undefined) return null
  const others = first === 'frozen' || first === 'unknown' ? [] : rest
  return (
    <>
      <Banner tone="warning" title={t(`withdraw.gate.title.${first}`)}>
        <GateText gate={first} terms={terms} />
        {first === 'hours' && terms.hours?.nextFrom !== undefined && (
          <OpensIn at={terms.hours.nextFrom} onOpened={onOpened} />
        )}
      </Banner>
      {others.length > 0 && (
        <section className={styles['others']}>
          <h2 className={`${styles['title']} ${typography['muted']}`}>{t('withdraw.gate.also')}</h2>
          <ol className={styles['list']}>
            {others.map((gate) => (
              <li key={gate}>{t(`withdraw.gate.title.${gate}`)}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

/** Leads to what is missing first. */
export function GateAction({ terms }: Pick<GatesProps, 'terms'>): ReactNode {
  const t = useT()
  const [first] = terms.gates
  if (first === undefined) return null
  return (
    <ActionBar>
      <ButtonLink variant="accent" size="large" wide to={wayTo(first, terms)}>
        {t(`withdraw.gate.action.${first}`)}
      </ButtonLink>
    </ActionBar>
  )
}

function GateText(props: { readonly gate: Gate; readonly terms: WithdrawalTerms }) {
  const { gate, terms } = props
  const t = useT()
  const language = useLanguage()
  const currency = useCurrency()
  if (gate === 'turnover')
    return t('withdraw.gate.text.turnover', {
      amount: formatMoney(terms.turnover.missing, currency),
    })
  if (gate === 'count') return t('withdraw.gate.text.count', { max: terms.countMax })
  if (gate !== 'hours') return t(`withdraw.gate.text.${gate}`)
  const { nextFrom } = terms.hours ?? {}
  if (nextFrom === undefined) return t('withdraw.gate.text.hoursLater')
  return t('withdraw.gate.text.hours', {
    time: formatMoment(nextFrom, language),
  })
}

function OpensIn({ at, onOpened }: { readonly at: number; readonly onOpened: () => void }) {
  const offset = readServerTime() - Date.now()
  return (
    <>
      {' '}
      <Countdown className={styles['clock']} to={at} offset={offset} onDone={onOpened} />
    </>
  )
}

function wayTo(gate: Gate, { openOrderId }: WithdrawalTerms): string {
  switch (gate) {
    case 'payeeName':
      return pathTo('settings', { edit: 'payeeName', back: readHere() })
    case 'bankCard':
      return pathTo('bankCards', { back: readHere() })
    case 'pin':
      return pathTo('changePassword', { tab: 'pin', back: readHere() })
    case 'turnover':
      return pathTo('home')
    case 'frozen':
    case 'unknown':
      return pathTo('service')
    case 'open':
      return openOrderId === undefined
        ? pathTo('records')
        : pathTo('withdraw', { order: openOrderId })
    case 'hours':
    case 'count':
      return pathTo('records')
  }
}
