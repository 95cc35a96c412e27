import { accountCalls } from './account-calls.ts'
import { agentCalls } from './agent-calls.ts'
import { envelopeCalls } from './envelope-calls.ts'
import { inviteCalls } from './invite-calls.ts'
import { mallCalls } from './mall-calls.ts'
import { moneyCalls } from './money-calls.ts'
import { promotionCalls } from './promotion-calls.ts'
import { rewardCalls } from './reward-calls.ts'
import { roomCalls } from './room-calls.ts'

/** The calls of the pages of members and agents, which load together, by the module of their answers' checks. */
export const memberCallAreas = {
  account: accountCalls,
  money: moneyCalls,
  promotions: promotionCalls,
  rewards: rewardCalls,
  mall: mallCalls,
  envelope: envelopeCalls,
  invite: inviteCalls,
  rooms: roomCalls,
  agents: agentCalls,
} as const

export const memberCalls = {
  ...accountCalls,
  ...moneyCalls,
  ...promotionCalls,
  ...rewardCalls,
  ...mallCalls,
  ...envelopeCalls,
  ...inviteCalls,
  ...roomCalls,
  ...agentCalls,
}
