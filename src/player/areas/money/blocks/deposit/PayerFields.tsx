import { type ReactNode, useState } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { PickerSheet } from '../../../../kit/controls/PickerSheet.tsx'
import { SheetField } from '../../../../kit/controls/SheetField.tsx'
import { readHere } from '../../../../kit/pages/return-path.ts'
import styles from './PayerFields.module.css'
import type { DepositForm } from './use-deposit-form.ts'

/** The bank that the player pays from and the name of the depositor, where the method asks for them. */
export function PayerFields({ form }: { readonly form: DepositForm }): ReactNode {
  const { method, answer } = form
  const t = useT()
  if (!method?.banks?.length && !method?.needsDepositor) return null
  return (
    <div className={styles['payer']}>
      {method.banks && method.banks.length > 0 && <BankChoice form={form} banks={method.banks} />}
      {method.needsDepositor && (
        <div data-field="depositor">
          {answer.holder === undefined ? (
            <Banner
              tone="warning"
              title={t('deposit.depositorMissing')}
              action={
                <Link to={pathTo('settings', { edit: 'payeeName', back: readHere() })}>
                  {t('deposit.setName')}
                </Link>
              }
            >
              {t('deposit.depositorMissingText')}
            </Banner>
          ) : (
            <Field
              label={t('deposit.depositor')}
              name="depositor"
              value={answer.holder}
              readOnly
              hint={t('deposit.depositorNote')}
              error={form.errorOf('depositor')}
              end={
                <span className={styles['lock']}>
                  <Icon name="lock" size="small" />
                </span>
              }
            />
          )}
        </div>
      )}
    </div>
  )
}

interface BankChoiceProps {
  readonly form: DepositForm
  readonly banks: NonNullable<NonNullable<DepositForm['method']>['banks']>
}

function BankChoice({ form, banks }: BankChoiceProps): ReactNode {
  const t = useT()
  const [open, setOpen] = useState(false)
  const { bank } = form
  return (
    <div data-field="bank">
      <SheetField
        label={t('deposit.bank')}
        icon="bank"
        value={bank?.name}
        placeholder={t('deposit.chooseBank')}
        error={form.errorOf('bank')}
        onOpen={() => setOpen(true)}
      />
      {open && (
        <PickerSheet
          title={t('deposit.bank')}
          cancel={t('common.cancel')}
          options={banks.map(({ code, name }) => ({ key: code, label: name }))}
          selected={bank?.code}
          onSelect={(code) => {
            form.change({ bankCode: code })
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
