import type { Pattern, RegisterPatterns } from '../../../../../core/contract/generated/gateway.ts'
import type { MessageKey } from '../../../../i18n/message-key.ts'
import type { FormRule } from '../../../../kit/forms/field-messages.ts'
import { readRememberedLogin } from '../../../../state/login-memory.ts'

/** Values of the login form (SPEC §3.5); `identifying` is the captcha code. */
export interface LoginValues {
  readonly username: string
  readonly password: string
  readonly identifying: string
  readonly remPass: boolean
}
/** Returns the initial values of the form: a remembered login, and the box ticked (SPEC §9.21). */
export function readLoginValues(): LoginValues {
  const remembered = readRememberedLogin()
  return {
    username: remembered?.username ?? '',
    password: remembered?.password ?? '',
    identifying: '',
    remPass: true,
  }
}

/** Returns the rules of the login fields, by the shared rules of SPEC §5.5. */
export function readLoginRules(
  patterns: RegisterPatterns | undefined,
  { captcha }: { readonly captcha: boolean },
): readonly FormRule[] {
  const captchaRule = { required: true, kind: 'captcha', messages: wrongCode } as const
  return [
    {
      ...ruleOf('username', 'error.usernameFormat', patterns?.['loginUsername']),
      reads: 'code',
    },
    {
      ...ruleOf('password', 'error.passwordFormat', patterns?.['loginPassword']),
      reads: 'asTyped',
    },
    ...(captcha ? [{ name: 'identifying', ...captchaRule }] : []),
  ]
}

function ruleOf(name: string, key: MessageKey, pattern: Pattern | undefined): FormRule {
  const format = { key }
  const messages = { required: empty, tooShort: format, tooLong: format, pattern: format }
  return { name, required: true, pattern, messages }
}

const empty = { key: 'login.empty' } as const
const wrongCode = {
  required: { key: 'error.captchaWrong' },
  kind: { key: 'error.captchaWrong' },
} as const
