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
  /** Seconds until the gateway takes another attempt. */
  readonly wait: number
  readonly running: boolean
  /** Why the last attempt was refused, in the player's words. */
  readonly refusal: string | undefined
  readonly submit: (values: LoginValues, proof: Partial<HumanCheckResult>) => Promise<void>
}

/** The course of a login: what is asked besides the password, the attempt, and what follows (SPEC §4.1 to §4.5). */
export function useLogin(own: Pick<Settings, 'captcha'>): LoginModel {
  const t = useT()
  const skin = useSkin()
  const language = useLanguage()
  const mayCheck = useFlag('GEETEST3')
  const mayAsk = useFlag('CAPTCHA3')
  const { humanCheck: asksCheck = false, loginCaptcha = false } = useConsolidated() ?? {}
  const check = useHumanCheck({ type: 'login', needed: asksCheck && mayCheck })
  const [refusalAsks, setRefusalAsks] = useState(false)
  const asksCaptcha = refusalAsks || (mayAsk && (loginCaptcha || own.captcha === 'always'))
  const captcha = useCaptcha({ needed: asksCaptcha })
  const login = useEffectCall('login')
  const [wait, startWait] = useWait()
  const [refusal, setRefusal] = useState<string>()

  function refuse(error: unknown): void {
    void check.reset()
    if (isQuiet(error)) return
    const facts = readRefusal(error)
    setRefusal(t(errorMessageKey(error), errorMessageValues(error)))
    startWait(facts.retryAfter ?? 0)
    if (facts.captcha) setRefusalAsks(true)
    if (asksCaptcha) void captcha.reload()
  }

  /** The login before, so that a stranger's does not go unseen (SPEC §12.12). */
  function greet(at: number): void {
    const time = new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
    showNotification(t('login.lastLogin', { time }))
  }

  async function submit(values: LoginValues, proof: Partial<HumanCheckResult>): Promise<void> {
    setRefusal(undefined)
    try {
      const merchant = skin.gateway.merchantCode
      const body = { ...buildLoginBody(values, captcha.state), ...proof }
      const session = await login.run({ body, merchant })
      if (session.lastLoginTime !== undefined) greet(session.lastLoginTime)
      enter(session, values)
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

function enter(login: Login, { username, password, remPass }: LoginValues): void {
  if (remPass) rememberLogin({ username, password })
  else forgetLogin()
  signIn(login)
}

function readRefusal(error: unknown): LoginRefusal {
  if (!(error instanceof GatewayError)) return {}
  const { value, retryAfter, status } = error
  const said = typeof value === 'object' && value !== null ? value : {}
  const asked = 'captcha' in said && said.captcha === true
  const inValue = 'retryAfter' in said ? Number(said.retryAfter) : Number.NaN
  const seconds = retryAfter ?? (Number.isFinite(inValue) ? inValue : undefined)
  const limited = status === 429 ? 30 : undefined
  return { captcha: asked, retryAfter: Math.min(seconds ?? limited ?? 0, 3600) }
}
