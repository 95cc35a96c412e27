import type { CallName } from '../../../core/contract/calls.ts'
import type { FlagName } from '../../../core/contract/flags.ts'
import { listDue, moveByClock } from '../../agents/contract-store.ts'
import { settleAgents } from '../../agents/settle.ts'
import { type FoundDownline, findBelow, isAgentType } from '../../agents/tree.ts'
import type { AccountRow } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'
import { GatewayRefusal } from '../../kit/gateway-refusal.ts'
import { settleDue } from '../../play/move-round.ts'
import type { SandboxRequest } from '../../requests/sandbox.ts'
import { isFlagOn } from '../../world/sandbox-settings.ts'
import { signedInMember } from '../member.ts'

type AgentRequest = Pick<SandboxRequest<CallName>, 'account' | 'merchant' | 'sandbox' | 'settings'>

/** Returns the signed-in agent; an account of another type is refused (SPEC §6.4 and §8.6). */
function signedInAgent({ account, merchant }: AgentRequest): AccountRow {
  const known = signedInMember({ account })
  if (!isAgentType(merchant, known.type))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  return known
}

/** Returns the signed-in agent after the rounds and nights that are due were settled. */
export async function presentAgent(request: AgentRequest): Promise<AccountRow> {
  const agent = signedInAgent(request)
  await settleDue(request.sandbox)
  await settleAgents(request)
  // Offers and contracts end at any time of a day, and only agents see them.
  const { database, now } = request.sandbox
  const { code } = request.merchant
  if ((await listDue(database, code, now())).length > 0)
    await database.transaction().execute((within) => moveByClock(within, code, now()))
  return agent
}

/** Finds a subordinate; somebody elsewhere is refused as somebody who does not exist. */
export async function requireDownline(
  database: Database,
  agent: AccountRow,
  username: string,
): Promise<FoundDownline> {
  const found = await findBelow(database, agent, username)
  if (!found) throw new GatewayRefusal('downline.notFound', { status: 404 })
  return found
}

/** Finds a subordinate directly below; one further below is refused, because its upline decides. */
export async function requireDirect(
  database: Database,
  agent: AccountRow,
  username: string,
): Promise<AccountRow> {
  const { account, depth } = await requireDownline(database, agent, username)
  if (depth !== 1) throw new GatewayRefusal('downline.notDirect', { status: 403 })
  return account
}

/** Refuses a call whose flag is off. */
export function requireFlag({ settings }: Pick<AgentRequest, 'settings'>, flag: FlagName): void {
  if (!isFlagOn(settings, flag)) throw new GatewayRefusal('function.not.available', { status: 403 })
}
