import { type ReactNode, useEffect, useRef, useState } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { UnknownResult } from '../../../../kit/money/UnknownResult.tsx'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { readHere } from '../../../../kit/pages/return-path.ts'
import { TransferForm } from './TransferForm.tsx'
import { TransferResults } from './TransferResults.tsx'
import { openTypedRows, readTypedRows } from './transfer-rows.ts'
import { type TransferOutcome, useTeamTransfer } from './use-team-transfer.ts'

/**
 * Transfers money to one subordinate or to many (SPEC §11.82). The confirmation, the PIN and the results
 * have no address, so that no link enters them out of order (SPEC §12.20).
 */
export default function TeamTransfer(): ReactNode {
  const to = useSearch().get('to')
  return (
    <PagePart>
      <NewTransfer key={to} to={to} />
    </PagePart>
  )
}

function NewTransfer({ to }: { readonly to: string | null }): ReactNode {
  const transfer = useTeamTransfer()
  const [rows, setRows] = useTypedRows(to, transfer.results)
  const wallet = useCall('walletBalance', undefined, { onReturn: 'refresh' })
  const security = useCall('securityConfig', undefined, { onReturn: 'refresh' })
  const needsPin = transfer.pinMissing || security.value?.withdrawalPassword === false
  const { results } = transfer
  if (results)
    return (
      <TransferResults
        results={results}
        onCorrect={() => {
          const failed = results.rows.filter(({ state }) => state === 'failed')
          setRows(rows.filter((row) => failed.some(({ username }) => username === row.username)))
          transfer.restart()
        }}
        onAgain={() => {
          setRows([])
          transfer.restart()
        }}
      />
    )
  return (
    <>
      {transfer.unanswered && <UnknownResult onDismiss={transfer.forget} />}
      {needsPin && <PinNeeded />}
      <Answer call={wallet} skeleton={<FormSkeleton />}>
        {({ totalBalance }) => (
          <TransferForm
            balance={totalBalance}
            rows={rows}
            transfer={transfer}
            blocked={needsPin}
            onRows={setRows}
          />
        )}
      </Answer>
    </>
  )
}

/** Holds the rows, and keeps what is typed when the page is left without results. */
function useTypedRows(to: string | null, results: TransferOutcome | undefined) {
  const [rows, setRows] = useState(() => readTypedRows(to))
  const typed = useRef(rows)
  useEffect(() => {
    typed.current = results ? [] : rows
  })
  useEffect(() => {
    const keep = openTypedRows(to)
    return () => keep(typed.current)
  }, [to])
  return [rows, setRows] as const
}

function PinNeeded(): ReactNode {
  const t = useT()
  return (
    <Banner
      tone="warning"
      title={t('teamTransfer.pinMissing')}
      action={
        <ButtonLink
          variant="outline"
          size="small"
          to={pathTo('changePassword', { tab: 'pin', back: readHere() })}
        >
          {t('teamTransfer.setPin')}
        </ButtonLink>
      }
    >
      {t('teamTransfer.pinMissingText')}
    </Banner>
  )
}

function FormSkeleton(): ReactNode {
  return (
    <>
      <Skeleton shape="card" height="3.5rem" />
      <Skeleton shape="card" height="13rem" />
    </>
  )
}
