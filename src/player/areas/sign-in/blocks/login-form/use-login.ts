import type { Login } from '../../../../../core/contract/generated/gateway.ts'
import { formatMoment } from '../../../../i18n/format-time.ts'
import { useT } from '../../../../i18n/use-t.ts'
import type { UseFormReturn } from '../../../../kit/controls/form.ts'
import { type Submission, useSubmission } from '../../../../kit/forms/use-submission.ts'
import type { BlockSettings } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { readDeviceMarker } from '../../../../state/device.ts'
import { keepForcedPassword } from '../../../../state/forced-password.ts'
import { useLanguage } from '../../../../state/language.ts'
import { rememberLogin } from '../../../../state/login-memory.ts'
import { forgetLogin } from '../../../../state/remembered-login.ts'
import { signIn } from '../../../../state/session.ts'
import { useConsolidated } from '../../../../state/status.ts'
import { showNotification } from '../../../../state/toasts.ts'
import type { LoginValues } from './login-values.ts'
import type { LoginEntry } from './use-login-entry.ts'

export interface LoginModel {
  readonly submission: Submission<'login', LoginValues>
  readonly submit: (form: UseFormReturn<LoginValues>, values: LoginValues) => Promise<void>
}

/** Runs a login: the additional checks, the attempt, and the steps after it (SPEC §4.1 to §4.5). */
export function useLogin(
  settings: BlockSettings<'login-form'>,
  entry: LoginEntry['entry'],
): LoginModel {
  const t = useT()
  const { merchantCode: merchant } = useSkin().gateway
  const language = useLanguage()
  const checkEnabled = useFlag('GEETEST3')
  const captchaEnabled = useFlag('CAPTCHA3')
  const { humanCheck = false, loginCaptcha = false } = useConsolidated() ?? {}
  const submission = useSubmission<'login', LoginValues>({
    call: 'login',
    check: { type: 'login', needed: humanCheck && checkEnabled },
    captcha: {
      field: 'identifying',
      needed: captchaEnabled && (loginCaptcha || settings.captcha === 'always'),
    },
  })

  /** Shows the time of the previous login, so that a player notices a stranger's (SPEC §12.12). */
  function showLastLogin(at: number): void {
    const time = formatMoment(at, language)
    showNotification(t('login.lastLogin', { time }))
  }

  async function submit(form: UseFormReturn<LoginValues>, values: LoginValues): Promise<void> {
    const { username, password, identifying } = values
    const session = await submission.send(form, ({ proof, captchaId }) => ({
      merchant,
      body: {
        username,
        password,
        device: readDeviceMarker(),
        ...(entry === 'agent' && { entry }),
        ...(captchaId !== undefined && { captcha: identifying, captchaId }),
        ...proof,
      },
    }))
    if (!session) return
    if (session.lastLoginTime !== undefined) showLastLogin(session.lastLoginTime)
    startSession(session, values)
  }
  return { submission, submit }
}

function startSession(login: Login, { username, password, remPass }: LoginValues): void {
  if (remPass) rememberLogin({ username, password })
  else forgetLogin()
  signIn(login)
  if (login.firstTimeLogin) keepForcedPassword({ reason: 'first', password })
  else if (login.passwordExpired) keepForcedPassword({ reason: 'expired', password })
}
