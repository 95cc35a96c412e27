import { type FormEvent, type ReactNode, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { ActionBar } from '../../../../kit/controls/ActionBar.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { compareDecimals } from '../../../../kit/controls/decimal.ts'
import { Figures } from '../../../../kit/controls/Figures.tsx'
import { focusInvalid } from '../../../../kit/controls/focus-invalid.ts'
import { Money } from '../../../../kit/controls/Money.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import { useAmountCheck } from '../../../../kit/money/use-amount-check.ts'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useConnection } from '../../../../state/connection.ts'
import { MemberSheet } from '../../parts/MemberSheet.tsx'
import { ConfirmTransfer } from './ConfirmTransfer.tsx'
import { RecipientRow } from './RecipientRow.tsx'
import styles from './TransferForm.module.css'
import { type CheckedRow, createRow, mostRows, sumRows, type TransferRow } from './transfer-rows.ts'
import type { TeamTransferEffect } from './use-team-transfer.ts'

export interface TransferFormProps {
  /** The main wallet. Decimal string. */
  readonly balance: string
  readonly rows: readonly TransferRow[]
  readonly transfer: TeamTransferEffect
  /** True while the agent has to set a PIN first. */
  readonly blocked: boolean
  readonly onRows: (rows: readonly TransferRow[]) => void
}

/** The recipients with their amounts and remarks, the subtotal, and the way to the confirmation (SPEC §11.82). */
export function TransferForm(props: TransferFormProps): ReactNode {
  const { balance, rows, transfer, blocked, onRows } = props
  const t = useT()
  const currency = useCurrency()
  const offline = useConnection() === 'offline'
  const check = useAmountCheck({ balance })
  const [choosing, setChoosing] = useState(false)
  const [shown, setShown] = useState(false)
  const [asked, setAsked] = useState<readonly CheckedRow[]>()
  const checked: readonly CheckedRow[] = rows.flatMap(({ typed, ...row }) => {
    const { amount } = check(typed)
    return amount === undefined ? [] : [{ ...row, amount }]
  })
  const subtotal = sumRows(checked)
  const isBeyond = compareDecimals(subtotal, balance) > 0

  function change(next: readonly TransferRow[]): void {
    transfer.clear()
    onRows(next)
  }
  function review(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    setShown(true)
    transfer.clear()
    if (rows.length > 0 && checked.length === rows.length && !isBeyond) setAsked(checked)
    else focusInvalid(event.currentTarget)
  }
  async function send(confirmed: readonly CheckedRow[]): Promise<void> {
    await transfer.confirm(confirmed)
    setAsked(undefined)
  }
  const problem = transfer.refusal ?? (isBeyond ? t('teamTransfer.beyond') : undefined)

  return (
    <>
      {/* The sheets have fields of their own, so they are beside the form: Enter would send it. */}
      <form noValidate onSubmit={review}>
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
          <SectionHead
            title={t('teamTransfer.recipients')}
            count={rows.length > 0 ? rows.length : undefined}
          />
        </div>
        {rows.length === 0 && <NobodyYet />}
        <ul>
          {rows.map((row) => (
            <RecipientRow
              key={row.username}
              row={row}
              error={shown ? check(row.typed).message : undefined}
              onChange={(next) => change(rows.map((one) => (one === row ? next : one)))}
              onRemove={() => change(rows.filter((one) => one !== row))}
            />
          ))}
        </ul>
        {rows.length < mostRows ? (
          <div className={styles['add']}>
            <Button variant="outline" wide icon="plus" onClick={() => setChoosing(true)}>
              {t('teamTransfer.add')}
            </Button>
          </div>
        ) : (
          <p className={styles['note']}>{t('teamTransfer.most', { max: mostRows })}</p>
        )}
        <ActionBar
          label={t('teamTransfer.subtotal')}
          figure={rows.length > 0 ? <Money {...currency} amount={subtotal} /> : undefined}
          note={problem && <Refusal>{problem}</Refusal>}
        >
          <Button
            type="submit"
            variant="accent"
            size="large"
            wide
            disabled={offline || blocked || rows.length === 0}
          >
            {t('teamTransfer.review')}
          </Button>
        </ActionBar>
      </form>
      {choosing && (
        <MemberSheet
          title={t('teamTransfer.add')}
          blocked={({ username, state }) => {
            if (rows.some((row) => row.username === username)) return t('rebates.chosen')
            return state === 'enabled' ? undefined : t('rebates.closed')
          }}
          onPick={(username) => {
            setChoosing(false)
            setShown(false)
            change([...rows, createRow(username)])
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {asked && (
        <ConfirmTransfer
          rows={asked}
          balance={balance}
          busy={transfer.confirming}
          disabled={offline}
          onConfirm={() => void send(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

function NobodyYet(): ReactNode {
  const t = useT()
  const { ornaments } = useSkin().look
  return <Notice kind="empty" line={t('teamTransfer.none')} ornament={ornaments['empty']} />
}
