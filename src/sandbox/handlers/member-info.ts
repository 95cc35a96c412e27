import type { Handler } from '../requests/sandbox.ts'
import { withPresentLevel } from '../rewards/advance-level.ts'
import { signedIn } from './member.ts'

const memberInfo: Handler<'memberInfo'> = async (request) => {
  const account = await withPresentLevel(request, signedIn(request))
  const { id, username, nickname, type, level, iconId, createdAt } = account
  const info = { id, account: username, type, level, iconId, joinedAt: createdAt }
  return nickname === null ? info : { ...info, nickname }
}

export const memberInfoHandlers = { memberInfo }
