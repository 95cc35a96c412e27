import { type ReactNode, useState } from 'react'
import type { FeedbackType } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { formatDate } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { InlineList } from '../../../../kit/controls/InlineList.tsx'
import { ListGroup } from '../../../../kit/controls/ListGroup.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tag } from '../../../../kit/controls/Tag.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { CallForm, type FormField } from '../../../../kit/forms/CallForm.tsx'
import type { ReadyPicture } from '../../../../kit/forms/load-picture.ts'
import { PicturesField } from '../../../../kit/forms/PicturesField.tsx'
import { Answer } from '../../../../kit/pages/Answer.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useLanguage } from '../../../../state/language.ts'
import { useConsolidated } from '../../../../state/status.ts'
import styles from './Feedback.module.css'

const types = ['game', 'deposit', 'withdraw', 'bonus', 'account', 'suggestion', 'other'] as const
/** The highest number of pictures (SPEC §12.16). */
const maxPictures = 3
/** The bounds for a gateway that names none. */
const usualBounds = { min: 10, max: 500 } as const

/** Shows the form of feedback, and the feedback that was sent before with its answers (SPEC §5.11 and §11.55). */
export default function Feedback(): ReactNode {
  const t = useT()
  const [ticket, setTicket] = useState<string>()
  return (
    <PagePart>
      {ticket === undefined ? (
        <FeedbackForm onSent={setTicket} />
      ) : (
        <>
          <Banner tone="success" title={t('feedback.sent')}>
            {t('feedback.ticket', { id: ticket })}
          </Banner>
          <Button variant="outline" wide onClick={() => setTicket(undefined)}>
            {t('feedback.another')}
          </Button>
        </>
      )}
      <OwnFeedback />
    </PagePart>
  )
}

function FeedbackForm({ onSent }: { readonly onSent: (ticket: string) => void }): ReactNode {
  const t = useT()
  const { min, max } = useConsolidated()?.feedback ?? usualBounds
  const [pictures, setPictures] = useState<readonly ReadyPicture[]>([])
  const fields: readonly FormField[] = [
    {
      name: 'type',
      label: 'feedback.type',
      options: types.map((value) => ({ value, label: t(`feedback.types.${value}`) })),
    },
    {
      name: 'content',
      label: 'feedback.content',
      lines: 5,
      maxLength: max,
      counter: max,
      pattern: { acceptedPattern: '*', minLength: min, maxLength: max },
      messages: {
        tooShort: { key: 'feedback.tooShort', values: { min } },
        tooLong: { key: 'feedback.tooLong', values: { max } },
      },
    },
    { name: 'contact', label: 'feedback.contact', required: false, maxLength: 200 },
  ]
  return (
    <CallForm
      id="feedback"
      call="sendFeedback"
      fields={fields}
      submit={t('feedback.submit')}
      unknown="error.slow"
      fieldOf={{ 'feedback.length': 'content' }}
      compose={({ type, content = '', contact = '' }) => ({
        timeoutMs: 120_000,
        body: {
          type: readType(type),
          content: content.trim(),
          ...(contact.trim() && { contact: contact.trim() }),
          ...(pictures.length > 0 && { pictures: pictures.map(({ base64 }) => base64) }),
        },
      })}
      onDone={({ feedbackId }) => onSent(feedbackId)}
    >
      <PicturesField
        pictures={pictures}
        onChange={setPictures}
        max={maxPictures}
        label={t('feedback.pictures')}
        hint={t('feedback.picturesHint', { count: maxPictures })}
        add={t('feedback.add')}
        remove={(count) => t('feedback.remove', { count })}
      />
    </CallForm>
  )
}

function readType(typed: string | undefined): FeedbackType {
  return types.find((type) => type === typed) ?? 'other'
}

function OwnFeedback(): ReactNode {
  const t = useT()
  const language = useLanguage()
  const call = useCall('feedback')
  return (
    <ListGroup title={t('feedback.mine')}>
      <Answer
        inList
        call={call}
        size="row"
        empty={t('feedback.none')}
        emptyAction="none"
        isEmpty={({ feedback }) => feedback.length === 0}
        skeleton={<Skeleton shape="card" height="6rem" />}
      >
        {({ feedback }) =>
          feedback.map(({ feedbackId, type, content, state, createdAt, answer }) => (
            <li key={feedbackId} className={styles['own']}>
              <p className={`${styles['line']} ${typography['muted']}`}>
                <InlineList
                  items={[feedbackId, t(`feedback.types.${type}`), formatDate(createdAt, language)]}
                />
                <Tag tone={state === 'answered' ? 'accent' : 'plain'}>
                  {t(`feedback.state.${state}`)}
                </Tag>
              </p>
              <p>{content}</p>
              {answer && <p className={styles['answer']}>{answer}</p>}
            </li>
          ))
        }
      </Answer>
    </ListGroup>
  )
}
