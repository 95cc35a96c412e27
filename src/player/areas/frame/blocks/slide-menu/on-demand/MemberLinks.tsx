import type { ReactNode } from 'react'
import type { IconName } from '../../../../../../core/contract/icons.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import type { MessageKey } from '../../../../../i18n/message-key.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { CountBadge } from '../../../../../kit/controls/CountBadge.tsx'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../../kit/controls/navigation.tsx'
import { useRewardCount } from '../../../../../kit/pages/use-reward-count.ts'
import { useFlag } from '../../../../../registry/use-flag.ts'
import { closeMenu } from '../../../../../state/menu.ts'
import { useSessionKind } from '../../../../../state/session.ts'
import styles from './Menu.module.css'

interface MemberLink {
  readonly icon: IconName
  readonly title: MessageKey
  readonly to: string
  /** The number of things that wait there. */
  readonly badge?: number
}

const settings: MemberLink = {
  icon: 'settings',
  title: 'route.settings',
  to: pathTo('settings'),
}
const activity: readonly MemberLink[] = [
  { icon: 'gift', title: 'menu.activity', to: pathTo('activity') },
  { icon: 'records', title: 'menu.records', to: pathTo('records') },
]
const rewards: MemberLink = { icon: 'ticket', title: 'route.rewards', to: pathTo('rewards') }
const forMembers: readonly MemberLink[] = [
  { icon: 'packet', title: 'route.redEnvelope', to: pathTo('redEnvelope') },
  { icon: 'invite', title: 'route.invite', to: pathTo('invite') },
  { icon: 'trophy', title: 'route.winners', to: pathTo('winners') },
]
const agent: MemberLink = { icon: 'team', title: 'route.agentHome', to: pathTo('agentHome') }
const mall: MemberLink = { icon: 'mall', title: 'route.mall', to: pathTo('mall') }

/**
 * Lists the member centre, the agent centre for agents, the reward centre and the points mall while their
 * flags are on, download and help (SPEC §2.54).
 */
export function MemberLinks({
  layout,
}: {
  readonly layout: 'rows' | 'tiles' | 'columns'
}): ReactNode {
  const withMall = useFlag('PTSYS3')
  const withRewards = useFlag('REWCEN3')
  const badge = useRewardCount()
  const session = useSessionKind()
  const links: readonly MemberLink[] = [
    { icon: 'member', title: 'route.memberHome', to: pathTo('memberHome') },
    ...(session === 'agent' ? [agent] : []),
    ...(layout === 'columns' ? activity : []),
    ...(withRewards ? [{ ...rewards, badge }] : []),
    ...(withMall ? [mall] : []),
    ...forMembers,
    { icon: 'download', title: 'route.download', to: pathTo('download') },
    { icon: 'help', title: 'route.help', to: pathTo('help') },
    ...(layout === 'columns' ? [settings] : []),
  ]
  return (
    <ul className={styles['links']} data-part="links" data-layout={layout}>
      {links.map((link) => (
        <li key={link.to}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
  )
}

const money: readonly MemberLink[] = [
  { icon: 'gift', title: 'route.activity', to: pathTo('activity') },
  { icon: 'deposit', title: 'route.deposit', to: pathTo('deposit') },
  { icon: 'withdraw', title: 'route.withdraw', to: pathTo('withdraw') },
  { icon: 'records', title: 'route.records', to: pathTo('records') },
]

/**
 * Lists the activity centre, deposit, withdrawal and records, for a variant whose footer does not
 * have them.
 */
export function MoneyLinks(): ReactNode {
  return (
    <ul className={styles['links']} data-layout="tiles">
      {money.map((link) => (
        <li key={link.to}>
          <MenuLink {...link} />
        </li>
      ))}
    </ul>
  )
}

/** Links to a page with an icon and a label, and closes the menu. */
export function MenuLink({ icon, title, to, badge }: MemberLink): ReactNode {
  const t = useT()
  return (
    <Link className={styles['link']} to={to} onClick={closeMenu}>
      <Icon name={icon} />
      <span>{t(title)}</span>
      <CountBadge count={badge} />
    </Link>
  )
}
