import type { CallName } from './calls.ts'
import type { Scenario } from './generated/studio-api.ts'

/** A predefined scenario, such as the failing gateway. */
export interface NamedScenario extends Scenario {
  /** A noun phrase that describes it to an operator. */
  readonly description: string
  /** Makes the gateway return every list without an entry. */
  readonly empty?: true
}

const plain = { flags: {}, templates: { mem_cen: 'base', dep_func: 'base' } } as const
const guest = { ...plain, session: 'guest' } as const

/** The calls that supply the content of pages. */
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

/** The predefined scenarios by name. Options such as a language can override any of them. */
export const scenarios = {
  guest: { ...guest, description: 'a visitor who is not signed in' },
  member: { ...plain, session: 'member', description: 'a member' },
  agent: { ...plain, session: 'agent', description: 'an agent' },
  trial: { ...plain, session: 'trial', description: 'a trial account' },
  failing: {
    ...guest,
    description: 'a gateway whose content calls all fail',
    failing: failAll('error'),
  },
  empty: { ...guest, description: 'a gateway without content', empty: true },
  slow: { ...guest, description: 'a gateway that answers slowly', failing: failAll('slow') },
  new: {
    ...plain,
    session: 'member',
    templates: { mem_cen: 'new', dep_func: 'new' },
    description: 'a member with both new templates',
  },
} as const satisfies Record<string, NamedScenario>
export type ScenarioName = keyof typeof scenarios
