import { type ReactNode, useState } from 'react'
import { useT } from '../../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../../kit/controls/Button.tsx'
import { Field } from '../../../../../kit/controls/Field.tsx'
import { FieldGroup } from '../../../../../kit/controls/FieldGroup.tsx'
import styles from './MailForm.module.css'

/** Mail programs open addresses of about 2,000 characters; most letters need three or more of them. */
const maxSubject = 80
const maxText = 400

/** Shows a form whose button opens the player's mail program with an e-mail to customer service. */
export default function MailForm({ address }: { readonly address: string }): ReactNode {
  const t = useT()
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
  return (
    <div className={styles['form']}>
      <FieldGroup look="boxed">
        <Field
          label={t('support.mail.subject')}
          maxLength={maxSubject}
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <Field
          label={t('support.mail.text')}
          lines={5}
          maxLength={maxText}
          hint={t('support.mail.hint', { address })}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </FieldGroup>
      <ButtonLink variant="primary" wide to={`mailto:${address}?${query}`}>
        {t('support.mail.open')}
      </ButtonLink>
    </div>
  )
}
