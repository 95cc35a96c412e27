import type {
  LiveSettings,
  SettingsBody,
  SwitchState,
} from '../../core/contract/generated/studio-api.ts'
import { liveFacts } from '../scenario/use-scenario.ts'

/** A field of the registration, as the gateway asks for it. */
export interface LiveField {
  readonly name: string
  readonly asked: 'no' | 'optional' | 'required'
}

export const cashiers = ['approve', 'reject', 'forget'] as const

/** The current settings other than flags. */
export interface LiveState {
  readonly maintenance: boolean
  readonly regionRestriction: boolean
  readonly humanCheck: boolean
  readonly passwordByEmail: boolean
  readonly revealUnknownAccount: boolean
  readonly loginCaptcha: 'after-failures' | 'always'
  /** What the sandbox's cashier does with orders of money. */
  readonly cashier: (typeof cashiers)[number]
  readonly minimumAge: number
  readonly registerCaptcha: boolean
  readonly fields: readonly LiveField[]
}

/** Reads the settings, which the studio API passes on from the sandbox. */
export function readLiveState({ settings }: LiveSettings): LiveState {
  const values = Object(settings)
  const register = Object(values.register)
  return {
    maintenance: values.maintenance === true,
    regionRestriction: values.regionRestriction === true,
    humanCheck: values.humanCheck === true,
    passwordByEmail: values.passwordByEmail === true,
    revealUnknownAccount: values.revealUnknownAccount === true,
    loginCaptcha: values.loginCaptcha === 'always' ? 'always' : 'after-failures',
    cashier: cashiers.find((one) => one === values.cashier) ?? 'approve',
    minimumAge: Number(register.minimumAge ?? 18),
    registerCaptcha: register.captcha === true,
    fields: Object.entries(Object(register.fields)).map(([name, field]) => {
      const { enabled, required } = Object(field)
      return { name, asked: !enabled ? 'no' : required ? 'required' : 'optional' }
    }),
  }
}

/** Returns the gateway's flags and templates after a change. */
export function stateAfter(live: LiveSettings, { whitelabel, templates }: LiveChange): SwitchState {
  const now = liveFacts(live)
  return {
    flags: { ...now.flags, ...whitelabel },
    templates: { ...now.templates, ...templates },
  }
}

/** Flags and templates to be switched. */
export interface LiveChange {
  readonly whitelabel?: Readonly<Record<string, boolean>>
  readonly templates?: Readonly<Partial<Record<'mem_cen' | 'dep_func', 'base' | 'new'>>>
}

/** The same as the sandbox takes it, where 1 is new. */
export function bodyOf({ whitelabel, templates }: LiveChange): SettingsBody {
  const digits = Object.entries(templates ?? {}).map(([name, is]) => [
    name,
    is === 'new' ? '1' : '0',
  ])
  return {
    ...(whitelabel && { whitelabel }),
    ...(templates && { templates: Object.fromEntries(digits) }),
  }
}
