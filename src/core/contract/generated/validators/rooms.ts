/* Written by `npm run generate` from schemas/. */
import { type Check, flag, listOf, record, text, whole, word } from '../../shape-checks.ts'
import { isDecimal } from './start.ts'

export const isLiveRoomAccess: Check = word("free", "vip", "payPerView")
export const isLiveRoomState: Check = word("online", "offline")
export const isRoomPriceUnit: Check = word("money", "points")
export const isLiveRoom: Check = record({ roomId: text, vendor: text, gameCode: text, gameCategory: text, table: text, dealer: text, viewers: whole, access: isLiveRoomAccess, state: isLiveRoomState }, { picture: text, level: whole, allowed: flag, price: isDecimal, unit: isRoomPriceUnit, paidUntil: whole, dayEndsAt: whole })
export const isLiveRooms: Check = record({ rooms: listOf(isLiveRoom) })
export const isLiveRoomEntry: Check = record({ roomId: text, paid: flag }, { price: isDecimal, unit: isRoomPriceUnit, orderId: text, paidUntil: whole })

/** Checks by the name of the shape. */
export const rooms: Readonly<Record<string, Check>> = {
  LiveRooms: isLiveRooms,
  LiveRoomEntry: isLiveRoomEntry,
}
