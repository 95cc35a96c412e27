import type { CallDeclaration } from '../call-declaration.ts'
import { effect, read } from './declare-calls.ts'
import { moneyReads } from './money-reads.ts'

/** The calls of the red envelope (SPEC §11.89). They load with all others of `member-calls.ts`. */
export const envelopeCalls = {
  redEnvelope: read('/wps/relay/MCS2_redEnvelope', 'member', { value: 'RedEnvelope' }),
  openRedEnvelope: effect('/wps/relay/MCS2_openRedEnvelope', 'member', {
    changes: [
      'redEnvelope',
      'redEnvelopeHistory',
      'bonuses',
      'turnover',
      'withdrawalTerms',
      ...moneyReads,
    ],
    body: 'OpenRedEnvelopeBody',
    value: 'RedEnvelopeResult',
  }),
  redEnvelopeHistory: read('/wps/relay/MCS2_redEnvelopeHistory', 'member', {
    query: 'RedEnvelopeHistoryQuery',
    value: 'RedEnvelopeHistory',
  }),
} satisfies Record<string, CallDeclaration>
