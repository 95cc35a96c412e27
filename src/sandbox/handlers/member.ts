import type { CallName } from '../../core/contract/calls.ts'
import type { FlagName } from '../../core/contract/flags.ts'
import { loadAccountState, memberTypes } from '../accounts/accounts.ts'
import type { AccountRow } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { GatewayRefusal } from '../kit/gateway-refusal.ts'
import type { Handler, SandboxRequest } from '../requests/sandbox.ts'
import { isFlagOn } from '../world/sandbox-settings.ts'

const headIcon: Handler<'headIcon'> = (request) => signedIn(request).iconId

const setHeadIcon: Handler<'setHeadIcon'> = (request) => {
  const id = memberWith(request, 'PROFPIC3')
  const { iconId } = request.body
  return request.commit(async (database) => {
    await database.updateTable('account').set({ iconId }).where('id', '=', id).execute()
    return true
  })
}

export const memberHandlers = { headIcon, setHeadIcon }

/** Refuses an account that staff froze, which keeps it from games and money. */
export async function refuseFrozen(database: Database, accountId: string): Promise<void> {
  if ((await loadAccountState(database, accountId)) !== undefined)
    throw new GatewayRefusal('account.frozen', { status: 403 })
}

/** Returns the account of a member or an agent; a trial account is refused. */
export function signedInMember(request: Pick<SandboxRequest<CallName>, 'account'>): AccountRow {
  const account = signedIn(request)
  if (account.type === memberTypes.trial)
    throw new GatewayRefusal('demo.not.allowed', { status: 403 })
  return account
}

export function signedIn({ account }: Pick<SandboxRequest<CallName>, 'account'>): AccountRow {
  if (!account) throw new GatewayRefusal('login.not.session', { status: 401 })
  return account
}

/** The account's id, where the merchant has the module; throws a refusal. */
export function memberWith(
  request: Pick<SandboxRequest<CallName>, 'account' | 'settings'>,
  flag: FlagName,
): string {
  if (!isFlagOn(request.settings, flag))
    throw new GatewayRefusal('function.not.available', { status: 403 })
  return signedIn(request).id
}
