import type { Condition } from '../../contract/generated/config.ts'
import { contractsOfKinds } from './contracts-of-kinds.ts'
import type { PageReads } from './reads.ts'

/** What a part of the frame reads, and the visitors who may see it; everybody if absent. */
export interface FrameReads extends PageReads {
  readonly when?: Condition
}

/**
 * What the frame around every page reads of a gateway beside the blocks of the shell, with its overlays apart.
 * `tools/check-reads.ts` compares it with the code.
 */
export const frameReads = {
  'every-page': {
    settings: ['currencyDigits', 'currencySymbol', 'register.minimumAge'],
    calls: [
      'consolidatedSettings',
      'customerService',
      'depositReport',
      'domainRoute',
      'logout',
      'systemStatus',
      'templates',
      'vendors',
      'walletBalance',
      'whitelabel',
    ],
  },
  'contract-prompts': {
    when: { session: 'agent' },
    flags: { ...contractsOfKinds },
    calls: ['fundsConsolidated'],
  },
  'entry-popup': { calls: ['announcements'] },
  'needs-account': { flags: { REG3: 'the way to register' } },
} as const satisfies Readonly<Record<string, FrameReads>>
export type FramePart = keyof typeof frameReads
