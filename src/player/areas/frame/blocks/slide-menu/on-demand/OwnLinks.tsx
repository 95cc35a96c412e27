import { type ReactNode, useId } from 'react'
import type { MenuEntry, MenuGroup } from '../../../../../../core/contract/skin.ts'
import { useText } from '../../../../../i18n/use-t.ts'
import { CountBadge } from '../../../../../kit/controls/CountBadge.tsx'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../../kit/controls/navigation.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { useRewardCount } from '../../../../../kit/pages/use-reward-count.ts'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { closeMenu } from '../../../../../state/menu.ts'
import { GameLink } from '../../../parts/GameLink.tsx'
import { useIsActive, useShownEntries } from '../../../parts/use-menu-entries.ts'
import styles from './Menu.module.css'

export interface OwnLinksProps {
  readonly layout: 'rows' | 'tiles' | 'columns'
}

/** Lists the links that the merchant gives the menu, in groups. A group without a link that is shown is left out. */
export function OwnLinks({ layout }: OwnLinksProps): ReactNode {
  const { menu } = useSkin().navigation
  return (
    <div className={styles['links']} data-part="links" data-layout={layout} data-groups="">
      {menu.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a skin do not move
        <Group key={at} {...group} />
      ))}
    </div>
  )
}

function Group({ title, entries }: MenuGroup): ReactNode {
  const id = useId()
  const text = useText()
  const shown = useShownEntries(entries)
  if (shown.length === 0) return null
  return (
    <section className={styles['group']} aria-labelledby={title && id}>
      {title && (
        <h3 className={`${styles['groupTitle']} ${typography['label']}`} id={id}>
          {text(title)}
        </h3>
      )}
      <ul className={styles['groupLinks']}>
        {shown.map((entry) => (
          <li key={entry.id}>
            <OwnLink {...entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to a page or a lobby, and closes the menu. */
function OwnLink(entry: MenuEntry): ReactNode {
  const text = useText()
  const isActive = useIsActive()
  const { icon, label, route, category, path = '' } = entry
  const link = {
    className: styles['link'],
    'aria-current': isActive(entry) ? 'page' : undefined,
    onClick: closeMenu,
    children: (
      <>
        <Icon name={icon} />
        <span>{text(label)}</span>
        {route === 'rewards' && <RewardCount />}
      </>
    ),
  } as const
  return category ? <GameLink category={category} {...link} /> : <Link to={path} {...link} />
}

/** Shows the number of rewards that can be claimed. */
function RewardCount(): ReactNode {
  return <CountBadge count={useRewardCount()} />
}
