import type { ReactNode } from 'react'
import type { Correspondent } from '../../../../../../core/contract/generated/gateway.ts'
import { isKnown } from '../../../../../../core/contract/is-known.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import { useCall } from '../../../../../gateway/use-call.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { useSearch } from '../../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../../kit/controls/Skeleton.tsx'
import { useNavigateWhileShown } from '../../../../../kit/controls/use-navigate-while-shown.ts'
import { CallForm, type FormField } from '../../../../../kit/forms/CallForm.tsx'
import { Answer } from '../../../../../kit/pages/Answer.tsx'
import { useNamedStep } from '../../../../../state/step-title.ts'
import { showNotification } from '../../../../../state/toasts.ts'

const maxTitle = 120
const maxBody = 2000

/** Shows the form of a new message or of a reply; the query names what it answers. */
export default function WriteMessage(): ReactNode {
  const t = useT()
  const call = useCall('unreadMessages')
  useNamedStep(t('inbox.write'))
  return (
    <Answer call={call} skeleton={<Skeleton shape="card" height="20rem" />}>
      {({ recipients }) => <MessageForm recipients={recipients.filter(isKnown)} />}
    </Answer>
  )
}

function MessageForm({ recipients }: { readonly recipients: readonly Correspondent[] }): ReactNode {
  const t = useT()
  const navigate = useNavigateWhileShown()
  const search = useSearch()
  const replyTo = search.get('reply') ?? undefined
  const asked = search.get('write')
  const title = search.get('title') ?? ''
  const known = recipients.find((recipient) => recipient === asked)
  const fields: readonly FormField[] = [
    {
      name: 'recipient',
      label: 'inbox.recipient',
      options: recipients.map((recipient) => ({
        value: recipient,
        label: t(`inbox.recipients.${recipient}`),
      })),
      values: recipients,
    },
    { name: 'title', label: 'inbox.subject', maxLength: maxTitle },
    { name: 'body', label: 'inbox.text', lines: 6, maxLength: maxBody },
  ]
  return (
    <CallForm
      id={replyTo === undefined ? 'message' : `message-${replyTo}`}
      call="sendMessage"
      fields={fields}
      defaults={{
        ...(known && { recipient: known }),
        ...(title && { title: t('inbox.replyTitle', { title }).slice(0, maxTitle) }),
      }}
      submit={t('inbox.send')}
      unknown="inbox.unknown"
      compose={(values) => ({
        body: {
          recipient: recipients.find((one) => one === values['recipient']) ?? 'service',
          title: values['title']?.trim() ?? '',
          body: values['body']?.trim() ?? '',
          ...(replyTo !== undefined && { replyTo }),
        },
      })}
      onDone={() => {
        showNotification(t('inbox.messageSent'))
        navigate(pathTo('messages'), { replace: true })
      }}
    />
  )
}
