import type { CallDeclaration } from '../call-declaration.ts'
import { read } from './declare-calls.ts'

/** The calls of the invitation of friends (SPEC §11.91). They load with all others of `member-calls.ts`. */
export const inviteCalls = {
  invitation: read('/wps/relay/MCS2_invitation', 'member', { value: 'Invitation' }),
  inviteHistory: read('/wps/relay/MCS2_inviteHistory', 'member', {
    query: 'InviteHistoryQuery',
    value: 'InviteHistory',
  }),
} satisfies Record<string, CallDeclaration>
