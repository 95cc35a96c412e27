import type { ErrorCode } from '../../core/contract/error-codes.ts'
import { typedFields } from '../../core/contract/live-settings.ts'
import { createAccount, findAccount, memberTypes } from '../accounts/accounts.ts'
import { findInvitingMember, inviteCodeOf } from '../accounts/invite-codes.ts'
import { countVisit, findLink, joinByLink, type OpenLink, typeOfLink } from '../agents/links.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import { maskText } from '../kit/mask-text.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { createSession, hashToken } from '../requests/sessions.ts'
import { findRefusals, listPatterns, matchesPattern } from '../world/patterns.ts'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'
import { isFlagOn } from '../world/sandbox-settings.ts'
import { checkHumanProof } from './human-checks.ts'

const registerSettings: Handler<'registerSettings'> = ({ settings }) => settings.register

const registerPatterns: Handler<'registerPatterns'> = (request) => {
  const { sandbox, merchant, language, settings } = request
  for (const [field, reason] of findRefusals(settings.patterns))
    sandbox.reportOnce(
      `merchants/${merchant.code}  error\n  The sandbox does not run the pattern of "${field}": ${reason} It refuses every value of this field until the pattern is changed.`,
    )
  return listPatterns(language, settings.patterns)
}

/** Checks a code of the world, of a member or of an agent, and counts the visit. */
const affiliate: Handler<'affiliate'> = async (request) => {
  const { sandbox, merchant, query, caller, device } = request
  const found = await findInviter(request, query)
  if (!found) return countLinkVisit(request)
  if (found.memberId !== undefined)
    await sandbox.database
      .insertInto('inviteVisit')
      .values({
        inviterId: found.memberId,
        visitor: hashToken(`${merchant.code} ${caller} ${device}`),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return { success: true, inviter: found.inviter }
}

/** Counts a visit of an agent's link, once a day for a device. */
async function countLinkVisit(
  request: SandboxRequest<'affiliate'>,
): Promise<{ success: boolean; inviter?: string }> {
  const { sandbox, query, caller, device } = request
  const open = await findAgentLink(request, query.code)
  if (!open) return { success: false }
  const visit = { visitor: `${caller} ${device}`, now: sandbox.now() }
  await countVisit(sandbox.database, open.link.id, visit)
  return { success: true, inviter: open.agent.nickname ?? open.agent.username }
}

async function findAgentLink(
  {
    sandbox,
    merchant,
    settings,
  }: Pick<SandboxRequest<'register'>, 'sandbox' | 'merchant' | 'settings'>,
  code: string | undefined,
): Promise<OpenLink | undefined> {
  if (code === undefined || code.trim() === '') return undefined
  const open = await findLink(sandbox.database, merchant, { code, now: sandbox.now() })
  // Only the link that an agent always has works while agents make no links.
  const isOff = !isFlagOn(settings, 'AFFMAN3') && open?.link.standing === 0
  return isOff ? undefined : open
}

const usernameCheck: Handler<'usernameCheck'> = async (request) => {
  const { sandbox, merchant, query, settings } = request
  if (!matchesPattern('username', query.username, settings.patterns))
    throw new GatewayRefusal('format.username')
  const taken = await findAccount(sandbox.database, merchant.code, query.username)
  return { available: taken === undefined }
}

const register: Handler<'register'> = async (request) => {
  const { sandbox, merchant, body, settings } = request
  if (request.trial || !isFlagOn(settings, 'REG3'))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  const inviter = await findInviter(request, invitationOf(body))
  checkFields(request, inviter !== undefined)
  if (settings.register.captcha && !takeCaptcha(request))
    throw new GatewayRefusal('captcha.invalid', { value: { captcha: true } })
  if (settings.register.humanCheck) checkHumanProof(sandbox, body)
  const link = inviter ? undefined : await findAgentLink(request, body.affiliateCode)
  if (!link) await checkAffiliate(request)
  const passwordHash = await sandbox.passwords.hash(body.password)
  const { now } = sandbox
  const wanted = {
    merchant: merchant.code,
    username: body.username,
    passwordHash,
    type: link ? typeOfLink(link) : memberTypes.member,
    createdAt: now(),
    details: { ...listDetails(body), affiliateCode: inviter?.code ?? link?.link.code ?? null },
  }
  return request.commit(async (database) => {
    const account = await createAccount(database, wanted)
    if (!account) throw new GatewayRefusal('username.exists', { status: 409 })
    if (link)
      await joinByLink(database, link, { accountId: account.id, merchant, at: account.createdAt })
    return createSession({ database, now, device: request.device }, account)
  })
}

export const registrationHandlers = {
  affiliate,
  register,
  registerPatterns,
  registerSettings,
  usernameCheck,
}

function listDetails(body: SandboxRequest<'register'>['body']) {
  return {
    nickname: body.nickname ?? null,
    email: body.email ?? null,
    mobileNum: body.mobileNum || null,
    payeeName: body.payeeName ?? null,
    qqNum: body.qqNum ?? null,
    line: body.line ?? null,
    facebook: body.facebook ?? null,
  }
}

const checkedFields = typedFields.filter((name) => name !== 'confirmPassword')

const formatCodes: Readonly<Record<string, ErrorCode>> = {
  username: 'format.username',
  password: 'format.password',
  email: 'format.email',
  payeeName: 'format.payeeName',
  mobileNum: 'format.mobileNum',
  affiliateCode: 'invalid.affiliate.code',
  recommenderId: 'referrer.link.invalid',
}

function checkFields({ body, settings }: SandboxRequest<'register'>, invited: boolean): void {
  for (const name of checkedFields) {
    const value = body[name] ?? ''
    const field = settings.register.fields[name]
    // An invited player is asked neither for a code nor for a recommender.
    const asked = !(invited && (name === 'affiliateCode' || name === 'recommenderId'))
    const missing = asked && field?.enabled && field.required && value.trim() === ''
    if (missing || !matchesPattern(name, value, settings.patterns))
      throw new GatewayRefusal(formatCodes[name] ?? 'request_param_err')
  }
  if (body.password !== body.confirmPassword) throw new GatewayRefusal('password.confirm.mismatch')
}

async function checkAffiliate(request: SandboxRequest<'register'>): Promise<void> {
  const { affiliateCode = '' } = request.body
  if (affiliateCode === '' || !request.settings.register.affiliate) return
  if (!(await findByCode(request, affiliateCode)))
    throw new GatewayRefusal('invalid.affiliate.code')
}

interface Invitation {
  readonly code?: string | undefined
  readonly domain?: string | undefined
}

function invitationOf({ affiliateCode, domain }: SandboxRequest<'register'>['body']): Invitation {
  return { code: affiliateCode || undefined, domain }
}

type Scope = Pick<SandboxRequest<'register'>, 'sandbox' | 'merchant'>

interface Inviter {
  readonly code: string
  readonly inviter: string
  /** The account of a member who invites friends; undefined for an affiliate. */
  readonly memberId?: string
}

/** Returns whose code it is, or without a code whose host. */
async function findInviter(
  scope: Scope,
  { code, domain = '' }: Invitation,
): Promise<Inviter | undefined> {
  if (code !== undefined) return findByCode(scope, code)
  return scope.merchant.world.affiliates?.find(({ domains }) => domains?.includes(domain))
}

/** Finds the affiliate, or the member who invites friends, of a code. */
async function findByCode(
  { sandbox, merchant }: Scope,
  code: string,
): Promise<Inviter | undefined> {
  const affiliate = findAffiliate(merchant, code)
  if (affiliate) return affiliate
  const member = await findInvitingMember(sandbox.database, merchant.code, code)
  return (
    member && {
      code: inviteCodeOf(member),
      inviter: maskText(member.username, { start: 2, end: 1 }),
      memberId: member.id,
    }
  )
}

function findAffiliate({ world }: SandboxMerchant, code: string) {
  const wanted = code.trim().toUpperCase()
  return world.affiliates?.find((affiliate) => affiliate.code.toUpperCase() === wanted)
}

function takeCaptcha({ sandbox, body }: SandboxRequest<'register'>): boolean {
  return sandbox.challenges.takeCaptcha(body.captchaId ?? '', body.captcha ?? '')
}
