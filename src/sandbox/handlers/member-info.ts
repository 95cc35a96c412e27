import { advanceLevel } from '../rewards/advance-level.ts'
import { nameLevel } from '../rewards/level-terms.ts'
import type { Handler } from '../sandbox.ts'
import { signedIn } from './member.ts'

export const memberInfo: Handler<'memberInfo'> = async (request) => {
  const { id, username, nickname, type, level: before, iconId, createdAt } = signedIn(request)
  const number = await advanceLevel(request, id)
  const level = number === undefined ? before : nameLevel(number)
  const info = { id, account: username, type, level, iconId, joinedAt: createdAt }
  return nickname === null ? info : { ...info, nickname }
}
