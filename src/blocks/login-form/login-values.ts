import type { RegisterPatterns } from '../../contract/generated/gateway.ts'
import { checkField, type FieldProblem, type NamedRule } from '../../engine/check-field.ts'
import type { MessageKey } from '../../i18n/message-key.ts'
import { readRememberedLogin } from '../../state/login-memory.ts'

/** The login form (SPEC.md §3); `identifying` is the captcha code. */
export interface LoginValues {
  readonly username: string
  readonly password: string
  readonly identifying: string
  readonly remPass: boolean
}
export type LoginFieldName = 'username' | 'password'

const rules = { username: 'loginUsername', password: 'loginPassword' } as const
const formats = {
  username: 'error.usernameFormat',
  password: 'error.passwordFormat',
} as const satisfies Record<LoginFieldName, MessageKey>

/** What the form opens with: a remembered login, and the box ticked (SPEC.md §9). */
export function readLoginValues(): LoginValues {
  const kept = readRememberedLogin()
  return {
    username: kept?.username ?? '',
    password: kept?.password ?? '',
    identifying: '',
    remPass: true,
  }
}

/** The login fields with what each accepts. */
export function readLoginRules(patterns: RegisterPatterns | undefined): readonly NamedRule[] {
  return Object.entries(rules).map(([name, rule]) => ({ name, pattern: patterns?.[rule] }))
}

/** What is said under a login field: words of the gateway, or a message by key. */
export type LoginComplaint = { readonly key: MessageKey } | { readonly words: string }

/** Checks a login field by the shared rule of its name (SPEC.md §5). */
export function checkLoginField(
  name: LoginFieldName,
  value: string,
  patterns: RegisterPatterns | undefined,
): LoginComplaint | undefined {
  const pattern = patterns?.[rules[name]]
  const problem = checkField(value, { required: true, pattern })
  if (!problem) return undefined
  if (problem === 'pattern' && pattern?.message) return { words: pattern.message }
  return { key: keyOf(problem, name) }
}

function keyOf(problem: FieldProblem, name: LoginFieldName): MessageKey {
  if (problem === 'required') return 'login.empty'
  return problem === 'unsafe' ? 'form.patternUnsafe' : formats[name]
}
