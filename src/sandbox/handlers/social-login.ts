import { randomBytes } from 'node:crypto'
import { createAccount, memberTypes } from '../accounts/accounts.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { createSession } from '../requests/sessions.ts'
import { exchangeCode, type SocialIdentity } from '../social/exchange-code.ts'

const socialLogin: Handler<'socialLogin'> = async (request) => {
  const { sandbox, settings, body, merchant } = request
  // It would make or open a real account.
  if (request.trial || !settings.socialProviders.includes(body.provider))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  const identity = await exchangeCode({
    issuer: sandbox.socialOrigin(),
    clientId: `${merchant.code}.${body.provider}`,
    code: body.code,
    codeVerifier: body.codeVerifier,
    redirectUri: body.redirectUri,
  })
  if (!identity) throw new GatewayRefusal('login.invalid', { status: 400 })
  const { now } = sandbox
  return request.commit(async (database) => {
    const account =
      (await findLinked(database, request, identity)) ??
      (await createLinked(database, request, identity))
    return createSession({ database, now, device: request.device }, account)
  })
}

export const socialLoginHandlers = { socialLogin }

type Request = SandboxRequest<'socialLogin'>

function findLinked(database: Database, { merchant, body }: Request, { subject }: SocialIdentity) {
  return database
    .selectFrom('socialLink')
    .innerJoin('account', 'account.id', 'socialLink.accountId')
    .selectAll('account')
    .where('socialLink.merchant', '=', merchant.code)
    .where('socialLink.provider', '=', body.provider)
    .where('socialLink.subject', '=', subject)
    .executeTakeFirst()
}

async function createLinked(
  database: Database,
  { sandbox, merchant, body }: Request,
  { subject, name }: SocialIdentity,
): Promise<AccountRow> {
  const base = name.replace(/[^A-Za-z0-9]/g, '').slice(0, 8) || body.provider
  for (;;) {
    const account = await createAccount(database, {
      merchant: merchant.code,
      username: `${base}${randomBytes(3).toString('hex')}`,
      // No password opens it: only the provider does.
      passwordHash: '',
      type: memberTypes.member,
      createdAt: sandbox.now(),
      details: { nickname: name },
    })
    if (!account) continue
    await database
      .insertInto('socialLink')
      .values({ merchant: merchant.code, provider: body.provider, subject, accountId: account.id })
      .execute()
    return account
  }
}
