import { type FlagName, flags } from '../../core/contract/flags.ts'
import type { RegisterSettings } from '../../core/contract/generated/gateway.ts'
import type { WorldSettings } from '../../core/contract/generated/world.ts'

/** The settings that can be changed while the sandbox runs, with all defaults filled in. */
export interface SandboxSettings {
  readonly whitelabel: Readonly<Record<string, boolean>>
  readonly templates: { readonly mem_cen: string; readonly dep_func: string }
  readonly register: RegisterSettings
  /** Patterns that replace the sandbox's own. */
  readonly patterns: NonNullable<WorldSettings['patterns']>
  readonly loginCaptcha: 'after-failures' | 'always'
  readonly captchaKind: 'letters' | 'equation' | 'mixed'
  readonly humanCheck: boolean
  readonly maintenance: boolean
  readonly regionRestriction: boolean
  readonly statusNumber: number | null
  readonly wallet: 'single' | 'transfer'
  /** Vendors whose games the player's region may not open. */
  readonly regionBlockedVendors: readonly string[]
  readonly passwordByEmail: boolean
  /** True if a password request by mail reveals that no account matches. */
  readonly revealUnknownAccount: boolean
  readonly passwordBySms: boolean
  /** True if members have a withdrawal PIN. */
  readonly withdrawalPassword: boolean
  /** The number of security questions that a member answers; 0 for none. */
  readonly securityQuestions: number
  readonly maxBankCards: number
  /** The lowest and the highest number of characters of feedback. */
  readonly feedback: { readonly min: number; readonly max: number }
  /** True if members verify their identity. */
  readonly identity: boolean
  /** What the cashier does with deposits that were paid and with withdrawals. */
  readonly cashier: 'approve' | 'reject' | 'forget'
  /** The seconds that each step of the cashier takes. */
  readonly cashierSeconds: number
  readonly cardWaitHours: number
  /** The ids of deposit methods that are not offered. */
  readonly depositMethodsOff: readonly string[]
  /** The vendors whose transfers fail, or whose answer is lost. */
  readonly transferFailures: Readonly<Record<string, 'failed' | 'unknown' | undefined>>
  readonly socialProviders: readonly ('facebook' | 'google')[]
}

const mandatory = { enabled: true, required: true }
const optional = { enabled: true, required: false }
const absent = { enabled: false, required: false }

const defaultFields = {
  affiliateCode: optional,
  recommenderId: absent,
  username: mandatory,
  payeeName: absent,
  nickname: absent,
  password: mandatory,
  confirmPassword: mandatory,
  mobileNum: optional,
  qqNum: absent,
  email: optional,
  line: absent,
  facebook: absent,
}

/** Settings from the layers of them, the last one strongest. */
export function resolveSettings(
  ...layers: readonly (WorldSettings | undefined)[]
): SandboxSettings {
  const given = layers.filter((layer) => layer !== undefined)
  const plain: WorldSettings = Object.assign({}, ...given)
  const register = Object.assign({}, ...given.map((layer) => layer.register))
  return {
    loginCaptcha: 'after-failures',
    captchaKind: 'mixed',
    humanCheck: true,
    maintenance: false,
    regionRestriction: false,
    statusNumber: null,
    wallet: 'single',
    regionBlockedVendors: [],
    passwordByEmail: true,
    revealUnknownAccount: false,
    passwordBySms: false,
    withdrawalPassword: true,
    securityQuestions: 2,
    maxBankCards: 5,
    identity: true,
    feedback: { min: 10, max: 500 },
    cashier: 'approve',
    cashierSeconds: 20,
    cardWaitHours: 0,
    depositMethodsOff: [],
    transferFailures: {},
    socialProviders: [],
    ...plain,
    whitelabel: Object.assign(declaredFlags(), ...given.map((layer) => layer.whitelabel)),
    templates: Object.assign(
      { mem_cen: '0', dep_func: '0' },
      ...given.map((layer) => layer.templates),
    ),
    patterns: Object.assign({}, ...given.map((layer) => layer.patterns)),
    register: {
      captcha: false,
      humanCheck: true,
      affiliate: true,
      minimumAge: 18,
      ...register,
      fields: Object.assign({}, defaultFields, ...given.map((layer) => layer.register?.fields)),
    },
  }
}

/**
 * Returns whether a flag is on; one that nothing sets has its default. The name is one of the contract's, so that the
 * compiler refuses any other.
 */
export function isFlagOn(
  { whitelabel }: Pick<SandboxSettings, 'whitelabel'>,
  flag: FlagName,
): boolean {
  return whitelabel[flag] ?? flags[flag].default
}

function declaredFlags(): Record<string, boolean> {
  return Object.fromEntries(Object.entries(flags).map(([name, flag]) => [name, flag.default]))
}

/** One layer over another of the same kind, map by map. */
export function mergeSettings(under: WorldSettings, over: WorldSettings): WorldSettings {
  return {
    ...under,
    ...over,
    whitelabel: { ...under.whitelabel, ...over.whitelabel },
    templates: { ...under.templates, ...over.templates },
    patterns: { ...under.patterns, ...over.patterns },
    register: {
      ...under.register,
      ...over.register,
      fields: { ...under.register?.fields, ...over.register?.fields },
    },
  }
}
