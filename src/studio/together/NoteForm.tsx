import { type ReactNode, useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { useT } from '../i18n/use-t.ts'
import list from '../look/list.module.css'
import { Popup } from '../look/Popup.tsx'
import { StudioButton } from '../look/StudioButton.tsx'
import { useSession } from '../state/session-context.tsx'
import { useMerchantCode } from '../state/use-editor.tsx'
import { useStudioQuery } from '../state/use-loaded.ts'
import styles from './Notes.module.css'

export interface NoteFormProps {
  readonly label: string
  /** What the button says. */
  readonly action: string
  /** Sends the text; resolves with whether it was taken. A text that was not stays. */
  readonly onSend: (text: string) => Promise<boolean>
}

/** The length of a text (`schemas/studio-api.schema.json`). */
const longest = 4000

/** Asks for the text of a note or an answer. A person is mentioned by @ and the name, typed or chosen. */
export function NoteForm({ label, action, onSend }: NoteFormProps): ReactNode {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const send = async (): Promise<void> => {
    setBusy(true)
    if (await onSend(text)) setText('')
    setBusy(false)
  }
  const mention = (name: string): void =>
    setText((typed) => `${typed}${typed === '' || /\s$/.test(typed) ? '' : ' '}@${name} `)
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles['text']}
        rows={2}
        maxLength={longest}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles['actions']}>
        <MentionMenu onMention={mention} />
        <StudioButton type="submit" tone="main" isDisabled={text.trim() === '' || isBusy}>
          {action}
        </StudioButton>
      </div>
    </form>
  )
}

function MentionMenu({ onMention }: { readonly onMention: (name: string) => void }): ReactNode {
  const t = useT('together')
  return (
    <MenuTrigger>
      <Button className={styles['mention'] ?? ''}>{t('notes.mention')}</Button>
      <Popup placement="top start">
        <People onMention={onMention} />
      </Popup>
    </MenuTrigger>
  )
}

function People({ onMention }: { readonly onMention: (name: string) => void }): ReactNode {
  const t = useT('together')
  const { subject } = useSession()
  const loaded = useStudioQuery('listPeople', { merchant: useMerchantCode(), body: undefined })
  if (loaded.state === 'failed') return <p className={styles['hint']}>{loaded.problem}</p>
  if (loaded.state === 'loading') return <p className={styles['hint']}>{t('notes.loading')}</p>
  const people = loaded.value.people.filter(({ id }) => id !== subject)
  if (people.length === 0) return <p className={styles['hint']}>{t('notes.noPeople')}</p>
  return (
    <Menu aria-label={t('notes.mention')} className={list['list'] ?? ''}>
      {people.map(({ id, name }) => (
        <MenuItem
          key={id}
          id={id}
          className={list['item'] ?? ''}
          textValue={name}
          onAction={() => onMention(name)}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
