import type { CallName } from '../../../core/contract/calls.ts'
import type { ErrorCode } from '../../../core/contract/error-codes.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import type { SandboxRequest } from '../../requests/sandbox.ts'
import { signedInMember } from '../member.ts'

interface Verification {
  readonly password: string
  /** The code of the refusal; `password.incorrect` if absent. */
  readonly code?: ErrorCode
  /** The hash to compare with; that of the login password if absent. */
  readonly hash?: string
}

/**
 * Returns the signed-in member if the password is right. Wrong ones count as failed logins do, so
 * that nobody with a stolen session can try passwords.
 */
export async function verifyPassword(
  request: Pick<SandboxRequest<CallName>, 'account' | 'sandbox' | 'caller'>,
  { password, code = 'password.incorrect', hash }: Verification,
): Promise<AccountRow> {
  const account = signedInMember(request)
  const { guard, passwords } = request.sandbox
  // Every call that asks for the same secret counts together.
  const key = `${account.id}/${hash === undefined ? 'password' : 'pin'}`
  guard.begin(key, request.caller)
  if (!(await passwords.check(password, hash ?? account.passwordHash)))
    throw new GatewayRefusal(code)
  guard.succeed(key, request.caller)
  return account
}
