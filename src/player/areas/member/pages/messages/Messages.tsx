import { type ReactNode, Suspense, useState } from 'react'
import type { MessageBox } from '../../../../../core/contract/generated/gateway.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { usePages } from '../../../../gateway/use-pages.ts'
import { formatDate, formatTime } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Button } from '../../../../kit/controls/Button.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Link, useNavigate, useSearch } from '../../../../kit/controls/navigation.tsx'
import { Skeleton } from '../../../../kit/controls/Skeleton.tsx'
import { Tabs } from '../../../../kit/controls/Tabs.tsx'
import typography from '../../../../kit/controls/typography.module.css'
import { useEffectButton } from '../../../../kit/forms/use-effect-button.ts'
import { CodeSkeleton } from '../../../../kit/pages/CodeSkeleton.tsx'
import { PagedList } from '../../../../kit/pages/PagedList.tsx'
import { PagePart } from '../../../../kit/pages/PagePart.tsx'
import { useUnreadMessages } from '../../../../kit/pages/use-unread-messages.ts'
import { openConfirm } from '../../../../state/dialogs.ts'
import { useHeadline } from '../../../../state/headline.ts'
import { useLanguage } from '../../../../state/language.ts'
import styles from './Messages.module.css'

const MessageView = lazyPart(() => import('./on-demand/MessageView.tsx'))
const WriteMessage = lazyPart(() => import('./on-demand/WriteMessage.tsx'))

const boxes = ['inbox', 'sent', 'system'] as const

/** Shows the folders of messages. The query names the open message or a new one (SPEC §11.90). */
export default function Messages(): ReactNode {
  const search = useSearch()
  const messageId = search.get('message')
  const isNew = search.get('write') !== null
  return (
    <PagePart>
      <Suspense fallback={<CodeSkeleton shape="card" height="16rem" />}>
        {isNew ? (
          <WriteMessage />
        ) : messageId !== null ? (
          <MessageView messageId={messageId} />
        ) : (
          <Folders />
        )}
      </Suspense>
    </PagePart>
  )
}

function Folders(): ReactNode {
  const t = useT()
  const navigate = useNavigate()
  const [box, setBox] = useState<MessageBox>('inbox')
  const count = useUnreadMessages()
  useHeadline(count > 0 ? t('inbox.headline', { count }) : undefined)
  return (
    <>
      <Tabs
        label={t('route.messages')}
        tabs={boxes.map((key) => ({
          key,
          label: t(`inbox.${key}`),
          badge: key === 'inbox' ? count : undefined,
        }))}
        selected={box}
        onSelect={setBox}
      >
        <Folder key={box} box={box} unread={count} />
      </Tabs>
      <div className={styles['write']}>
        <Button
          variant="accent"
          size="large"
          wide
          icon="edit"
          onClick={() => navigate(pathTo('messages', { write: '' }))}
        >
          {t('inbox.write')}
        </Button>
      </div>
    </>
  )
}

interface FolderProps {
  readonly box: MessageBox
  readonly unread: number
}

function Folder({ box, unread }: FolderProps): ReactNode {
  const t = useT()
  const list = usePages('messages', { box }, { fresh: true })
  const [selected, setSelected] = useState<readonly string[]>()
  return (
    <PagedList
      list={list}
      itemsOf={(page) => page.messages}
      skeleton={<Skeleton shape="card" height="16rem" />}
      empty={{ line: t('inbox.none') }}
    >
      {(messages) => (
        <>
          <Tools
            ids={messages.map(({ messageId }) => messageId)}
            selected={selected}
            canRead={box !== 'sent' && unread > 0}
            onSelect={setSelected}
          />
          <ul className={styles['messages']} data-kit="messages">
            {messages.map((message) => (
              <MessageRow
                key={message.messageId}
                {...message}
                selected={selected?.includes(message.messageId)}
                onToggle={selected && (() => setSelected(toggle(selected, message.messageId)))}
              />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}

function toggle(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}

interface ToolsProps {
  readonly ids: readonly string[]
  /** The selected messages; undefined while the player selects none. */
  readonly selected: readonly string[] | undefined
  readonly canRead: boolean
  readonly onSelect: (ids: readonly string[] | undefined) => void
}

function Tools({ ids, selected, canRead, onSelect }: ToolsProps): ReactNode {
  const t = useT()
  const read = useEffectButton('readMessages', t('inbox.allRead'))
  const remove = useEffectButton('deleteMessages', t('inbox.deleted'))
  async function confirmAndDelete(messageIds: readonly string[]): Promise<void> {
    const text = t('inbox.deleteQuestion', { count: messageIds.length })
    const confirmed = await openConfirm({
      title: t('inbox.delete'),
      text,
      confirm: t('inbox.delete'),
    })
    if (!confirmed) return
    await remove.press({ body: { messageIds: [...messageIds] } })
    onSelect(undefined)
  }
  if (!selected)
    return (
      <div className={styles['tools']}>
        {canRead && (
          <Button
            variant="plain"
            size="small"
            busy={read.running}
            onClick={() => void read.press({ body: {} })}
          >
            {t('inbox.readAll')}
          </Button>
        )}
        <Button variant="plain" size="small" onClick={() => onSelect([])}>
          {t('inbox.select')}
        </Button>
      </div>
    )
  const all = selected.length === ids.length
  return (
    <div className={styles['tools']}>
      <Button variant="plain" size="small" onClick={() => onSelect(all ? [] : ids)}>
        {t(all ? 'inbox.selectNone' : 'inbox.selectAll')}
      </Button>
      <Button
        variant="outline"
        size="small"
        icon="trash"
        disabled={selected.length === 0}
        busy={remove.running}
        onClick={() => void confirmAndDelete(selected)}
      >
        {t('inbox.delete')}
      </Button>
      <Button variant="plain" size="small" onClick={() => onSelect(undefined)}>
        {t('common.cancel')}
      </Button>
    </div>
  )
}

const hourMs = 3_600_000

/** Returns the time of a message of the last twelve hours, the weekday within a week, else the date. */
function writeMoment(time: number, language: string): string {
  const age = Date.now() - time
  if (age < 12 * hourMs) return formatTime(time, language, { timeStyle: 'short' })
  if (age < 6 * 24 * hourMs)
    return formatTime(time, language, { weekday: 'short', hour: 'numeric', minute: '2-digit' })
  return formatDate(time, language)
}

interface MessageRowProps {
  readonly messageId: string
  readonly sender: string
  readonly recipient?: string
  readonly title: string
  readonly preview: string
  readonly createdAt: number
  readonly read: boolean
  readonly selected: boolean | undefined
  readonly onToggle: (() => void) | undefined
}

function MessageRow(props: MessageRowProps): ReactNode {
  const { messageId, sender, recipient, title, preview, createdAt, read, selected, onToggle } =
    props
  const t = useT()
  const language = useLanguage()
  const content = (
    <>
      <span className={`${styles['line']} ${typography['muted']}`} data-part="note">
        <span>{recipient === undefined ? sender : t('inbox.to', { name: recipient })}</span>
        <time dateTime={new Date(createdAt).toISOString()}>{writeMoment(createdAt, language)}</time>
      </span>
      <span className={`${styles['title']} ${typography['title']}`} data-part="title">
        {!read && <span data-unseen>{t('inbox.unread')} </span>}
        {title}
      </span>
      <span className={`${styles['preview']} ${typography['muted']}`} data-part="text">
        {preview}
      </span>
    </>
  )
  return (
    <li className={styles['item']} data-part="item" data-state={read ? undefined : 'unread'}>
      {onToggle ? (
        <button
          type="button"
          className={styles['message']}
          data-part="link"
          aria-pressed={selected === true}
          onClick={onToggle}
        >
          {content}
        </button>
      ) : (
        <Link
          className={styles['message']}
          data-part="link"
          to={pathTo('messages', { message: messageId })}
        >
          {content}
        </Link>
      )}
    </li>
  )
}
