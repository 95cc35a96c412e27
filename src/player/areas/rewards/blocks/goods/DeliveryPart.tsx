import type { ReactNode } from 'react'
import { errorMessageKey, errorMessageValues } from '../../../../gateway/error-message-key.ts'
import type { MessageKey } from '../../../../i18n/message-key.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { Notice } from '../../../../kit/controls/Notice.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import styles from './RedeemSheet.module.css'
import { asksDelivery, type DeliveryField, deliveryFields } from './use-delivery.ts'
import type { RedeemFormModel } from './use-redeem-form.ts'

interface FieldLook {
  readonly label: MessageKey
  readonly autoComplete: string
  readonly type?: string
  readonly lines?: number
  readonly maxLength: number
}

const looks: Readonly<Record<DeliveryField, FieldLook>> = {
  recipient: { label: 'mall.redeem.recipient', autoComplete: 'name', maxLength: 80 },
  mobileNum: { label: 'mall.redeem.mobile', autoComplete: 'tel', type: 'tel', maxLength: 32 },
  address: {
    label: 'mall.redeem.address',
    autoComplete: 'street-address',
    lines: 2,
    maxLength: 240,
  },
}

/** Shows the address of the profile with a way to change it for this order, or the fields of an address. */
export function DeliveryPart({ form }: { readonly form: RedeemFormModel }): ReactNode {
  const t = useT()
  const { place, values } = form
  const { known, call } = place
  if (call.loading) return <Skeleton shape="card" height="5rem" />
  if (known && !asksDelivery(place, values))
    return (
      <div className={styles['delivery']}>
        <dl className={styles['place']}>
          <dt className={typography['muted']}>{t('mall.redeem.deliverTo')}</dt>
          <dd>
            {known.recipient} {known.mobileNum}
          </dd>
          <dd>{known.address}</dd>
        </dl>
        <Button variant="plain" size="small" onClick={form.askDelivery}>
          {t('mall.redeem.change')}
        </Button>
      </div>
    )
  return (
    <fieldset className={styles['fields']}>
      <legend className={typography['muted']}>{t('mall.redeem.deliverTo')}</legend>
      {call.error ? (
        <Notice
          kind="error"
          size="row"
          line={t(errorMessageKey(call.error), errorMessageValues(call.error))}
          action={{ label: t('common.retry'), onPress: () => void call.retry() }}
        />
      ) : (
        !known && <p className={typography['muted']}>{t('mall.redeem.noAddress')}</p>
      )}
      {deliveryFields.map((field) => {
        const { label, ...look } = looks[field]
        return (
          <Field
            key={field}
            {...look}
            name={field}
            label={t(label)}
            value={values[field]}
            onChange={(event) => form.put({ [field]: event.currentTarget.value })}
            error={form.errorOf(field)}
          />
        )
      })}
    </fieldset>
  )
}
