import { type ReactNode, useEffect, useRef } from 'react'
import type { UseCaptcha } from '../../gateway/use-captcha.ts'
import { useT } from '../../i18n/use-t.ts'
import { CaptchaField } from '../controls/CaptchaField.tsx'
import type { FieldProps } from '../controls/Field.tsx'
import styles from './CaptchaEntry.module.css'
import { captchaHint } from './captcha-hint.ts'
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
