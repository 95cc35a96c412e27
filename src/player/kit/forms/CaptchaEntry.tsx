import { type ReactNode, useEffect, useRef } from 'react'
import type { CaptchaState, UseCaptcha } from '../../gateway/use-captcha.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { useT } from '../../i18n/use-t.ts'
import { CaptchaField } from '../controls/CaptchaField.tsx'
import type { FieldProps } from '../controls/Field.tsx'
import styles from './CaptchaEntry.module.css'
import { OtherForm } from './OtherForm.tsx'

export type CaptchaEntryProps = FieldProps & { readonly captcha: UseCaptcha }

/** A field for a captcha: a code in a picture, or a question where the gateway offers one. */
export function CaptchaEntry({ captcha, ...field }: CaptchaEntryProps): ReactNode {
  const t = useT()
  const { state, other, reload } = captcha
  const row = useRef<HTMLDivElement>(null)
  const isChanged = useRef(false)
  useEffect(() => {
    if (!isChanged.current || !('id' in state)) return
    isChanged.current = false
    row.current?.querySelector('input')?.focus()
  }, [state])

  const isAsked = state.kind === 'asked'
  return (
    <div className={styles['entry']} ref={row}>
      <CaptchaField
        {...field}
        {...(isAsked && { label: state.question })}
        hint={isAsked ? undefined : t(captchaHint(state))}
        worded={isAsked}
        picture={state.kind === 'shown' ? state.picture : undefined}
        reloadLabel={t(isAsked ? 'form.answerReload' : 'field.captchaReload')}
        onReload={() => void reload()}
      />
      <OtherForm
        other={other}
        onChange={(next) => {
          isChanged.current = true
          void reload(next)
        }}
      />
    </div>
  )
}

/**
 * Returns the message that says what to type of a captcha. It holds the place of its line before the picture has
 * come, so that nothing below moves: until then the captcha is expected to ask for letters.
 */
function captchaHint(state: CaptchaState): MessageKey {
  return hints[state.kind === 'shown' ? state.asks : 'letters']
}

const hints = { letters: 'field.captchaLetters', equation: 'field.captchaEquation' } as const
