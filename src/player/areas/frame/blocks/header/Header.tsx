import { type ReactNode, Suspense } from 'react'
import { loginPath } from '../../../../../core/contract/login-path.ts'
import { pathTo } from '../../../../../core/contract/pages.ts'
import { useT } from '../../../../i18n/use-t.ts'
import { ButtonLink } from '../../../../kit/controls/Button.tsx'
import { Icon } from '../../../../kit/controls/Icon.tsx'
import { IconButton } from '../../../../kit/controls/IconButton.tsx'
import { lazyPart } from '../../../../kit/controls/lazy-part.tsx'
import { Link } from '../../../../kit/controls/navigation.tsx'
import { BrandLogo } from '../../../../kit/pages/BrandLogo.tsx'
import { ConnectionMark } from '../../../../kit/pages/ConnectionMark.tsx'
import type { BlockProps } from '../../../../registry/block.ts'
import { useSkin } from '../../../../registry/skin-context.tsx'
import { useFlag } from '../../../../registry/use-flag.ts'
import { useLanguage } from '../../../../state/language.ts'
import { openLanguageSheet } from '../../../../state/language-sheet.ts'
import { openSlideMenu } from '../../../../state/menu.ts'
import { useRealAccount, useSession } from '../../../../state/session.ts'
import { ServicePlace } from '../../parts/ServicePlace.tsx'
import styles from './Header.module.css'

const InboxLink = lazyPart(() => import('./on-demand/InboxLink.tsx'))
const depositPath = pathTo('deposit')

/**
 * Shows the bar at the top of the home page: menu, logo, customer service, languages, and a guest's deposit
 * button (SPEC §2.30).
 */
export default function Header({ variant, settings }: BlockProps<'header'>): ReactNode {
  const t = useT()
  const { menuSide, showDeposit, inbox } = settings
  const { languageLabel, languageIcon } = settings
  const inboxOn = useFlag('INBOX3')
  const hasInbox = useRealAccount() && inboxOn
  const guest = useSession().kind !== 'signed-in'
  const menu = <IconButton icon="menu" label={t('header.menu')} onClick={openSlideMenu} />
  return (
    <header className={styles['header']} data-kit="header" data-kind={variant} data-menu={menuSide}>
      {menuSide === 'start' && menu}
      <div className={styles['brand']} data-part="brand">
        <ConnectionMark />
        <Link className={styles['home']} to={pathTo('home')}>
          <BrandLogo size={settings.logo} />
        </Link>
      </div>
      {/* Beside the free space, so that it moves nothing where the flag comes late. */}
      {inbox && hasInbox && (
        <span className={styles['inbox']}>
          <Suspense>
            <InboxLink />
          </Suspense>
        </span>
      )}
      <ServicePlace />
      <LanguageButton label={languageLabel} icon={languageIcon} />
      {guest && showDeposit && (
        <ButtonLink
          className={styles['deposit']}
          variant={variant === 'overlay' ? 'inverse' : 'outline'}
          size="small"
          to={loginPath(depositPath)}
        >
          {t('header.deposit')}
        </ButtonLink>
      )}
      {menuSide === 'end' && menu}
    </header>
  )
}

interface LanguageButtonProps {
  readonly label: 'name' | 'code'
  readonly icon: 'globe' | 'chevron'
}

function LanguageButton({ label, icon }: LanguageButtonProps): ReactNode {
  const t = useT()
  const tag = useLanguage()
  const info = useSkin().languages.supported.find((language) => language.tag === tag)
  const shown = (label === 'code' ? info?.code : info?.name) ?? tag
  return (
    <button
      type="button"
      className={styles['language']}
      data-part="language"
      aria-label={`${t('language.title')}: ${shown}`}
      aria-haspopup="dialog"
      onClick={openLanguageSheet}
    >
      {icon === 'globe' && <Icon name="globe" size="medium" />}
      <span lang={tag}>{shown}</span>
      {icon === 'chevron' && <Icon name="chevron-down" size="small" />}
    </button>
  )
}
