import { randomInt, randomUUID } from 'node:crypto'
import { readCode } from '../../core/contract/read-code.ts'
import { createAccount, findAccount, loadAccountState, memberTypes } from '../accounts/accounts.ts'
import { makeRoomForTrial } from '../accounts/trials.ts'
import { isAgentType } from '../agents/tree.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { giveOpeningBalance } from '../demo/demo-accounts.ts'
import { dayMs } from '../kit/durations.ts'
import { GatewayRefusal, refuseForNow } from '../kit/gateway-refusal.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { createSession, deleteSession } from '../requests/sessions.ts'
import { isFlagOn } from '../world/sandbox-settings.ts'
import { checkHumanProof } from './human-checks.ts'
import { signedIn } from './member.ts'

const login: Handler<'login'> = async (request) => {
  const { sandbox, merchant, body, caller } = request
  const username = readCode(body.username)
  const account = await findAccount(sandbox.database, merchant.code, username)
  // Its name and its mobile number lead to one password.
  const key = `${merchant.code}/${account?.usernameKey ?? username.toLowerCase()}`
  const retryAfter = sandbox.guard.waitFor(key, caller)
  if (retryAfter > 0) throw refuseForNow(retryAfter)
  if (request.settings.humanCheck && !isTrialLogin(request)) checkHumanProof(sandbox, body)
  checkCaptcha(request, key)
  sandbox.guard.begin(key, caller)
  const right = await sandbox.passwords.check(body.password, account?.passwordHash)
  if (!account || !right || !mayEnter(request, account)) {
    throw new GatewayRefusal('login.invalid', {
      status: 400,
      message: 'Wrong username or password',
      value: { captcha: wantsCaptcha(request, key) },
    })
  }
  sandbox.guard.succeed(key, caller)
  checkEntrance(request, account)
  const { now } = sandbox
  const { device } = request
  return request.commit(async (database) => {
    if ((await loadAccountState(database, account.id)) === 'disabled')
      throw new GatewayRefusal('user.disabled', { status: 403 })
    return createSession({ database, now, device }, account)
  })
}

/** Refuses members at the entrance of agents, and staff at that of members (SPEC §6.6 and §10.42). */
function checkEntrance({ merchant, body }: SandboxRequest<'login'>, { type }: AccountRow): void {
  if (body.entry === 'agent') {
    if (!isAgentType(merchant, type)) throw new GatewayRefusal('login.not.agent', { status: 403 })
  } else if (merchant.nonMemberTypes?.includes(type))
    throw new GatewayRefusal('login.not.member', { status: 403 })
}

function checkCaptcha(request: SandboxRequest<'login'>, key: string): void {
  const { sandbox, body } = request
  if (isTrialLogin(request) || !wantsCaptcha(request, key)) return
  if (!sandbox.challenges.takeCaptcha(body.captchaId ?? '', body.captcha ?? ''))
    throw new GatewayRefusal('captcha.invalid', { value: { captcha: true } })
}

function wantsCaptcha({ sandbox, settings }: SandboxRequest<'login'>, key: string): boolean {
  if (!isFlagOn(settings, 'CAPTCHA3')) return false
  return settings.loginCaptcha === 'always' || sandbox.guard.wantsCaptcha(key)
}

/** A trial account was made by the page a moment ago: its login asks nothing more. */
function isTrialLogin({ trial, body }: SandboxRequest<'login'>): boolean {
  return trial && body.trial === true
}

/** Trial accounts enter under the trial merchant, all others under the merchant itself. */
function mayEnter({ trial, sandbox }: SandboxRequest<'login'>, account: AccountRow): boolean {
  if (account.expiresAt !== null && account.expiresAt < sandbox.now()) return false
  return !trial || account.type === memberTypes.trial
}

const trialUser: Handler<'trialUser'> = async (request) => {
  const trial = await prepareTrial(request)
  return request.commit(async (database) => {
    const { username } = await createTrial(database, request, trial)
    return { userName: username, password: trial.password, expiresAt: trial.expiresAt }
  })
}

const testPlay: Handler<'testPlay'> = async (request) => {
  if (!isFlagOn(request.settings, 'FREEPLAY3')) return { trail: 0 }
  const trial = await prepareTrial(request)
  const { now } = request.sandbox
  const { device } = request
  return request.commit(async (database) => {
    const account = await createTrial(database, request, trial)
    return { trail: 1, session: await createSession({ database, now, device }, account) }
  })
}

const trialMs = dayMs

type TrialRequest = SandboxRequest<'trialUser'> | SandboxRequest<'testPlay'>

interface NewTrial {
  readonly password: string
  readonly passwordHash: string
  readonly createdAt: number
  readonly expiresAt: number
}

async function prepareTrial({ sandbox, settings, caller }: TrialRequest): Promise<NewTrial> {
  if (!isFlagOn(settings, 'FREEPLAY3'))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  sandbox.trialGuard.begin(caller)
  const password = `Trial-${randomUUID().slice(0, 12)}`
  const createdAt = sandbox.now()
  const passwordHash = await sandbox.passwords.hash(password)
  return { password, passwordHash, createdAt, expiresAt: createdAt + trialMs }
}

async function createTrial(
  database: Database,
  { sandbox, merchant }: TrialRequest,
  { passwordHash, createdAt, expiresAt }: NewTrial,
): Promise<AccountRow> {
  await makeRoomForTrial(database, { merchant: merchant.code, now: createdAt })
  for (;;) {
    const account = await createAccount(database, {
      merchant: merchant.code,
      username: `trial${randomInt(100_000, 999_999)}`,
      passwordHash,
      type: memberTypes.trial,
      createdAt,
      details: { expiresAt, level: 'DEMO' },
    })
    if (!account) continue
    await giveOpeningBalance({ ...sandbox, database }, merchant, account)
    return account
  }
}

const logout: Handler<'logout'> = ({ token, commit }) =>
  commit(async (database) => {
    if (token !== undefined) await deleteSession({ database }, token)
    return true
  })

const currentSession: Handler<'currentSession'> = async (request) => {
  const { username, type } = signedIn(request)
  return { token: request.token ?? '', userName: username, customerType: type }
}

export const sessionHandlers = { currentSession, login, logout, testPlay, trialUser }
