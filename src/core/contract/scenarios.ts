import type { CallName } from './calls.ts'
import type { Scenario } from './generated/workshop.ts'

/** A scenario with a name, such as the failing gateway. */
export interface NamedScenario extends Scenario {
  /** What it shows, for an operator who chooses. */
  readonly says: string
  /** Every list of the gateway is answered without an entry. */
  readonly empty?: true
}

const plain = { flags: {}, templates: { mem_cen: 'base', dep_func: 'base' } } as const
const guest = { ...plain, session: 'guest' } as const

/** What the gateway fills pages with. */
export const contentCalls = [
  'announcements',
  'vendors',
  'popularGames',
  'hotGames',
  'winnerBoard',
  'lobbyNews',
  'lotteries',
  'gameList',
] as const satisfies readonly CallName[]

const failAll = (how: 'error' | 'slow') => contentCalls.map((call) => ({ call, how }))

/** The scenarios that have a name; a language and more can be laid over any of them. */
export const scenarios = {
  guest: { ...guest, says: 'somebody who is not signed in' },
  member: { ...plain, session: 'member', says: 'a member' },
  agent: { ...plain, session: 'agent', says: 'an agent' },
  trial: { ...plain, session: 'trial', says: 'a trial account' },
  failing: { ...guest, says: 'a gateway whose content calls all fail', failing: failAll('error') },
  empty: { ...guest, says: 'a gateway that has no content', empty: true },
  slow: { ...guest, says: 'a gateway that takes long to answer', failing: failAll('slow') },
  new: {
    ...plain,
    session: 'member',
    templates: { mem_cen: 'new', dep_func: 'new' },
    says: 'a member with both new templates',
  },
} as const satisfies Record<string, NamedScenario>
export type ScenarioName = keyof typeof scenarios
