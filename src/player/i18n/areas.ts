import type { Area, Catalogues } from './message-key.ts'

type LaterArea = Exclude<Area, 'common'>

/** The areas outside of `common` with a group of their own name. One that is missing here does not compile. */
const ownGroup: { readonly [A in LaterArea as Extract<A, keyof Catalogues[A]>]: true } = {
  home: true,
  form: true,
  lobby: true,
  play: true,
  member: true,
  inbox: true,
  content: true,
  help: true,
  legal: true,
  money: true,
  deposit: true,
  mall: true,
  withdraw: true,
  records: true,
  rewards: true,
  envelope: true,
  invite: true,
  rooms: true,
}

/** The area of each other group outside of `common`. A group of the English messages that is missing here does not compile. */
const areaOfGroup: { readonly [A in LaterArea as Exclude<keyof Catalogues[A], A>]: A } = {
  field: 'form',
  login: 'account',
  register: 'account',
  trial: 'account',
  search: 'lobby',
  password: 'member',
  forgot: 'member',
  settings: 'member',
  security: 'member',
  bankCards: 'member',
  identity: 'member',
  limits: 'member',
  picture: 'form',
  notice: 'inbox',
  support: 'help',
  download: 'help',
  largeScreen: 'help',
  feedback: 'help',
  transfer: 'withdraw',
  bets: 'records',
  postings: 'records',
  profit: 'records',
  bonus: 'records',
  promotion: 'promotions',
  vip: 'rewards',
  winnersPage: 'winners',
  contract: 'contracts',
  agent: 'agents',
  team: 'agents',
  income: 'agentMoney',
  links: 'agentMoney',
  rebates: 'agentMoney',
  teamTransfer: 'agentMoney',
}

const groups: Readonly<Record<string, Area>> = areaOfGroup

/** Returns the area of a key's group; `common` if the group is in no other area. The group of an own block has a dash. */
export function areaOf(key: string): Area {
  const [group = ''] = key.split('.', 1)
  // A group of one of these names is in the area of that name.
  if (group.includes('-') || Object.hasOwn(ownGroup, group)) return group as Area
  return (Object.hasOwn(groups, group) ? groups[group] : undefined) ?? 'common'
}
