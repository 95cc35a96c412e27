import type { CallDeclaration } from '../call-declaration.ts'
import { effect, read } from './declare-calls.ts'
import { moneyReads } from './money-reads.ts'

/** The calls of the rooms of the live casino (SPEC §4.26). They load with all others of `member-calls.ts`. */
export const roomCalls = {
  liveRooms: read('/wps/relay/MCS2_liveRooms', 'games', { value: 'LiveRooms' }),
  enterLiveRoom: effect('/wps/relay/MCS2_enterLiveRoom', 'games', {
    changes: [
      'liveRooms',
      'pointsBalance',
      'pointsRecord',
      'mallGoods',
      'convertTerms',
      ...moneyReads,
    ],
    body: 'EnterLiveRoomBody',
    value: 'LiveRoomEntry',
  }),
} satisfies Record<string, CallDeclaration>
