/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'

export const isInviteReward: Check = record({ from: whole, amount: isDecimal, reached: flag })
export const isInvitation: Check = record({ code: text, link: text, minDeposit: isDecimal, turnover: whole, opened: whole, registered: whole, deposited: whole, earned: isDecimal, rewards: listOf(isInviteReward) })
export const isInvitedFriendState: Check = word("registered", "deposited", "rewarded")
export const isInvitedFriend: Check = record({ friendId: text, name: text, state: isInvitedFriendState, registeredAt: whole }, { reward: isDecimal, orderId: text })
export const isInviteHistory: Check = record({ friends: listOf(isInvitedFriend), pageNum: whole, totalPages: whole })

/** Checks by the name of the shape. */
export const invite: Readonly<Record<string, Check>> = {
  Invitation: isInvitation,
  InviteHistory: isInviteHistory,
}
