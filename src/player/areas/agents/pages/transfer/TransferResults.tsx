import type { ReactNode } from 'react'
import type { TransferResult } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { GatewayError } from '../../../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button, ButtonLink } from '../../../../kit/controls/Button.tsx'
import { DayRow } from '../../../../kit/controls/DayGroups.tsx'
import { Figures } from '../../../../kit/controls/Figures.tsx'
import { formatMoney } from '../../../../kit/controls/format-money.ts'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import styles from './TransferResults.module.css'
import type { TransferOutcome } from './use-team-transfer.ts'

export interface TransferResultsProps {
  readonly results: TransferOutcome
  /** Goes back to the form with the rows that failed. */
  readonly onCorrect: () => void
  /** Goes back to an empty form. */
  readonly onAgain: () => void
}

/** Shows what became of each row of a transfer, and the main wallet after it (SPEC §11.82). */
export function TransferResults({ results, onCorrect, onAgain }: TransferResultsProps): ReactNode {
  const t = useT()
  const currency = useCurrency()
  const { rows, total, balance } = results
  const failed = rows.filter(({ state }) => state === 'failed').length
  const kind = readResult(rows)
  return (
    <>
      <InitialFocus>
        <Banner
          tone={bannerTones[kind]}
          title={t(`teamTransfer.${kind}Title`, { amount: formatMoney(total, currency) })}
        />
      </InitialFocus>
      <Figures
        figures={[
          {
            label: t('teamTransfer.balance'),
            value: <Money {...currency} amount={balance} />,
            tone: 'strong',
          },
        ]}
      />
      <div className={styles['head']}>
        <SectionHead title={t('teamTransfer.results')} count={rows.length} />
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.username} className={styles['row']}>
            <Result row={row} />
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        {failed > 0 && (
          <Button variant="accent" size="large" wide onClick={onCorrect}>
            {t('teamTransfer.correct')}
          </Button>
        )}
        <ButtonLink
          variant={failed > 0 ? 'outline' : 'accent'}
          size="large"
          wide
          to={pathTo('records', { category: 'agentTransfer' })}
        >
          {t('teamTransfer.records')}
        </ButtonLink>
        <Button variant="plain" wide onClick={onAgain}>
          {t('teamTransfer.again')}
        </Button>
      </div>
    </>
  )
}

const bannerTones = {
  done: 'success',
  part: 'warning',
  unknown: 'warning',
  failed: 'error',
} as const

function readResult(rows: readonly TransferResult[]): keyof typeof bannerTones {
  const states = new Set(rows.map(({ state }) => state))
  if (states.has('unknown')) return 'unknown'
  if (!states.has('failed')) return 'done'
  return states.has('done') ? 'part' : 'failed'
}

function Result({ row }: { readonly row: TransferResult }): ReactNode {
  const { username, amount, state, orderId, errorCode: code } = row
  const t = useT()
  const currency = useCurrency()
  const isDone = state === 'done'
  const error = new GatewayError('refused', {
    call: 'transferMultipleDownline',
    ...(code !== undefined && { code }),
  })
  return (
    <DayRow
      title={username}
      note={state === 'failed' ? t(errorMessageKey(error), errorMessageValues(error)) : orderId}
      end={
        <Money
          {...currency}
          amount={isDone ? `-${amount}` : amount}
          sign={isDone ? 'always' : 'auto'}
        />
      }
      endNote={t(`teamTransfer.${state}`)}
      state={state === 'unknown' ? 'waiting' : state}
      {...(isDone && orderId !== undefined && { to: pathTo('records', { order: orderId }) })}
    />
  )
}
