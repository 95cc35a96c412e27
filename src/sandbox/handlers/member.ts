import type { CallName } from '../../core/contract/calls.ts'
import type { AccountRow } from '../database/tables.ts'
import { GatewayRefusal } from '../gateway-refusal.ts'
import type { Handler, SandboxRequest } from '../sandbox.ts'

export const memberInfo: Handler<'memberInfo'> = (request) => {
  const { id, username, nickname, type, level, iconId } = signedIn(request)
  const info = { id, account: username, type, level, iconId }
  return nickname === null ? info : { ...info, nickname }
}

export const headIcon: Handler<'headIcon'> = (request) => signedIn(request).iconId

export const setHeadIcon: Handler<'setHeadIcon'> = (request) => {
  const { id } = signedIn(request)
  const { iconId } = request.body
  return request.commit(async (database) => {
    await database.updateTable('account').set({ iconId }).where('id', '=', id).execute()
    return true
  })
}

export function signedIn({ account }: Pick<SandboxRequest<CallName>, 'account'>): AccountRow {
  if (!account) throw new GatewayRefusal('login.not.session', { status: 401 })
  return account
}
