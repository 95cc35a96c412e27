import type { Game, VendorEntry, Vendors } from '../../../core/contract/generated/gateway.ts'
import { loginPath } from '../../../core/contract/login-path.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import { useCached } from '../../gateway/use-cached.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSkin } from '../../registry/skin-context.tsx'
import { useSessionKind } from '../../state/session.ts'
import { readServerTime } from '../../state/status.ts'
import { showNotification } from '../../state/toasts.ts'
import { useNavigate } from '../controls/navigation.tsx'
import { useShowClosed } from './use-show-closed.ts'
import { vendorsQuery } from './use-vendors.ts'
import { isVendorClosed } from './vendor-groups.ts'

/**
 * Returns a function that opens a game. A guest goes to login and comes back to the game; a trial
 * account gets a message to use a real one and stays (SPEC §6.3); the player of a vendor under
 * maintenance gets the reason.
 */
export function useGameEntry(): (to: string) => void {
  const kind = useSessionKind()
  const navigate = useNavigate()
  const t = useT()
  const skin = useSkin()
  const cached = useCached()
  const showClosed = useShowClosed()
  return (to) => {
    // A second tap finds the address already open.
    if (location.pathname + location.search === to) return
    const closed = findClosed(cached('vendors', vendorsQuery(skin)), to)
    if (closed) showClosed(closed)
    else if (kind === 'trial') showNotification(t('app.realAccount'))
    else navigate(kind === 'guest' ? loginPath(to) : to)
  }
}

/**
 * Returns the vendor of a launch address if it is closed: in the category of the address, or else
 * in every category of the vendor.
 */
function findClosed(vendors: Vendors | undefined, to: string): VendorEntry | undefined {
  const search = new URLSearchParams(to.split('?')[1])
  const type = search.get('gameType')
  const code = search.get('vassKey')
  const entries = Object.entries(vendors?.mapping ?? {})
    .filter(([name]) => !type || name === type)
    .flatMap(([, group = []]) => group.filter(({ accountTypeName }) => accountTypeName === code))
  const now = readServerTime()
  return entries.every((entry) => isVendorClosed(entry, now)) ? entries[0] : undefined
}

/**
 * The target of a launch: the vendor, one of its games or one of its lotteries, with the category
 * if it is known.
 */
interface LaunchChoice {
  readonly gameType?: string | undefined
  readonly gameCode?: string
  readonly lottKey?: string
}

/** Returns the launch address of a vendor, or of one of its lotteries or games (SPEC §2.4). */
export function launchPath(vassKey: string, choice: LaunchChoice = {}): string {
  const given = Object.entries(choice).filter(([, value]) => value)
  return pathTo('game', { vassKey, ...Object.fromEntries(given) })
}

/** Returns the launch address of a game. */
export function gamePath({ vendor, gameCode, gameCategory }: Game): string {
  return launchPath(vendor, { gameType: gameCategory, gameCode })
}
