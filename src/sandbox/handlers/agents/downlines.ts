import { createAccount, memberTypes } from '../../accounts/accounts.ts'
import { chooseRates, defaultRates, setRates } from '../../agents/rates.ts'
import { isAgentType, placeBelow } from '../../agents/tree.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import type { Handler, SandboxRequest } from '../../requests/sandbox.ts'
import { matchesPattern } from '../../world/patterns.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { presentAgent, requireDirect } from './agent-request.ts'
import { describeDownline } from './team.ts'

type Reader = Pick<SandboxRequest<'downlines'>, 'merchant' | 'sandbox' | 'settings'>

/** Reads a request within a transaction. */
const within = <R extends Reader>(request: R, database: Database): R => ({
  ...request,
  sandbox: { ...request.sandbox, database },
})

/** Registers a subordinate by hand, directly below the agent (SPEC §11.85). */
const registerDownline: Handler<'registerDownline'> = async (request) => {
  const { sandbox, merchant, body, settings } = request
  const agent = await presentAgent(request)
  if (!isFlagOn(settings, 'REG3'))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  for (const field of ['username', 'password'] as const)
    if (!matchesPattern(field, body[field], settings.patterns))
      throw new GatewayRefusal(`format.${field}`)
  const passwordHash = await sandbox.passwords.hash(body.password)
  return request.commit(async (database) => {
    const createdAt = sandbox.now()
    const rates = await chooseRates(database, {
      merchant,
      uplineId: agent.id,
      choices: body.rebates,
      base: defaultRates(merchant),
    })
    const account = await createAccount(database, {
      merchant: merchant.code,
      username: body.username,
      passwordHash,
      type: body.type === 'agent' ? memberTypes.agent : memberTypes.member,
      createdAt,
      // The agent knows the password: the subordinate is asked for another one.
      details: { firstTimeLogin: 1 },
    })
    if (!account) throw new GatewayRefusal('username.exists', { status: 409 })
    const place = { uplineId: agent.id, merchant: merchant.code, at: createdAt }
    await placeBelow(database, { accountId: account.id, ...place })
    await setRates(database, account.id, { rates, from: createdAt })
    return describeDownline(within(request, database), account, 1)
  })
}

/** Makes a member directly below the agent an agent (SPEC §11.82). */
const promoteDownline: Handler<'promoteDownline'> = async (request) => {
  const { merchant, body } = request
  const agent = await presentAgent(request)
  return request.commit(async (database) => {
    const account = await requireDirect(database, agent, body.username)
    if (isAgentType(merchant, account.type))
      throw new GatewayRefusal('downline.type', { status: 409 })
    const type = memberTypes.agent
    await database.updateTable('account').set({ type }).where('id', '=', account.id).execute()
    return describeDownline(within(request, database), { ...account, type }, 1)
  })
}

export const downlineHandlers = { promoteDownline, registerDownline }
