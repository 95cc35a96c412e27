import { type ReactNode, useState } from 'react'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Figures } from '../../../../kit/controls/Figures.tsx'
import { Money } from '../../../../kit/controls/Money.tsx'
import { SectionHead } from '../../../../kit/controls/SectionHead.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { SubmitBar } from '../../../../kit/money/SubmitBar.tsx'
import { useCurrency } from '../../../../kit/money/use-currency.ts'
import { EmptyNotice } from '../../../../kit/pages/EmptyNotice.tsx'
import { MemberSheet } from '../../parts/MemberSheet.tsx'
import { ConfirmTransfer } from './ConfirmTransfer.tsx'
import { RecipientRow } from './RecipientRow.tsx'
import styles from './TransferForm.module.css'
import { createRow, mostRows } from './transfer-rows.ts'
import {
  nameOf,
  type TransferFormModel,
  type TransferNeeds,
  useTransferForm,
} from './use-transfer-form.ts'

export interface TransferFormProps extends TransferNeeds {
  /** True while the agent has to set a PIN first. */
  readonly blocked: boolean
}

/** The recipients with their amounts and remarks, the subtotal, and the way to the confirmation (SPEC §11.82). */
export function TransferForm({ blocked, ...needs }: TransferFormProps): ReactNode {
  const { balance } = needs
  const t = useT()
  const currency = useCurrency()
  const form = useTransferForm(needs)
  const { asked, problem, subtotal } = form
  const isEmpty = form.values.rows.length === 0
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      {/* The sheets have fields of their own, so they are beside the form: Enter would send it. */}
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Figures
          figures={[
            {
              label: t('teamTransfer.balance'),
              value: <Money {...currency} amount={balance} />,
              tone: 'strong',
            },
          ]}
        />
        <Recipients form={form} onAdd={() => setChoosing(true)} />
        <SubmitBar
          label={t('teamTransfer.subtotal')}
          figure={isEmpty ? undefined : <Money {...currency} amount={subtotal} />}
          refusal={problem}
          disabled={blocked || isEmpty}
        >
          {t('teamTransfer.review')}
        </SubmitBar>
      </form>
      {choosing && <RecipientSheet form={form} onClose={() => setChoosing(false)} />}
      {asked && <ConfirmTransfer form={form} rows={asked} balance={balance} />}
    </>
  )
}

interface PartProps {
  readonly form: TransferFormModel
}

function Recipients({ form, onAdd }: PartProps & { readonly onAdd: () => void }): ReactNode {
  const { rows } = form.values
  const t = useT()
  return (
    <>
      <div className={styles['head']}>
        <SectionHead
          title={t('teamTransfer.recipients')}
          count={rows.length > 0 ? rows.length : undefined}
        />
      </div>
      {rows.length === 0 && <EmptyNotice line={t('teamTransfer.none')} />}
      <ul>
        {rows.map((row) => (
          <RecipientRow
            key={row.username}
            row={row}
            error={form.errorOf(nameOf(row))}
            onChange={(next) =>
              form.change({ rows: rows.map((one) => (one === row ? next : one)) })
            }
            onRemove={() => form.change({ rows: rows.filter((one) => one !== row) })}
          />
        ))}
      </ul>
      {rows.length < mostRows ? (
        <div className={styles['add']}>
          <Button variant="outline" wide icon="plus" onClick={onAdd}>
            {t('teamTransfer.add')}
          </Button>
        </div>
      ) : (
        <p className={`${styles['note']} ${typography['muted']}`}>
          {t('teamTransfer.most', { max: mostRows })}
        </p>
      )}
    </>
  )
}

function RecipientSheet({
  form,
  onClose,
}: PartProps & { readonly onClose: () => void }): ReactNode {
  const { rows } = form.values
  const t = useT()
  return (
    <MemberSheet
      title={t('teamTransfer.add')}
      blocked={({ username, state }) => {
        if (rows.some((row) => row.username === username)) return t('rebates.chosen')
        return state === 'enabled' ? undefined : t('rebates.closed')
      }}
      onPick={(username) => {
        onClose()
        form.hide()
        form.change({ rows: [...rows, createRow(username)] })
      }}
      onClose={onClose}
    />
  )
}
