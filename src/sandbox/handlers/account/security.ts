import type { Database } from '../../database/open-database.ts'
import { placesOf } from '../../demo/people.ts'
import { formatText } from '../../kit/format-text.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import type { Handler } from '../../requests/sandbox.ts'
import { closeSessions, hashToken } from '../../requests/sessions.ts'
import { matchesPattern } from '../../world/patterns.ts'
import { findSecurityQuestions } from '../../world/security-questions.ts'
import { signedInMember } from '../member.ts'
import { loadIdentity } from './identity.ts'
import { verifyPassword } from './verify-password.ts'

const securityConfig: Handler<'securityConfig'> = async (request) => {
  const { database } = request.sandbox
  const { id } = signedInMember(request)
  const security = await loadSecurity(database, id)
  const { state } = await loadIdentity(database, id)
  return {
    withdrawalPassword: security?.paymentPasswordHash != null,
    securityQuestions: await countRows(database, 'securityAnswer', id),
    bankCards: await countRows(database, 'bankCard', id),
    identity: state,
    signIns: await countRows(database, 'session', id),
    ...(security?.passwordChangedAt != null && { passwordChangedAt: security.passwordChangedAt }),
  }
}

function loadSecurity(database: Database, accountId: string) {
  return database
    .selectFrom('memberSecurity')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}

export async function countRows(
  database: Database,
  table: 'securityAnswer' | 'bankCard' | 'session',
  accountId: string,
): Promise<number> {
  const row = await database
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.count
}

const changePassword: Handler<'changePassword'> = async (request) => {
  const { body, sandbox, settings, token } = request
  const { id, passwordHash: oldHash } = await verifyPassword(request, {
    password: body.oldPassword,
    code: 'password.old.incorrect',
  })
  if (body.password === body.oldPassword) throw new GatewayRefusal('password.same')
  if (body.password !== body.confirmPassword) throw new GatewayRefusal('password.confirm.mismatch')
  if (!matchesPattern('password', body.password, settings.patterns))
    throw new GatewayRefusal('format.password')
  const passwordHash = await sandbox.passwords.hash(body.password)
  return request.commit(async (database) => {
    await refuseReplaced(database, id, oldHash)
    return replacePassword(database, {
      accountId: id,
      passwordHash,
      changedAt: sandbox.now(),
      keep: token,
    })
  })
}

/** Refuses an old password that another device replaced after it was verified. */
async function refuseReplaced(
  database: Database,
  accountId: string,
  verified: string,
): Promise<void> {
  const { passwordHash } = await database
    .selectFrom('account')
    .select('passwordHash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (passwordHash !== verified) throw new GatewayRefusal('password.old.incorrect')
}

interface NewPassword {
  readonly accountId: string
  readonly passwordHash: string
  readonly changedAt: number
  /** The token of the session that stays open. */
  readonly keep: string | undefined
}

/** Stores a password that the member chose, and ends the other sessions. */
export async function replacePassword(
  database: Database,
  { accountId, passwordHash, changedAt, keep }: NewPassword,
): Promise<true> {
  await database
    .updateTable('account')
    .set({ passwordHash, firstTimeLogin: 0 })
    .where('id', '=', accountId)
    .execute()
  await writeSecurity(database, accountId, { passwordChangedAt: changedAt })
  await closeSessions({ database }, { accountId, keep })
  return true
}

async function writeSecurity(
  database: Database,
  accountId: string,
  change: { readonly passwordChangedAt: number } | { readonly paymentPasswordHash: string },
): Promise<void> {
  await database
    .insertInto('memberSecurity')
    .values({ accountId, passwordChangedAt: null, paymentPasswordHash: null, ...change })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(change))
    .execute()
}

const hasWithdrawalPassword: Handler<'hasWithdrawalPassword'> = async (request) => ({
  set: await hasPin(request.sandbox.database, signedInMember(request).id),
})

/** Returns true if a member has set the withdrawal PIN. */
export async function hasPin(database: Database, accountId: string): Promise<boolean> {
  return (await loadSecurity(database, accountId))?.paymentPasswordHash != null
}

/** Refuses a wrong withdrawal PIN, and a member without one. */
export async function verifyPin(
  request: Parameters<typeof verifyPassword>[0],
  pin = '',
): Promise<void> {
  const { id } = signedInMember(request)
  const hash = (await loadSecurity(request.sandbox.database, id))?.paymentPasswordHash ?? undefined
  if (hash === undefined) throw new GatewayRefusal('pin.missing', { status: 409 })
  await verifyPassword(request, { password: pin, code: 'pin.incorrect', hash })
}

const setPaymentPassword: Handler<'setPaymentPassword'> = async (request) => {
  const { body, sandbox } = request
  const { id } = signedInMember(request)
  const hash = (await loadSecurity(sandbox.database, id))?.paymentPasswordHash ?? undefined
  if (hash !== undefined) {
    const password = body.oldPaymentPassword ?? ''
    await verifyPassword(request, { password, code: 'pin.incorrect', hash })
    if (body.paymentPassword === password) throw new GatewayRefusal('pin.same')
  }
  return storePin(request, id, async (database) => {
    const { paymentPasswordHash } = (await loadSecurity(database, id)) ?? {}
    // Another device set a PIN after this one was verified.
    if ((paymentPasswordHash ?? undefined) !== hash) throw new GatewayRefusal('pin.incorrect')
  })
}

const resetPaymentPassword: Handler<'resetPaymentPassword'> = async (request) => {
  const { id } = await verifyPassword(request, { password: request.body.verifyPwd })
  return storePin(request, id)
}

type PinRequest =
  | Parameters<typeof setPaymentPassword>[0]
  | Parameters<typeof resetPaymentPassword>[0]

async function storePin(
  { body, commit, sandbox, settings }: PinRequest,
  accountId: string,
  checkStored: (database: Database) => Promise<void> = async () => {},
): Promise<unknown> {
  if (!settings.withdrawalPassword)
    throw new GatewayRefusal('function.not.available', { status: 403 })
  if (!/^\d{6}$/.test(body.paymentPassword)) throw new GatewayRefusal('pin.format')
  const paymentPasswordHash = await sandbox.passwords.hash(body.paymentPassword)
  return commit(async (database) => {
    await checkStored(database)
    await writeSecurity(database, accountId, { paymentPasswordHash })
    return true
  })
}

const signIns: Handler<'signIns'> = async (request) => {
  const { id } = signedInMember(request)
  const own = hashToken(request.token ?? '')
  const rows = await request.sandbox.database
    .selectFrom('signIn')
    .leftJoin('session', 'session.tokenHash', 'signIn.sessionHash')
    .leftJoin('signInPlace', 'signInPlace.signInId', 'signIn.id')
    .select(['signIn.id', 'signIn.time', 'signIn.device', 'signIn.sessionHash'])
    .select(['session.tokenHash', 'signInPlace.place'])
    .where('signIn.accountId', '=', id)
    .orderBy('signIn.id', 'desc')
    .limit(30)
    .execute()
  return {
    signIns: rows.map(({ id: signInId, time, device, sessionHash, tokenHash, place }) => ({
      id: String(signInId),
      time,
      device,
      ...(place !== null && {
        place: formatText(placesOf(request.merchant.world)[place] ?? '', request.language),
      }),
      current: sessionHash === own,
      open: tokenHash !== null,
    })),
  }
}

const endOtherSignIns: Handler<'endOtherSignIns'> = (request) => {
  const { id } = signedInMember(request)
  return request.commit(async (database) => {
    await closeSessions({ database }, { accountId: id, keep: request.token })
    return true
  })
}

const securityQuestions: Handler<'securityQuestions'> = ({ settings, language }) => ({
  required: settings.securityQuestions,
  questions: findSecurityQuestions(language),
})

const customerSecurityQuestions: Handler<'customerSecurityQuestions'> = async (request) => {
  const rows = await request.sandbox.database
    .selectFrom('securityAnswer')
    .select('questionId')
    .where('accountId', '=', signedInMember(request).id)
    .execute()
  const answered = new Set(rows.map(({ questionId }) => questionId))
  const questions = findSecurityQuestions(request.language)
  return { questions: questions.filter(({ id }) => answered.has(id)) }
}

const setSecurityQuestions: Handler<'setSecurityQuestions'> = async (request) => {
  const { body, sandbox, settings, language } = request
  const { id: accountId } = await verifyPassword(request, { password: body.verifyPwd })
  const known = new Set(findSecurityQuestions(language).map(({ id }) => id))
  const ids = new Set(body.answers.map(({ id }) => id))
  const complete = ids.size === settings.securityQuestions && body.answers.length === ids.size
  if (!complete || body.answers.some(({ id, answer }) => !known.has(id) || answer.trim() === ''))
    throw new GatewayRefusal('request_param_err')
  const rows = await Promise.all(
    body.answers.map(async ({ id, answer }) => ({
      accountId,
      questionId: id,
      answerHash: await sandbox.passwords.hash(answer.trim().toLowerCase()),
    })),
  )
  return request.commit(async (database) => {
    await database.deleteFrom('securityAnswer').where('accountId', '=', accountId).execute()
    await database.insertInto('securityAnswer').values(rows).execute()
    return true
  })
}

const setLanguage: Handler<'setLanguage'> = (request) => {
  const { id: accountId } = signedInMember(request)
  const value = request.sandbox.directory.languageOf(request.body.language)
  return request.commit(async (database) => {
    await database
      .insertInto('profileField')
      .values({ accountId, name: 'language', value })
      .onConflict((conflict) => conflict.columns(['accountId', 'name']).doUpdateSet({ value }))
      .execute()
    return true
  })
}

export const securityHandlers = {
  changePassword,
  customerSecurityQuestions,
  endOtherSignIns,
  hasWithdrawalPassword,
  resetPaymentPassword,
  securityConfig,
  securityQuestions,
  setLanguage,
  setPaymentPassword,
  setSecurityQuestions,
  signIns,
}
