import type { CallDeclaration } from '../call-declaration.ts'

/** The calls of the invitation of friends (SPEC §11.91). The first of them loads these declarations. */
export const inviteCalls = {
  invitation: {
    method: 'GET',
    path: '/wps/relay/MCS2_invitation',
    moduleId: 'member',
    token: true,
    kind: 'read',
    value: 'Invitation',
  },
  inviteHistory: {
    method: 'GET',
    path: '/wps/relay/MCS2_inviteHistory',
    moduleId: 'member',
    token: true,
    kind: 'read',
    query: 'InviteHistoryQuery',
    value: 'InviteHistory',
  },
} as const satisfies Record<string, CallDeclaration>
