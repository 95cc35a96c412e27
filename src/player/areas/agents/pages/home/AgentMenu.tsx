import type { ReactNode } from 'react'
import type { IconName } from '../../../../../core/contract/icons.ts'
import { pathTo, type RouteId, readRouteDeclaration } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { MenuGrid, type MenuGridEntry } from '../../../../kit/pages/MenuGrid.tsx'
import { useReadFlag } from '../../../../registry/use-flag.ts'
import { listKinds } from '../../parts/contract-kinds.ts'

interface MenuPage {
  readonly route: RouteId
  readonly icon: IconName
}

const incomePages = [
  { route: 'agentIncome', icon: 'coins' },
  { route: 'agentRebates', icon: 'percent' },
  { route: 'agentLinks', icon: 'link' },
] as const satisfies readonly MenuPage[]

export interface AgentMenuProps {
  /** The number of contracts that wait for an answer. */
  readonly waiting: number
}

/** Shows the agents' pages whose flags are on, in two groups. */
export function AgentMenu({ waiting }: AgentMenuProps): ReactNode {
  const t = useT()
  const readFlag = useReadFlag()
  const isOn = ({ route }: MenuPage): boolean => {
    const { flag } = readRouteDeclaration(route)
    return flag === undefined || readFlag(flag)
  }
  const entryOf = ({ route, icon }: MenuPage): MenuGridEntry => ({
    key: route,
    label: t(`route.${route}`),
    icon,
    to: pathTo(route),
  })
  const listEntries = (pages: readonly MenuPage[]): readonly MenuGridEntry[] =>
    pages.filter(isOn).map(entryOf)
  const transactions: MenuGridEntry = {
    key: 'transactions',
    label: t('agent.transactions'),
    icon: 'records',
    to: pathTo('teamBets', { tab: 'transactions' }),
  }
  return (
    <MenuGrid
      groups={[
        {
          title: t('agent.menuTeam'),
          entries: [
            ...listEntries([
              { route: 'team', icon: 'team' },
              { route: 'teamBets', icon: 'bets' },
            ]),
            transactions,
            ...listEntries([{ route: 'teamTransfer', icon: 'transfer' }]),
          ],
        },
        {
          title: t('agent.menuIncome'),
          entries: [
            ...listEntries(incomePages),
            ...(listKinds(readFlag).length > 0
              ? [{ ...entryOf({ route: 'contracts', icon: 'contract' }), badge: waiting }]
              : []),
          ],
        },
      ]}
    />
  )
}
