import { randomBytes } from 'node:crypto'
import { createAccount, memberTypes } from '../accounts.ts'
import type { AccountRow } from '../database/tables.ts'
import { Refusal } from '../refusal.ts'
import type { CallRequest, Handler } from '../sandbox.ts'
import { openSession } from '../sessions.ts'
import { exchangeCode, type SocialIdentity } from '../social/exchange-code.ts'

export const socialLogin: Handler<'socialLogin'> = async (request) => {
  const { sandbox, settings, body, merchant } = request
  if (!settings.socialProviders.includes(body.provider))
    throw new Refusal('function.not.available', { status: 403 })
  const identity = await exchangeCode({
    issuer: sandbox.socialOrigin(),
    clientId: `${merchant.code}.${body.provider}`,
    code: body.code,
    codeVerifier: body.codeVerifier,
    redirectUri: body.redirectUri,
  })
  if (!identity) throw new Refusal('login.invalid', { status: 400 })
  const account = (await findLinked(request, identity)) ?? (await createLinked(request, identity))
  return openSession(sandbox, account)
}

type Request = CallRequest<'socialLogin'>

function findLinked({ sandbox, merchant, body }: Request, { subject }: SocialIdentity) {
  return sandbox.database
    .selectFrom('socialLink')
    .innerJoin('account', 'account.id', 'socialLink.accountId')
    .selectAll('account')
    .where('socialLink.merchant', '=', merchant.code)
    .where('socialLink.provider', '=', body.provider)
    .where('socialLink.subject', '=', subject)
    .executeTakeFirst()
}

async function createLinked(
  { sandbox, merchant, body }: Request,
  { subject, name }: SocialIdentity,
): Promise<AccountRow> {
  const base = name.replace(/[^A-Za-z0-9]/g, '').slice(0, 8) || body.provider
  for (;;) {
    const account = await createAccount(sandbox.database, {
      merchant: merchant.code,
      username: `${base}${randomBytes(3).toString('hex')}`,
      // No password opens it: only the provider does.
      passwordHash: '',
      type: memberTypes.member,
      createdAt: sandbox.now(),
      details: { nickname: name },
    })
    if (!account) continue
    await sandbox.database
      .insertInto('socialLink')
      .values({ merchant: merchant.code, provider: body.provider, subject, accountId: account.id })
      .execute()
    return account
  }
}
