import type { ReactNode } from 'react'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { Field } from '../../../../../kit/controls/Field.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import type { ReadyPicture } from '../../../../../kit/forms/load-picture.ts'
import { PictureInput } from '../../../../../kit/forms/PictureInput.tsx'
import { ErrorLine, Part } from '../Part.tsx'
import styles from './Slip.module.css'

export interface SlipProps {
  readonly required: boolean
  readonly picture: ReadyPicture | undefined
  readonly onPicture: (picture: ReadyPicture | undefined) => void
  readonly reference: string
  readonly onReference: (reference: string) => void
  readonly error: string | undefined
  readonly disabled: boolean
}

/** The bank's slip as a picture, and the reference of the payment. They are sent with "I have paid". */
export function Slip(props: SlipProps): ReactNode {
  const { required, picture, onPicture, reference, onReference, error, disabled } = props
  const t = useT()
  return (
    <Part
      title={t('deposit.slip.title')}
      end={t(required ? 'deposit.slip.required' : 'deposit.slip.optional')}
      field="slip"
    >
      <div className={styles['slip']} data-invalid={error && ''}>
        {picture && (
          <img className={styles['picture']} src={picture.preview} alt={t('deposit.slip.yours')} />
        )}
        <div className={styles['ways']}>
          <PictureInput
            label={t(picture ? 'deposit.slip.replace' : 'deposit.slip.choose')}
            disabled={disabled}
            onReady={onPicture}
          />
          {picture ? (
            <Button variant="plain" disabled={disabled} onClick={() => onPicture(undefined)}>
              {t('deposit.slip.remove')}
            </Button>
          ) : (
            <p className={`${styles['note']} ${typography['muted']}`}>{t('deposit.slip.note')}</p>
          )}
        </div>
      </div>
      <ErrorLine>{error}</ErrorLine>
      <div className={styles['reference']}>
        <Field
          label={t('deposit.slip.reference')}
          name="reference"
          value={reference}
          maxLength={64}
          autoComplete="off"
          disabled={disabled}
          hint={t('deposit.slip.referenceNote')}
          onChange={(event) => onReference(event.currentTarget.value)}
        />
      </div>
    </Part>
  )
}
