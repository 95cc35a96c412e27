import { type ReactNode, useState } from 'react'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { Banner } from '../../../../kit/controls/Banner.tsx'
import { Button } from '../../../../kit/controls/Button.tsx'
import { useNavigateWhileShown } from '../../../../kit/controls/use-navigate-while-shown.ts'
import { CallForm, type FormField } from '../../../../kit/forms/CallForm.tsx'
import { newPasswordFields } from '../../../../kit/forms/password-fields.ts'
import { useWait } from '../../../../kit/forms/use-wait.ts'
import { useNamedStep } from '../../../../state/step-title.ts'
import { showNotification } from '../../../../state/toasts.ts'

const numberField: FormField = {
  name: 'mobileNum',
  label: 'field.mobileNum',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
}
const codeField: FormField = {
  name: 'code',
  label: 'forgot.code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 6,
  pattern: { acceptedPattern: '^[0-9]{6}$', minLength: 6, maxLength: 6 },
  messages: {
    tooShort: { key: 'forgot.codeFormat' },
    tooLong: { key: 'forgot.codeFormat' },
    pattern: { key: 'forgot.codeFormat' },
  },
}

/** Asks for the mobile number, then for the code of the SMS and a new password. */
export function ForgotBySms(): ReactNode {
  const t = useT()
  const [mobileNum, setMobileNum] = useState<string>()
  const [wait, setWait] = useWait()
  if (mobileNum !== undefined)
    return (
      <>
        <Banner tone="success" title={t('forgot.smsSent', { number: mobileNum })} />
        <NewPassword mobileNum={mobileNum} />
        <Button variant="plain" wide disabled={wait > 0} onClick={() => setMobileNum(undefined)}>
          {wait > 0 ? t('forgot.resendIn', { count: wait }) : t('forgot.resend')}
        </Button>
      </>
    )
  return (
    <CallForm
      id="forgot-sms"
      call="passwordBySms"
      fields={[numberField]}
      captcha
      submit={t('forgot.sendCode')}
      fieldOf={{ 'captcha.invalid': 'captcha', 'format.mobileNum': 'mobileNum' }}
      compose={({ mobileNum: number = '', captcha = '' }, { captchaId }) => ({
        body: {
          mobileNum: number.trim(),
          ...(captchaId !== undefined && { captcha, captchaId }),
        },
      })}
      onDone={({ resendAfter }, values) => {
        setWait(resendAfter)
        setMobileNum(values['mobileNum']?.trim())
      }}
    />
  )
}

function NewPassword({ mobileNum }: { readonly mobileNum: string }): ReactNode {
  const t = useT()
  const navigate = useNavigateWhileShown()
  useNamedStep(t('forgot.smsSent', { number: mobileNum }))
  const pattern = useCall('registerPatterns').value?.['password']
  return (
    <CallForm
      id="forgot-sms-code"
      call="confirmPasswordBySms"
      fields={[codeField, ...newPasswordFields(pattern)]}
      submit={t('password.submit')}
      unknown="password.unknown"
      fieldOf={{
        'sms.code.invalid': 'code',
        'sms.code.expired': 'code',
        'format.password': 'password',
        'password.confirm.mismatch': 'confirmPassword',
      }}
      compose={({ code = '', password = '', confirmPassword = '' }) => ({
        body: { mobileNum, code, password, confirmPassword },
      })}
      onDone={() => {
        showNotification(t('forgot.done'))
        navigate(pathTo('login'), { replace: true })
      }}
    />
  )
}
