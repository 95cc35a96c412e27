import type { Area, Catalogues } from './message-key.ts'

/** The area of each group outside of `common`. A group of the English messages that is missing here does not compile. */
const areaOfGroup: { readonly [A in Exclude<Area, 'common'> as keyof Catalogues[A]]: A } = {
  home: 'home',
  field: 'form',
  form: 'form',
  login: 'account',
  register: 'account',
  trial: 'account',
  lobby: 'lobby',
  search: 'lobby',
  play: 'play',
  password: 'member',
  forgot: 'member',
  settings: 'member',
  security: 'member',
  bankCards: 'member',
  member: 'member',
  identity: 'member',
  limits: 'member',
  picture: 'form',
  notice: 'inbox',
  inbox: 'inbox',
  help: 'help',
  support: 'help',
  download: 'help',
  largeScreen: 'help',
  feedback: 'help',
  legal: 'legal',
  money: 'money',
  deposit: 'deposit',
  mall: 'mall',
  withdraw: 'withdraw',
  transfer: 'withdraw',
  records: 'records',
  bets: 'records',
  postings: 'records',
  profit: 'records',
  bonus: 'records',
  promotion: 'promotions',
  rewards: 'rewards',
  vip: 'rewards',
  envelope: 'envelope',
  invite: 'invite',
  rooms: 'rooms',
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
  if (group.includes('-')) return group as Area
  return (Object.hasOwn(groups, group) ? groups[group] : undefined) ?? 'common'
}
