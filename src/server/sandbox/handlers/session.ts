import { randomInt, randomUUID } from 'node:crypto'
import { createAccount, findAccount, memberTypes } from '../accounts.ts'
import type { AccountRow } from '../database/tables.ts'
import { giveOpeningBalance } from '../demo-accounts.ts'
import { Refusal } from '../refusal.ts'
import type { CallRequest, Handler } from '../sandbox.ts'
import { checkPassword, hashPassword } from '../secrets/password-hash.ts'
import { closeSession, openSession } from '../sessions.ts'
import { checkHumanProof } from './human-proof.ts'

export const login: Handler<'login'> = async (request) => {
  const { sandbox, merchant, body, caller } = request
  const key = `${merchant.code}/${body.username.toLowerCase()}`
  refuseWhileWaiting(request, key)
  if (request.settings.humanCheck && !isTrialLogin(request)) checkHumanProof(sandbox, body)
  checkCaptcha(request, key)
  const account = await findAccount(sandbox.database, merchant.code, body.username)
  const right = await checkPassword(body.password, account?.passwordHash)
  if (!account || !right || !mayEnter(request, account)) {
    sandbox.guard.noteFailure(key, caller)
    throw new Refusal('login.invalid', {
      status: 400,
      message: 'Wrong username or password',
      value: { captcha: wantsCaptcha(request, key) },
    })
  }
  sandbox.guard.noteSuccess(key)
  return openSession(sandbox, account)
}

function refuseWhileWaiting({ sandbox, caller }: CallRequest<'login'>, key: string): void {
  const retryAfter = sandbox.guard.waitFor(key, caller)
  if (retryAfter > 0)
    throw new Refusal('TOO_MANY_REQUEST', { status: 429, retryAfter, value: { retryAfter } })
}

function checkCaptcha(request: CallRequest<'login'>, key: string): void {
  const { sandbox, body } = request
  if (isTrialLogin(request) || !wantsCaptcha(request, key)) return
  if (!sandbox.challenges.takeCaptcha(body.captchaId ?? '', body.captcha ?? ''))
    throw new Refusal('captcha.invalid', { value: { captcha: true } })
}

function wantsCaptcha({ sandbox, settings }: CallRequest<'login'>, key: string): boolean {
  if (settings.whitelabel['CAPTCHA3'] === false) return false
  return settings.loginCaptcha === 'always' || sandbox.guard.wantsCaptcha(key)
}

/** A trial account was made by the page a moment ago: its login asks nothing more. */
function isTrialLogin({ trial, body }: CallRequest<'login'>): boolean {
  return trial && body.trial === true
}

/** Trial accounts enter under the trial merchant, all others under the merchant itself. */
function mayEnter({ trial, sandbox }: CallRequest<'login'>, account: AccountRow): boolean {
  if (account.expiresAt !== null && account.expiresAt < sandbox.now()) return false
  return !trial || account.type === memberTypes.trial
}

export const trialUser: Handler<'trialUser'> = async (request) => {
  const { userName, password, expiresAt } = await createTrial(request)
  return { userName, password, expiresAt }
}

export const testPlay: Handler<'testPlay'> = async (request) => {
  if (request.settings.whitelabel['FREEPLAY3'] === false) return { trail: 0 }
  const { account } = await createTrial(request)
  return { trail: 1, session: await openSession(request.sandbox, account) }
}

const trialMs = 24 * 3_600_000

async function createTrial(request: CallRequest<'trialUser'> | CallRequest<'testPlay'>) {
  const { sandbox, merchant, settings } = request
  if (settings.whitelabel['FREEPLAY3'] === false)
    throw new Refusal('function.not.available', { status: 403 })
  const password = `Trial-${randomUUID().slice(0, 12)}`
  const passwordHash = await hashPassword(password)
  const createdAt = sandbox.now()
  const expiresAt = createdAt + trialMs
  for (;;) {
    const userName = `trial${randomInt(100_000, 999_999)}`
    const account = await createAccount(sandbox.database, {
      merchant: merchant.code,
      username: userName,
      passwordHash,
      type: memberTypes.trial,
      createdAt,
      details: { expiresAt, level: 'DEMO' },
    })
    if (!account) continue
    await giveOpeningBalance(sandbox, merchant, account.id)
    return { account, userName, password, expiresAt }
  }
}

export const logout: Handler<'logout'> = async ({ sandbox, token }) => {
  if (token !== undefined) await closeSession(sandbox, token)
  return true
}

export const passwordByEmail: Handler<'passwordByEmail'> = async (request) => {
  const { sandbox, merchant, body, settings } = request
  if (!settings.passwordByEmail) throw new Refusal('function.not.available', { status: 403 })
  const account = await findAccount(sandbox.database, merchant.code, body.username)
  if (!account?.email || account.email.toLowerCase() !== body.email.trim().toLowerCase())
    throw new Refusal('account.not.found', { status: 404 })
  const password = `New-${randomUUID().slice(0, 10)}A`
  await sandbox.database
    .updateTable('account')
    .set({ passwordHash: await hashPassword(password), firstTimeLogin: 1 })
    .where('id', '=', account.id)
    .execute()
  await sandbox.database
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
}
