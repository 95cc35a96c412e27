import { type ReactNode, useState } from 'react'
import type { PromotionDetail } from '../../../../../core/contract/generated/gateway.ts'
import { createUploadFetch } from '../../../../gateway/upload-fetch.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { Field } from '../../../../kit/controls/Field.tsx'
import { InitialFocus } from '../../../../kit/controls/InitialFocus.tsx'
import { Progress } from '../../../../kit/controls/Progress.tsx'
import { Refusal } from '../../../../kit/controls/Refusal.tsx'
import { Sheet } from '../../../../kit/controls/Sheet.tsx'
import { PicturesField } from '../../../../kit/forms/PicturesField.tsx'
import type { ReadyPicture } from '../../../../kit/forms/read-picture.ts'
import { useMoneyEffect } from '../../../../kit/money/use-money-effect.ts'
import { useConnection } from '../../../../state/connection.ts'
import styles from './ApplicationSheet.module.css'
import { Forfeiture } from './ConfirmSheet.tsx'
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
  const offline = useConnection() === 'offline'
  const { press, running } = useMoneyEffect('applyPromotion')
  const [comment, setComment] = useState('')
  const [pictures, setPictures] = useState<readonly ReadyPicture[]>([])
  const [confirming, setConfirming] = useState(false)
  const [part, setPart] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const { promotionId } = detail.promotion

  async function send(): Promise<void> {
    setRefusal(undefined)
    setPart(0)
    const text = comment.trim()
    const outcome = await press({
      body: {
        promotionId,
        ...(text && { comment: text }),
        ...(pictures.length > 0 && { pictures: pictures.map(({ base64 }) => base64) }),
      },
      fetch: createUploadFetch(setPart),
      timeoutMs: uploadMs,
    })
    if (outcome.kind === 'done') return onSent()
    setRefusal(outcome.kind === 'unknown' ? t('promotion.form.unknown') : outcome.message)
  }

  const title = t(confirming ? 'promotion.confirm.apply' : 'promotion.form.title')
  return (
    <Sheet
      title={title}
      cancel={t('common.cancel')}
      // What is being sent cannot be taken back.
      onClose={running ? () => undefined : onClose}
    >
      {confirming ? (
        <div className={styles['body']}>
          <InitialFocus>
            <PromotionTerms detail={detail} layout="list" />
          </InitialFocus>
          <Forfeiture detail={detail} />
          {running && (
            <div role="status" className={styles['sending']}>
              <Progress label={t('promotion.form.sending', { count: 0 })} part={part} />
              <p>{t('promotion.form.sending', { count: Math.round(part * 100) })}</p>
            </div>
          )}
          <Refusal>{refusal}</Refusal>
          <Button
            variant="accent"
            size="large"
            wide
            busy={running}
            disabled={offline}
            onClick={() => void send()}
          >
            {t('promotion.form.send')}
          </Button>
          <Button variant="plain" wide disabled={running} onClick={() => setConfirming(false)}>
            {t('app.back')}
          </Button>
        </div>
      ) : (
        <form
          className={styles['body']}
          onSubmit={(event) => {
            event.preventDefault()
            setConfirming(true)
          }}
        >
          <Field
            label={t('promotion.form.comment')}
            name="comment"
            lines={3}
            maxLength={maxComment}
            placeholder={t('promotion.form.commentHint')}
            value={comment}
            onChange={({ currentTarget }) => setComment(limit(currentTarget.value))}
            hint={t('promotion.form.counter', {
              count: [...comment].length,
              max: maxComment,
            })}
          />
          <PicturesField
            pictures={pictures}
            onChange={setPictures}
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
      )}
    </Sheet>
  )
}

function limit(text: string): string {
  return [...text].slice(0, maxComment).join('')
}
