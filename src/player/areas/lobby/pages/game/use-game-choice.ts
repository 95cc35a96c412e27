import type { Category } from '../../../../../core/contract/categories.ts'
import type { LaunchQuery } from '../../../../../core/contract/generated/gateway.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { useSearch } from '../../../../kit/controls/navigation.tsx'
import { lobbyPath } from '../../../../kit/games/lobby-path.ts'
import { popularQuery } from '../../../../kit/games/use-popular-games.ts'
import { useVendors } from '../../../../kit/games/use-vendors.ts'
import { isCategory, type VendorGroup } from '../../../../kit/games/vendor-groups.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { readLanguageCode, useLanguage } from '../../../../state/language.ts'

/** The game that the address asks for, with the details that are known. */
export interface GameChoice {
  readonly vendor: string
  /** The state of the search for the game's category: done, loading, failed to load, or an unknown vendor. */
  readonly finding: 'done' | 'waiting' | 'failed' | 'unknown'
  readonly category: Category | undefined
  /** The name of the game, else of its vendor. */
  readonly name: string
  readonly picture: string | undefined
  /** The width of the picture over its height. */
  readonly ratio: number
  /** Undefined until the category is known. */
  readonly query: LaunchQuery | undefined
  /** Loads the vendors again. */
  readonly retry: () => void
}

/** Returns the game that the address of the page asks for (SPEC §2.4). */
export function useGameChoice(): GameChoice {
  const t = useT()
  const search = useSearch()
  const language = useLanguage()
  const { value: groups, error, retry } = useVendors()
  const launch = readLaunchAddress(search)
  const { vendor, gameCode, lottKey } = launch
  const known = useKnownGame(vendor, gameCode)
  const category = categoryOf(launch, groups, { answered: groups !== undefined || !!error })
  return {
    vendor,
    category,
    finding: category ? 'done' : groups ? 'unknown' : error ? 'failed' : 'waiting',
    name: known?.gameName ?? findName(groups, vendor) ?? t('route.game'),
    picture: known?.icon,
    ratio: known?.ratio ?? 0.8,
    query: category && {
      gameType: category,
      vassalage: vendor,
      ...(gameCode !== undefined && { gameCode }),
      language: readLanguageCode(language),
      platform: 'mobile',
      launchMode: lottKey ? 'LOTT' : 'GLS',
      accountType: 1,
      backUrl: location.origin + lobbyPath(category),
    },
    retry,
  }
}

interface LaunchAddress {
  readonly vendor: string
  readonly gameType: string
  readonly lottKey: string | undefined
  /** The game or the lottery. Without it the vendor's own lobby opens. */
  readonly gameCode: string | undefined
}

function readLaunchAddress(search: URLSearchParams): LaunchAddress {
  const read = (name: string): string | undefined => search.get(name) || undefined
  const lottKey = read('lottKey')
  return {
    vendor: read('vassKey') ?? '',
    gameType: read('gameType') ?? '',
    lottKey,
    gameCode: lottKey ?? read('gameCode'),
  }
}

/** Returns the category of the address, else that of the vendor. A lottery whose vendor is in no list is in LOTT. */
function categoryOf(
  { vendor, gameType, lottKey }: LaunchAddress,
  groups: readonly VendorGroup[] | undefined,
  { answered }: { readonly answered: boolean },
): Category | undefined {
  if (isCategory(gameType)) return gameType
  const lotteryCategories: readonly Category[] | undefined = lottKey ? ['LOTT', 'ELOTT'] : undefined
  const group = groups?.find(
    ({ category, vendors }) =>
      (!lotteryCategories || lotteryCategories.includes(category)) &&
      vendors.some(({ accountTypeName }) => accountTypeName === vendor),
  )
  return group?.category ?? (lottKey && answered ? 'LOTT' : undefined)
}

/** Returns the game from the lists of popular and hot games, if they contain it. */
function useKnownGame(vendor: string, gameCode: string | undefined) {
  const query = popularQuery(useSkin())
  const popular = useCall('popularGames', query).value
  const hot = useCall('hotGames', query).value?.list
  return [...(popular ?? []), ...(hot ?? [])].find(
    (game) => game.vendor === vendor && game.gameCode === gameCode,
  )
}

function findName(groups: readonly VendorGroup[] | undefined, vendor: string): string | undefined {
  const entries = groups?.flatMap(({ vendors }) => vendors)
  return entries?.find(({ accountTypeName }) => accountTypeName === vendor)?.displayName
}
