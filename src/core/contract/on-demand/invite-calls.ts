import type { CallDeclaration } from '../call-declaration.ts'
import { read } from './declare-calls.ts'

/** The calls of the invitation of friends (SPEC §11.91). The first of them loads these declarations. */
export const inviteCalls = {
  invitation: read('/wps/relay/MCS2_invitation', 'member', { value: 'Invitation' }),
  inviteHistory: read('/wps/relay/MCS2_inviteHistory', 'member', {
    query: 'InviteHistoryQuery',
    value: 'InviteHistory',
  }),
} satisfies Record<string, CallDeclaration>
