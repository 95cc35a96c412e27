import type { ReactNode } from 'react'
import type { IconName } from '../../../../../../core/contract/icons.ts'
import { pathTo } from '../../../../../../core/contract/pages.ts'
import type { MessageKey } from '../../../../../i18n/message-key.ts'
import { useT } from '../../../../../i18n/use-t.ts'
import { Icon } from '../../../../../kit/controls/Icon.tsx'
import { Link } from '../../../../../kit/controls/navigation.tsx'
import typography from '../../../../../kit/controls/typography.module.css'
import { useRegisterPath } from '../../../../../kit/pages/use-register-path.ts'
import { closeMenu } from '../../../../../state/menu.ts'
import styles from './Menu.module.css'

interface GuestLink {
  readonly icon: IconName
  readonly title: MessageKey
  readonly to: string
}

/** Lists the links of a guest: home, login and registration (SPEC §2.53). */
export function GuestLinks(): ReactNode {
  const t = useT()
  const registerPath = useRegisterPath()
  const links: readonly GuestLink[] = [
    { icon: 'home', title: 'route.home', to: pathTo('home') },
    { icon: 'user', title: 'route.login', to: pathTo('login') },
    ...(registerPath ? [{ icon: 'plus', title: 'route.register', to: registerPath } as const] : []),
  ]
  return (
    <nav aria-label={t('menu.title')}>
      <ul>
        {links.map(({ icon, title, to }) => (
          <li key={to}>
            <Link className={styles['row']} data-part="entry" to={to} onClick={closeMenu}>
              <span className={styles['capsule']}>
                <Icon name={icon} />
              </span>
              <span className={`${styles['name']} ${typography['title']}`} data-part="label">
                {t(title)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
