import { type ReactNode, useState } from 'react'
import type { PromotionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { readTyped } from '../../../../../core/contract/read-typed.ts'
import { createUploadFetch } from '../../../../gateway/upload-fetch.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import type { ReadyPicture } from '../../../../kit/forms/load-picture.ts'
import { PicturesField } from '../../../../kit/forms/PicturesField.tsx'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { useMoneyForm } from '../../../../kit/money/use-money-form.ts'
import { useConnection } from '../../../../state/connection.ts'
import styles from './ApplicationSheet.module.css'
import { Forfeiture } from './ConfirmPromotion.tsx'
import { PromotionTerms } from './PromotionTerms.tsx'

/** The highest number of characters of a comment, and of pictures (SPEC §5.10 and §9.11). */
const maxComment = 140
const maxPictures = 3
const uploadMs = 120_000

export interface ApplicationSheetProps {
  readonly detail: PromotionDetail
  readonly onSent: () => void
  readonly onClose: () => void
}

/** The form of an application, and then the confirmation that states turnover and forfeiture (SPEC §11.44). */
export function ApplicationSheet({ detail, onSent, onClose }: ApplicationSheetProps): ReactNode {
  const t = useT()
  const [confirming, setConfirming] = useState(false)
  const application = useApplication(detail, onSent)
  return (
    <Sheet
      title={t(confirming ? 'promotion.confirm.apply' : 'promotion.form.title')}
      cancel={t('common.cancel')}
      // What is being sent cannot be taken back.
      onClose={application.running ? () => undefined : onClose}
    >
      {confirming ? (
        <Confirmation
          detail={detail}
          application={application}
          onBack={() => setConfirming(false)}
        />
      ) : (
        <ApplicationFields form={application.form} onNext={() => setConfirming(true)} />
      )}
    </Sheet>
  )
}

interface ApplicationValues {
  readonly comment: string
  readonly pictures: readonly ReadyPicture[]
}

type Application = ReturnType<typeof useApplication>

/** Holds the comment and the pictures, and sends them with what part of them has travelled. */
function useApplication(detail: PromotionDetail, onSent: () => void) {
  const t = useT()
  const { press, running } = useMoneyEffect('applyPromotion')
  const [part, setPart] = useState(0)
  const { promotionId } = detail.promotion
  const form = useMoneyForm<ApplicationValues, ApplicationValues, unknown>({
    defaultValues: { comment: '', pictures: [] },
    read: ({ comment, pictures }) => ({ ready: { comment: readTyped(comment, 'text'), pictures } }),
    send({ comment, pictures }) {
      setPart(0)
      return press({
        body: {
          promotionId,
          ...(comment && { comment }),
          ...(pictures.length > 0 && { pictures: pictures.map(({ base64 }) => base64) }),
        },
        fetch: createUploadFetch(setPart),
        timeoutMs: uploadMs,
      })
    },
    onDone: onSent,
    unknown: t('promotion.form.unknown'),
  })
  return { form, running, part }
}

interface ConfirmationProps extends Pick<ApplicationSheetProps, 'detail'> {
  readonly application: Application
  readonly onBack: () => void
}

function Confirmation({ detail, application, onBack }: ConfirmationProps): ReactNode {
  const { form, running, part } = application
  const t = useT()
  const offline = useConnection() === 'offline'
  return (
    <div className={styles['body']}>
      <InitialFocus>
        <PromotionTerms detail={detail} layout="list" />
      </InitialFocus>
      <Forfeiture detail={detail} />
      {running && (
        <div role="status" className={`${styles['sending']} ${typography['muted']}`}>
          <Progress label={t('promotion.form.sending', { count: 0 })} part={part} />
          <p>{t('promotion.form.sending', { count: Math.round(part * 100) })}</p>
        </div>
      )}
      <Refusal>{form.refusal}</Refusal>
      <Button
        variant="accent"
        size="large"
        wide
        busy={running}
        disabled={offline}
        onClick={() => void form.submit()}
      >
        {t('promotion.form.send')}
      </Button>
      <Button variant="plain" wide disabled={running} onClick={onBack}>
        {t('app.back')}
      </Button>
    </div>
  )
}

interface ApplicationFieldsProps extends Pick<Application, 'form'> {
  readonly onNext: () => void
}

function ApplicationFields({ form, onNext }: ApplicationFieldsProps): ReactNode {
  const { comment, pictures } = form.values
  const t = useT()
  return (
    <form
      className={styles['body']}
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <Field
        label={t('promotion.form.comment')}
        name="comment"
        lines={3}
        maxLength={maxComment}
        placeholder={t('promotion.form.commentHint')}
        value={comment}
        onChange={({ currentTarget }) => form.put({ comment: limit(currentTarget.value) })}
        hint={t('promotion.form.counter', {
          count: [...comment].length,
          max: maxComment,
        })}
      />
      <PicturesField
        pictures={pictures}
        onChange={(next) => form.put({ pictures: next })}
        max={maxPictures}
        label={t('promotion.form.pictures')}
        hint={t('promotion.form.picturesHint', { count: maxPictures })}
        add={t('promotion.form.add')}
        remove={(count) => t('promotion.form.remove', { count })}
      />
      <Button type="submit" variant="accent" size="large" wide>
        {t('promotion.form.next')}
      </Button>
    </form>
  )
}

function limit(text: string): string {
  return [...text].slice(0, maxComment).join('')
}
