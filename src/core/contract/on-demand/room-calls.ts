import type { CallDeclaration } from '../call-declaration.ts'

/** The calls of the rooms of the live casino (SPEC §4.26). The first of them loads these declarations. */
export const roomCalls = {
  liveRooms: {
    method: 'GET',
    path: '/wps/relay/MCS2_liveRooms',
    moduleId: 'games',
    token: true,
    kind: 'read',
    value: 'LiveRooms',
  },
  enterLiveRoom: {
    method: 'POST',
    path: '/wps/relay/MCS2_enterLiveRoom',
    moduleId: 'games',
    token: true,
    kind: 'effect',
    changes: [
      'liveRooms',
      'transactions',
      'accountRecord',
      'walletBalance',
      'pointsBalance',
      'pointsRecord',
      'mallGoods',
      'convertTerms',
    ],
    body: 'EnterLiveRoomBody',
    value: 'LiveRoomEntry',
  },
} as const satisfies Record<string, CallDeclaration>
