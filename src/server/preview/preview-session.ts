import type { FrameData } from '../../core/contract/frame-message.ts'
import type { Login } from '../../core/contract/generated/gateway.ts'
import type { Scenario } from '../../core/contract/generated/studio-api.ts'
import { type MemberTypeLists, sessionKindOf } from '../../core/contract/session-kind.ts'
import type { Skin } from '../../core/contract/skin.ts'

/** The demo account of whoever looks. */
export const accountOf: Readonly<Record<Exclude<Scenario['session'], 'guest'>, string>> = {
  member: 'member88',
  agent: 'agent88',
  trial: 'trial88',
}

/** Returns the stored data of a session that was opened for the player. */
export function sessionData(
  login: Login,
  session: Exclude<Scenario['session'], 'guest'>,
  { gateway }: Skin,
): NonNullable<FrameData['session']> {
  return {
    token: login.token,
    merchantCode: gateway.merchantCode,
    userName: login.userName,
    type: typeFor(session, login.customerType, gateway),
    firstTimeLogin: false,
  }
}

/** A member type that this merchant's lists take for the session, the account's own where it is one. */
function typeFor(
  session: Exclude<Scenario['session'], 'guest'>,
  own: number,
  lists: MemberTypeLists,
): number {
  const { trialTypes, agentExcludedTypes } = lists
  const isOf = (type: number): boolean => sessionKindOf(type, lists) === session
  const others = Array.from({ length: 100 }, (_, type) => type)
  return [own, ...trialTypes, ...agentExcludedTypes, ...others].find(isOf) ?? own
}
