import type { ReactNode } from 'react'
import { useT } from '../../../../../i18n/use-t.ts'
import { IconButton } from '../../../../../kit/controls/IconButton.tsx'
import { ThemeDrawing } from '../../../../../kit/controls/ThemeDrawing.tsx'
import { useModal } from '../../../../../kit/controls/use-modal.ts'
import { BrandLogo } from '../../../../../kit/pages/BrandLogo.tsx'
import type { BlockProps } from '../../../../../registry/block.ts'
import { useSkin } from '../../../../../registry/skin-context.tsx'
import { closeMenu } from '../../../../../state/menu.ts'
import { useSession } from '../../../../../state/session.ts'
import { CategoryList } from './CategoryList.tsx'
import { GuestLinks } from './GuestLinks.tsx'
import { IndexFoot, MemberFoot, MemberHead } from './MemberFoot.tsx'
import { MemberLinks, MoneyLinks } from './MemberLinks.tsx'
import styles from './Menu.module.css'
import { OwnLinks } from './OwnLinks.tsx'

const counts = { panel: 'plain', blocks: 'plain', book: 'units', index: 'vendors' } as const
const layouts = { panel: 'rows', blocks: 'rows', book: 'tiles', index: 'columns' } as const

/**
 * Shows the menu over the page: a panel, blocks of colour, a bound book with a table of contents,
 * or an index.
 */
export default function Menu({ variant, settings }: BlockProps<'slide-menu'>): ReactNode {
  const t = useT()
  const { look, navigation } = useSkin()
  const modal = useModal({ onClose: closeMenu, focus: 'none' })
  const signedIn = useSession().kind === 'signed-in'
  const ornament = look.ornaments['menu']
  const own = navigation.menu.length > 0 ? <OwnLinks layout={layouts[variant]} /> : undefined
  return (
    <dialog
      {...modal}
      className={styles['menu']}
      data-kit="slide-menu"
      data-kind={variant}
      data-side={settings.side}
      aria-label={t('menu.title')}
    >
      <div className={styles['panel']} data-part="panel">
        {variant === 'book' && (
          <span className={styles['spine']} data-drawn={ornament ? '' : undefined}>
            {ornament && <ThemeDrawing className={styles['binding']} src={ornament} />}
          </span>
        )}
        <header className={styles['head']} data-part="head">
          <Heading variant={variant} logo={settings.logo} />
          <IconButton icon="close" label={t('common.close')} onClick={closeMenu} />
        </header>
        <div className={styles['content']} data-part="content">
          {variant === 'blocks' && ornament && (
            <ThemeDrawing className={styles['drawing']} src={ornament} />
          )}
          {signedIn ? (
            <>
              {variant === 'index' && <MemberHead />}
              <CategoryList
                counts={settings.counts ?? counts[variant]}
                only={settings.only}
                inPlay={settings.inPlay}
              />
              {own ?? (
                <>
                  <MemberLinks layout={layouts[variant]} />
                  {variant === 'book' && <MoneyLinks />}
                </>
              )}
            </>
          ) : (
            <>
              <GuestLinks />
              {own}
            </>
          )}
        </div>
        {signedIn &&
          (variant === 'index' ? (
            <IndexFoot />
          ) : (
            <MemberFoot variant={variant} single={settings.single} />
          ))}
      </div>
    </dialog>
  )
}

interface HeadingProps extends Pick<BlockProps<'slide-menu'>, 'variant'> {
  readonly logo: BlockProps<'slide-menu'>['settings']['logo']
}

/** Shows the menu's title, or the logo for the background of the variant. */
function Heading({ variant, logo }: HeadingProps): ReactNode {
  const t = useT()
  if (variant === 'book') return <h2 className={styles['title']}>{t('menu.title')}</h2>
  const coloured = variant === 'blocks' || (variant === 'panel' && logo === 'inverse')
  return <BrandLogo background={coloured ? 'inverse' : 'page'} />
}
