import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import type { MessageDetail } from '../../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { useCall } from '../../../../../gateway/use-call.ts'
import { useMutation } from '../../../../../gateway/use-mutation.ts'
import { formatTime } from '../../../../../i18n/format-time.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Button } from '../../../../../kit/controls/Button.tsx'
import { lazyPart } from '../../../../../kit/controls/lazy-part.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { useNavigateWhileShown } from '../../../../../kit/controls/use-navigate-while-shown.ts'
import { useEffectButton } from '../../../../../kit/forms/use-effect-button.ts'
import { Answer } from '../../../../../kit/pages/Answer.tsx'
import { CodeSkeleton } from '../../../../../kit/pages/CodeSkeleton.tsx'
import { openConfirm } from '../../../../../state/dialogs.ts'
import { useLanguage } from '../../../../../state/language.ts'
import { useNamedStep } from '../../../../../state/step-title.ts'
import styles from './MessageView.module.css'

const GatewayHtml = lazyPart(() => import('../../../../../kit/pages/GatewayHtml.tsx'))

/** Shows a message and marks it as read. */
export default function MessageView({ messageId }: { readonly messageId: string }): ReactNode {
  const call = useCall('message', { messageId })
  useMarkRead(call.value)
  useNamedStep(call.value?.title)
  return (
    <Answer call={call} skeleton={<Skeleton shape="card" height="16rem" />}>
      {(message) => <Letter message={message} />}
    </Answer>
  )
}

/** Marks a message as read once it is shown. A failure leaves it unread, which the next visit repeats. */
function useMarkRead(message: MessageDetail | undefined): void {
  const { run } = useMutation('readMessages')
  const marked = useRef<string>(undefined)
  const { messageId, box } = message ?? {}
  useEffect(() => {
    if (messageId === undefined || box === 'sent' || marked.current === messageId) return
    marked.current = messageId
    run({ body: { messageIds: [messageId] } }).catch(() => undefined)
  }, [run, messageId, box])
}

function Letter({ message }: { readonly message: MessageDetail }): ReactNode {
  const { messageId, sender, recipient, title, body, createdAt, replyTo } = message
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigateWhileShown()
  const remove = useEffectButton('deleteMessages', t('inbox.deleted'))
  async function confirmAndDelete(): Promise<void> {
    const text = t('inbox.deleteQuestion', { count: 1 })
    const confirmed = await openConfirm({
      title: t('inbox.delete'),
      text,
      confirm: t('inbox.delete'),
    })
    if (!confirmed) return
    const done = await remove.press({ body: { messageIds: [messageId] } })
    if (done !== undefined) navigate(pathTo('messages'), { replace: true })
  }
  return (
    <article className={styles['letter']} data-kit="letter">
      <div className={styles['from']} data-part="note">
        <span
          className={`${typography['display']} ${styles['mark']}`}
          data-part="mark"
          aria-hidden="true"
        >
          {[...(recipient ?? sender)][0]}
        </span>
        <p className={`${styles['line']} ${typography['muted']}`}>
          <strong>{recipient === undefined ? sender : t('inbox.to', { name: recipient })}</strong>
          <time>{formatTime(createdAt, language, { dateStyle: 'long', timeStyle: 'short' })}</time>
        </p>
      </div>
      <h2 className={styles['title']} data-part="title">
        {title}
      </h2>
      <Suspense fallback={<CodeSkeleton shape="text" width="90%" height="4rem" />}>
        <GatewayHtml html={body} />
      </Suspense>
      <div className={styles['actions']} data-part="actions">
        {replyTo && (
          <Button
            variant="accent"
            icon="reply"
            onClick={() =>
              navigate(pathTo('messages', { write: replyTo, reply: messageId, title }))
            }
          >
            {t('inbox.reply')}
          </Button>
        )}
        <Button
          variant="outline"
          icon="trash"
          busy={remove.running}
          onClick={() => void confirmAndDelete()}
        >
          {t('inbox.delete')}
        </Button>
      </div>
    </article>
  )
}
