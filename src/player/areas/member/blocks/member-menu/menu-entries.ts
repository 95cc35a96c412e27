import type { IconName } from '../../../../../core/contract/icons.ts'
import { pageIcons } from '../../../../../core/contract/page-icons.ts'
import {
  isOnlyForAgents,
  pathTo,
  type RouteId,
  readRouteDeclaration,
} from '../../../../../core/contract/pages.ts'
import { useCall } from '../../../../gateway/use-call.ts'
import { useText } from '../../../../i18n/use-t.ts'
import { useRewardCount } from '../../../../kit/pages/use-reward-count.ts'
import { useUnreadMessages } from '../../../../kit/pages/use-unread-messages.ts'
import type { BlockSettings } from '../../../../registry/block.ts'
import { useReadFlag } from '../../../../registry/use-flag.ts'
import { useSessionKind } from '../../../../state/session.ts'

type EntryName = BlockSettings<'member-menu'>['groups'][number]['entries'][number]

export interface MenuEntry {
  readonly route: RouteId
  readonly icon: IconName
  readonly to: string
  /** The number of unread messages, or of rewards that can be claimed. */
  readonly badge?: number | undefined
}

export interface MenuGroup {
  readonly title: string
  readonly entries: readonly MenuEntry[]
}

/**
 * Returns the groups with the pages whose flags are on (SPEC §11.62). The transfer page exists only where
 * vendors have wallets of their own (SPEC §11.73), pages of agents only for agents (SPEC §6.5).
 */
export function useMenuGroups(groups: BlockSettings<'member-menu'>['groups']): MenuGroup[] {
  const text = useText()
  const readFlag = useReadFlag()
  const session = useSessionKind()
  const isOn = (entry: EntryName): boolean => {
    if (session !== 'agent' && isOnlyForAgents(entry)) return false
    const { flag } = readRouteDeclaration(entry)
    return flag === undefined || readFlag(flag)
  }
  const listsTransfer = groups.some(({ entries }) => entries.includes('transfer'))
  const { value: wallet } = useCall('walletBalance', undefined, {
    enabled: listsTransfer && isOn('transfer'),
  })
  const shows = (entry: EntryName): boolean =>
    isOn(entry) && (entry !== 'transfer' || wallet?.isSingle === false)
  const badges: { readonly [E in EntryName]?: number } = {
    messages: useUnreadMessages(),
    rewards: useRewardCount(),
  }
  return groups.flatMap(({ name, entries }) => {
    const shown = entries.filter(shows).map((route) => ({
      route,
      icon: pageIcons[route],
      to: pathTo(route),
      badge: badges[route],
    }))
    return shown.length > 0 ? [{ title: text(name), entries: shown }] : []
  })
}
