import { randomUUID } from 'node:crypto'
import { readCode } from '../../core/contract/read-code.ts'
import { findAccount } from '../accounts/accounts.ts'
import { GatewayRefusal, refuseForNow } from '../kit/gateway-refusal.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { closeSessions } from '../requests/sessions.ts'
import { isFlagOn } from '../world/sandbox-settings.ts'

/** Mails a new password and ends the account's sessions; an account that does not fit is answered the same. */
const passwordByEmail: Handler<'passwordByEmail'> = async (request) => {
  const { sandbox, merchant, body, settings, token } = request
  if (!settings.passwordByEmail) throw new GatewayRefusal('function.not.available', { status: 403 })
  const username = readCode(body.username)
  const account = await findAccount(sandbox.database, merchant.code, username)
  const asker = `${merchant.code}/${account?.id ?? username.toLowerCase()}`
  refuseWhileWaiting(request, asker)
  checkCaptcha(request)
  sandbox.mailGuard.note(asker)
  const password = `New-${randomUUID().slice(0, 10)}A`
  // Also where nothing is sent, so that the time tells nothing.
  const passwordHash = await sandbox.passwords.hash(password)
  const fits = account?.email?.toLowerCase() === readCode(body.email).toLowerCase()
  if (!fits && settings.revealUnknownAccount)
    throw new GatewayRefusal('account.not.found', { status: 404 })
  return request.commit(async (database) => {
    if (!fits || !account?.email) return true
    await database
      .updateTable('account')
      .set({ passwordHash, firstTimeLogin: 1 })
      .where('id', '=', account.id)
      .execute()
    await closeSessions({ database }, { accountId: account.id, keep: token })
    await database
      .insertInto('outbox')
      .values({
        merchant: merchant.code,
        recipient: account.email,
        subject: 'Your new password',
        body: `User name: ${account.username}\nNew password: ${password}\n`,
        createdAt: sandbox.now(),
      })
      .execute()
    return true
  })
}

export const passwordByEmailHandlers = { passwordByEmail }

type Request = SandboxRequest<'passwordByEmail'>

function refuseWhileWaiting({ sandbox }: Request, asker: string): void {
  const retryAfter = sandbox.mailGuard.waitFor(asker)
  if (retryAfter > 0) throw refuseForNow(retryAfter)
}

function checkCaptcha({ sandbox, settings, body }: Request): void {
  if (!isFlagOn(settings, 'CAPTCHA3')) return
  if (!sandbox.challenges.takeCaptcha(body.captchaId ?? '', body.captcha ?? ''))
    throw new GatewayRefusal('captcha.invalid', { value: { captcha: true } })
}
