import { useState } from 'react'
import type {
  HumanCheckResult,
  Login,
  LoginBody,
  LoginRefusal,
} from '../../../core/contract/generated/gateway.ts'
import { GatewayError } from '../../../core/gateway-client/gateway-error.ts'
import { errorMessageKey, errorMessageValues, isQuiet } from '../../gateway/error-message-key.ts'
import { type UseCaptcha, useCaptcha } from '../../gateway/use-captcha.ts'
import { useEffectCall } from '../../gateway/use-effect-call.ts'
import { type UseHumanCheck, useHumanCheck } from '../../gateway/use-human-check.ts'
import { useT } from '../../i18n/use-t.ts'
import type { BlockSettings } from '../../registry/block.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useFlag } from '../../registry/use-flag.ts'
import { readDeviceMarker } from '../../state/device.ts'
import { useLanguage } from '../../state/language.ts'
import { rememberLogin } from '../../state/login-memory.ts'
import { forgetLogin } from '../../state/remembered-login.ts'
import { signIn } from '../../state/session.ts'
import { useConsolidated } from '../../state/status.ts'
import { showNotification } from '../../state/toasts.ts'
import type { LoginValues } from './login-values.ts'
import { useWait } from './use-wait.ts'

type Settings = BlockSettings<'login-form'>

export interface LoginModel {
  readonly captcha: UseCaptcha
  readonly check: UseHumanCheck
  /** Seconds until the gateway accepts another attempt. */
  readonly wait: number
  readonly running: boolean
  /** The reason why the last attempt was refused, in the player's language. */
  readonly refusal: string | undefined
  readonly submit: (values: LoginValues, proof: Partial<HumanCheckResult>) => Promise<void>
}

/** Runs a login: the additional checks, the attempt, and the steps after it (SPEC §4.1 to §4.5). */
export function useLogin(settings: Pick<Settings, 'captcha'>): LoginModel {
  const t = useT()
  const skin = useSkin()
  const language = useLanguage()
  const checkEnabled = useFlag('GEETEST3')
  const captchaEnabled = useFlag('CAPTCHA3')
  const { humanCheck: needsCheck = false, loginCaptcha = false } = useConsolidated() ?? {}
  const check = useHumanCheck({ type: 'login', needed: needsCheck && checkEnabled })
  const [refusalNeedsCaptcha, setRefusalNeedsCaptcha] = useState(false)
  const needsCaptcha =
    refusalNeedsCaptcha || (captchaEnabled && (loginCaptcha || settings.captcha === 'always'))
  const captcha = useCaptcha({ needed: needsCaptcha })
  const login = useEffectCall('login')
  const [wait, setWait] = useWait()
  const [refusal, setRefusal] = useState<string>()

  function refuse(error: unknown): void {
    void check.reset()
    if (isQuiet(error)) return
    const facts = readRefusal(error)
    setRefusal(t(errorMessageKey(error), errorMessageValues(error)))
    setWait(facts.retryAfter ?? 0)
    if (facts.captcha) setRefusalNeedsCaptcha(true)
    if (needsCaptcha) void captcha.reload()
  }

  /** Shows the time of the previous login, so that a player notices a stranger's (SPEC §12.12). */
  function showLastLogin(at: number): void {
    const time = new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
    showNotification(t('login.lastLogin', { time }))
  }

  async function submit(values: LoginValues, proof: Partial<HumanCheckResult>): Promise<void> {
    setRefusal(undefined)
    try {
      const merchant = skin.gateway.merchantCode
      const body = { ...buildLoginBody(values, captcha.state), ...proof }
      const session = await login.run({ body, merchant })
      if (session.lastLoginTime !== undefined) showLastLogin(session.lastLoginTime)
      startSession(session, values)
    } catch (error) {
      refuse(error)
    }
  }
  return { captcha, check, wait, running: login.running, refusal, submit }
}

function buildLoginBody(values: LoginValues, captcha: UseCaptcha['state']): LoginBody {
  const { username, password, identifying } = values
  return {
    username,
    password,
    device: readDeviceMarker(),
    ...(captcha.kind === 'shown' && { captcha: identifying, captchaId: captcha.id }),
  }
}

function startSession(login: Login, { username, password, remPass }: LoginValues): void {
  if (remPass) rememberLogin({ username, password })
  else forgetLogin()
  signIn(login)
}

function readRefusal(error: unknown): LoginRefusal {
  if (!(error instanceof GatewayError)) return {}
  const { value, retryAfter, status } = error
  const details = typeof value === 'object' && value !== null ? value : {}
  const captcha = 'captcha' in details && details.captcha === true
  const inValue = 'retryAfter' in details ? Number(details.retryAfter) : Number.NaN
  const seconds = retryAfter ?? (Number.isFinite(inValue) ? inValue : undefined)
  const defaultSeconds = status === 429 ? 30 : undefined
  return { captcha, retryAfter: Math.min(seconds ?? defaultSeconds ?? 0, 3600) }
}
