import type { CallDeclaration } from '../call-declaration.ts'

/** The calls of the red envelope (SPEC §11.89). The first of them loads these declarations. */
export const envelopeCalls = {
  redEnvelope: {
    method: 'GET',
    path: '/wps/relay/MCS2_redEnvelope',
    moduleId: 'member',
    token: true,
    kind: 'read',
    value: 'RedEnvelope',
  },
  openRedEnvelope: {
    method: 'POST',
    path: '/wps/relay/MCS2_openRedEnvelope',
    moduleId: 'member',
    token: true,
    kind: 'effect',
    changes: [
      'redEnvelope',
      'redEnvelopeHistory',
      'bonuses',
      'turnover',
      'withdrawalTerms',
      'transactions',
      'accountRecord',
      'walletBalance',
    ],
    body: 'OpenRedEnvelopeBody',
    value: 'RedEnvelopeResult',
  },
  redEnvelopeHistory: {
    method: 'GET',
    path: '/wps/relay/MCS2_redEnvelopeHistory',
    moduleId: 'member',
    token: true,
    kind: 'read',
    query: 'RedEnvelopeHistoryQuery',
    value: 'RedEnvelopeHistory',
  },
} as const satisfies Record<string, CallDeclaration>
