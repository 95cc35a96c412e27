import { type ReactNode, useState } from 'react'
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
import { createRow, draftOf, type TransferRow } from './transfer-rows.ts'
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

/** What became of a transfer, with the rows as they were typed. */
interface EndedTransfer {
  readonly results: TransferOutcome
  readonly rows: readonly TransferRow[]
}

function NewTransfer({ to }: { readonly to: string | null }): ReactNode {
  const transfer = useTeamTransfer()
  const [rows, setRows] = useState<readonly TransferRow[]>(to === null ? [] : [createRow(to)])
  const [ended, setEnded] = useState<EndedTransfer>()
  const [pinMissing, setPinMissing] = useState(false)
  const wallet = useCall('walletBalance', undefined, { onReturn: 'refresh' })
  const security = useCall('securityConfig', undefined, { onReturn: 'refresh' })
  const needsPin = pinMissing || security.value?.withdrawalPassword === false
  function restart(next: readonly TransferRow[]): void {
    setRows(next)
    setEnded(undefined)
  }
  if (ended)
    return (
      <TransferResults
        results={ended.results}
        onCorrect={() => restart(ended.rows.filter((row) => isFailed(row, ended.results)))}
        onAgain={() => restart([])}
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
            draft={draftOf(to)}
            rows={rows}
            transfer={transfer}
            blocked={needsPin}
            onDone={(results, typed) => setEnded({ results, rows: typed })}
            onPinMissing={() => setPinMissing(true)}
          />
        )}
      </Answer>
    </>
  )
}

function isFailed({ username }: TransferRow, { rows }: TransferOutcome): boolean {
  return rows.some((row) => row.username === username && row.state === 'failed')
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
