import { randomInt } from 'node:crypto'
import { readCode } from '../../../core/contract/read-code.ts'
import { findAccount } from '../../accounts/accounts.ts'
import { GatewayRefusal, refuseForNow } from '../../kit/gateway-refusal.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { matchesPattern } from '../../world/patterns.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { replacePassword } from './security.ts'

const resendSeconds = 60
const lifetimeMs = 10 * 60_000
const maxAttempts = 5

/** Sends a code by SMS into the outbox; a number without an account is answered the same. */
const passwordBySms: Handler<'passwordBySms'> = async (request) => {
  const { sandbox, merchant, body, settings } = request
  refuseUnlessOffered(request)
  const mobileNum = readCode(body.mobileNum)
  const asker = `${merchant.code}/sms/${mobileNum}`
  const retryAfter = sandbox.mailGuard.waitFor(asker)
  if (retryAfter > 0) throw refuseForNow(retryAfter)
  if (
    isFlagOn(settings, 'CAPTCHA3') &&
    !sandbox.challenges.takeCaptcha(body.captchaId ?? '', body.captcha ?? '')
  )
    throw new GatewayRefusal('captcha.invalid', { value: { captcha: true } })
  sandbox.mailGuard.note(asker)
  const account = await findAccount(sandbox.database, merchant.code, mobileNum)
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  // Also where nothing is sent, so that the time tells nothing.
  const codeHash = await sandbox.passwords.hash(code)
  return request.commit(async (database) => {
    if (account?.mobileNum !== mobileNum) return { resendAfter: resendSeconds }
    const now = sandbox.now()
    const sent = { codeHash, attemptsLeft: maxAttempts, expiresAt: now + lifetimeMs }
    await database
      .insertInto('smsCode')
      .values({ merchant: merchant.code, mobileNum, ...sent })
      .onConflict((conflict) => conflict.columns(['merchant', 'mobileNum']).doUpdateSet(sent))
      .execute()
    await database
      .insertInto('outbox')
      .values({
        merchant: merchant.code,
        recipient: mobileNum,
        subject: 'SMS',
        body: `Your code: ${code}`,
        createdAt: now,
      })
      .execute()
    return { resendAfter: resendSeconds }
  })
}

/** Sets a new password with the code of an SMS. After five wrong codes the code is void. */
const confirmPasswordBySms: Handler<'confirmPasswordBySms'> = async (request) => {
  const { sandbox, merchant, body, settings } = request
  refuseUnlessOffered(request)
  if (body.password !== body.confirmPassword) throw new GatewayRefusal('password.confirm.mismatch')
  if (!matchesPattern('password', body.password, settings.patterns))
    throw new GatewayRefusal('format.password')
  const mobileNum = readCode(body.mobileNum)
  const sent = await takeAttempt(request, mobileNum)
  const right = await sandbox.passwords.check(readCode(body.code), sent?.codeHash)
  if (!sent) throw new GatewayRefusal('sms.code.expired')
  if (!right) {
    const { attemptsLeft } = sent
    throw new GatewayRefusal(attemptsLeft > 0 ? 'sms.code.invalid' : 'sms.code.expired', {
      value: { attemptsLeft },
    })
  }
  const account = await findAccount(sandbox.database, merchant.code, mobileNum)
  if (!account) throw new GatewayRefusal('sms.code.expired')
  const passwordHash = await sandbox.passwords.hash(body.password)
  return request.commit(async (database) => {
    const taken = await database
      .deleteFrom('smsCode')
      .where('merchant', '=', merchant.code)
      .where('mobileNum', '=', mobileNum)
      .executeTakeFirst()
    // Another device used the code after it was checked.
    if (taken.numDeletedRows !== 1n) throw new GatewayRefusal('sms.code.expired')
    const change = { accountId: account.id, passwordHash, changedAt: sandbox.now() }
    return replacePassword(database, { ...change, keep: undefined })
  })
}

export const passwordBySmsHandlers = { confirmPasswordBySms, passwordBySms }

/**
 * Counts an attempt before its code is checked, outside of the request that may be refused. Returns the
 * hash of the code and the attempts that are left; undefined if no code is valid.
 */
function takeAttempt(
  { sandbox, merchant }: SandboxRequest<'confirmPasswordBySms'>,
  mobileNum: string,
) {
  return sandbox.database
    .updateTable('smsCode')
    .set((update) => ({ attemptsLeft: update('attemptsLeft', '-', 1) }))
    .where('merchant', '=', merchant.code)
    .where('mobileNum', '=', mobileNum)
    .where('attemptsLeft', '>', 0)
    .where('expiresAt', '>', sandbox.now())
    .returning(['codeHash', 'attemptsLeft'])
    .executeTakeFirst()
}

function refuseUnlessOffered({
  settings,
}: Pick<SandboxRequest<'passwordBySms'>, 'settings'>): void {
  if (!settings.passwordBySms) throw new GatewayRefusal('function.not.available', { status: 403 })
}
