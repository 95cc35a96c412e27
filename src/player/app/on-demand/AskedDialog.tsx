import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../kit/controls/Button.tsx'
import { Dialog } from '../../kit/controls/Dialog.tsx'
import { Field } from '../../kit/controls/Field.tsx'
import { closeDialog, type DialogRequest } from '../../state/dialogs.ts'

interface AskedDialogProps<R extends DialogRequest = DialogRequest> {
  readonly request: R
}

/** Shows the dialog of a request until the player answers it. */
export function AskedDialog({ request }: AskedDialogProps): ReactNode {
  if (request.kind === 'prompt') return <Prompt request={request} />
  return <Message request={request} />
}

type MessageRequest = Extract<DialogRequest, { kind: 'alert' | 'confirm' }>
type PromptRequest = Extract<DialogRequest, { kind: 'prompt' }>

function Message({ request: { id, kind, words } }: AskedDialogProps<MessageRequest>): ReactNode {
  const t = useT()
  const close = (): void => closeDialog(id)
  return (
    <Dialog
      title={words.title ?? t('dialog.notice')}
      onClose={close}
      actions={
        <>
          {kind === 'confirm' && (
            <Button variant="outline" onClick={close}>
              {words.cancel ?? t('common.cancel')}
            </Button>
          )}
          <Button onClick={() => closeDialog(id, '')}>
            {words.confirm ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      {words.text}
    </Dialog>
  )
}

/** The input attributes of a prompt by mode (SPEC §2.59): plain, secure or login password. */
const inputs = {
  plain: { type: 'text', autoComplete: 'off' },
  secure: { type: 'password', autoComplete: 'off', inputMode: 'numeric' },
  password: { type: 'password', autoComplete: 'current-password' },
} as const

function Prompt({ request: { id, words } }: AskedDialogProps<PromptRequest>): ReactNode {
  const t = useT()
  const form = useId()
  const [value, setValue] = useState('')
  const close = (): void => closeDialog(id)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (value !== '') closeDialog(id, value)
  }
  const secret = words.mode !== 'plain'
  return (
    <Dialog
      title={words.title ?? t('dialog.input')}
      focus="prompt"
      onClose={close}
      actions={
        <>
          <Button variant="outline" onClick={close}>
            {words.cancel ?? t('common.cancel')}
          </Button>
          <Button type="submit" form={form} disabled={value === ''}>
            {words.confirm ?? t('common.confirm')}
          </Button>
        </>
      }
    >
      {words.text}
      <form id={form} onSubmit={submit}>
        <Field
          {...inputs[words.mode]}
          name="answer"
          label={words.label ?? t(words.mode === 'plain' ? 'dialog.answer' : 'dialog.password')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          {...(secret && {
            reveal: { show: t('common.showPassword'), hide: t('common.hidePassword') },
          })}
        />
      </form>
    </Dialog>
  )
}
