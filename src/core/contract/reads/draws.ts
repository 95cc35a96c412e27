import type { FlagName } from '../flags.ts'
import type { Condition } from '../generated/config.ts'
import { isOnlyForAgents, readRouteDeclaration } from '../pages.ts'
import type { PlacedBlock } from './reads.ts'

/** Blocks about an account show nothing to guests and trial accounts. */
export function forRealAccounts(): Condition {
  return { session: 'member' }
}

/** Blocks about what opens after a login show nothing to guests. */
export function forSignedIn(): Condition {
  return { session: ['member', 'trial'] }
}

type MyGames = PlacedBlock<'my-games'>
const gameFlags = { recent: 'GAMELOREC3', favourites: 'GAMELOFAV3', hot: 'GAMELOHOT3' } as const

/** Every list marks the favourites among its games. */
export function flagsOfMyGames({ settings: { which } }: MyGames): readonly FlagName[] {
  return [...new Set([gameFlags[which], gameFlags.favourites])]
}

export function drawsMyGames({ settings: { which } }: MyGames): Condition {
  const flag = { flag: gameFlags[which] }
  return which === 'hot' ? flag : { all: [forSignedIn(), flag] }
}

type SocialLogin = PlacedBlock<'social-login'>
const providerFlags = { facebook: 'FACEBOOKLOGIN3', google: 'GOOGLELOGIN3' } as const

export function flagsOfSocialLogin({ settings }: SocialLogin): readonly FlagName[] {
  const providers = settings.providers.map((id) => providerFlags[id])
  return settings.other === 'join' ? [...providers, 'REG3'] : providers
}

export function drawsSocialLogin(block: SocialLogin): Condition | undefined {
  if (block.settings.other === 'login') return undefined
  return { any: flagsOfSocialLogin(block).map((flag) => ({ flag })) }
}

type TrialPlay = PlacedBlock<'trial-play'>

export function flagsOfTrialPlay({ variant }: TrialPlay): readonly FlagName[] {
  return variant === 'pair' ? ['FREEPLAY3', 'REG3'] : ['FREEPLAY3']
}

export function drawsTrialPlay(block: TrialPlay): Condition {
  return {
    all: [{ session: 'guest' }, { any: flagsOfTrialPlay(block).map((flag) => ({ flag })) }],
  }
}

type Menu = PlacedBlock<'member-menu'>
type Entry = Menu['settings']['groups'][number]['entries'][number]
const badgeFlags: { readonly [E in Entry]?: FlagName } = { messages: 'INBOX3', rewards: 'REWCEN3' }

/** The flags of the routes that the menu links to, and of the counts on them. */
export function flagsOfMenu(menu: Menu): readonly string[] {
  const flags = entriesOf(menu).flatMap((entry) => [
    readRouteDeclaration(entry).flag ?? [],
    badgeFlags[entry] ?? [],
  ])
  return [...new Set(flags.flat())]
}

/** A menu is about an account, and shows nothing if each of its entries has a condition and none of them holds. */
export function drawsMenu(menu: Menu): Condition {
  const conditions = entriesOf(menu).map(conditionOfEntry)
  if (conditions.some((all) => all.length === 0)) return forRealAccounts()
  return { all: [forRealAccounts(), { any: conditions.map((all) => ({ all: [...all] })) }] }
}

function conditionOfEntry(entry: Entry): readonly Condition[] {
  const { flag } = readRouteDeclaration(entry)
  return [
    ...(isOnlyForAgents(entry) ? [{ session: 'agent' } as const] : []),
    ...(flag === undefined ? [] : [{ flag }]),
    ...(entry === 'transfer' ? [{ setting: 'wallet.isSingle', is: false }] : []),
  ]
}

function entriesOf({ settings }: Menu): readonly Entry[] {
  return settings.groups.flatMap(({ entries }) => entries)
}
