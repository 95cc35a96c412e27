import type { Condition } from '../generated/config.ts'
import { contractsOfKinds } from './contracts-of-kinds.ts'
import { currencySettings, type PageReads } from './reads.ts'

export interface FrameReads extends PageReads {
  /** Where a player sees it, as the beginning of a sentence. */
  readonly where: string
  /** The visitors to whom it shows what it reads; everybody if absent. */
  readonly when?: Condition
}

/**
 * What the frame around every page reads of a gateway beside the blocks of the shell, with its overlays apart.
 * `tools/check-reads.ts` compares it with the code.
 */
export const frameReads = {
  'every-page': {
    where: 'On every page',
    settings: [...currencySettings, 'register.minimumAge'],
    calls: [
      'consolidatedSettings',
      'currentSession',
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
    where: 'In the prompts after a login',
    when: { session: 'agent' },
    flags: { ...contractsOfKinds },
    calls: ['fundsConsolidated'],
  },
  'entry-popup': { where: 'In the popup of home', calls: ['announcements'] },
  'needs-account': {
    where: 'In the notice that a page needs another account',
    when: { session: 'trial' },
    flags: { REG3: 'the way to register' },
  },
} as const satisfies Readonly<Record<string, FrameReads>>
export type FramePart = keyof typeof frameReads
