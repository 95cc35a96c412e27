import { type ReactNode, useEffect } from 'react'
import { type Category, categories } from '../../../core/contract/categories.ts'
import { type AnyRouteId, readEntrance } from '../../../core/contract/own-pages.ts'
import { pathTo } from '../../../core/contract/pages.ts'
import { ServicePlace } from '../../areas/frame/parts/ServicePlace.tsx'
import { useCall } from '../../gateway/use-call.ts'
import { useT, useText } from '../../i18n/use-t.ts'
import { focusHeading } from '../../kit/controls/focus-heading.ts'
import { IconButton } from '../../kit/controls/IconButton.tsx'
import { hasLostFocus, keepFocus } from '../../kit/controls/keep-focus.ts'
import { useBack, useNavigate, useSearch } from '../../kit/controls/navigation.tsx'
import { vendorsQuery } from '../../kit/games/use-vendors.ts'
import { ConnectionMark } from '../../kit/pages/ConnectionMark.tsx'
import { useSkin } from '../../registry/skin-context.tsx'
import { useInvitation } from '../../state/affiliate.ts'
import { leaveAffiliate } from '../../state/affiliate-link.ts'
import { useLanguage } from '../../state/language.ts'
import { openLanguageSheet } from '../../state/language-sheet.ts'
import { useStepTitle } from '../../state/step-title.ts'
import type { PageProps } from '../load-page.ts'
import { readNavigationKind } from '../navigation-kind.ts'
import bar from '../PageBar.module.css'
import { readShellBlock } from '../read-shell-variant.ts'
import { useBarBackground } from '../use-bar-background.ts'
import styles from './Navbar.module.css'

/** Shows the bar of every page but home: the back button, the page's title, customer service and the language button. */
export default function Navbar({ route }: PageProps): ReactNode {
  const t = useT()
  const text = useText()
  const { brand, pages } = useSkin()
  const title = useRouteTitle(route)
  const name = text(brand.name)
  const goBack = useGoBack(route)
  const background = useBarBackground(route)
  const { services } = readEntrance(route, pages)
  const step = useStepTitle()
  const search = useSearch().toString()
  useEffect(() => {
    document.title = `${step ?? title} · ${name}`
  }, [step, title, name])
  useEffect(() => keepFocus(document), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step inside the page changes the query
  useEffect(() => {
    // What had the focus is gone, or these buttons loaded after the navigation, so there was no heading to focus.
    if (readNavigationKind() !== 'start' && hasLostFocus()) focusHeading()
  }, [search])
  return (
    <header className={bar['bar']} data-kit="bar" data-kind={background}>
      <IconButton icon="back" label={t('app.back')} onClick={goBack} />
      <div className={bar['connection']} data-part="connection">
        <ConnectionMark />
      </div>
      <h1 className={bar['title']} data-part="title" data-page-heading tabIndex={-1}>
        {title}
      </h1>
      <div className={bar['end']} data-part="end">
        {services !== false && <ServicePlace />}
        <LanguageButton />
      </div>
      <p role="status" data-unseen>
        {step}
      </p>
    </header>
  )
}

/** Opens the language sheet. The button shows the code of the current language where the home header does so, else a globe. */
function LanguageButton(): ReactNode {
  const t = useT()
  const skin = useSkin()
  const tag = useLanguage()
  const label = t('language.title')
  const coded = readShellBlock(skin, 'header')?.settings.languageLabel === 'code'
  const code = skin.languages.supported.find((language) => language.tag === tag)?.code
  if (!coded || !code) return <IconButton icon="globe" label={label} onClick={openLanguageSheet} />
  return (
    <button
      type="button"
      className={styles['code']}
      data-part="language"
      aria-label={`${code}, ${label}`}
      aria-haspopup="dialog"
      onClick={openLanguageSheet}
    >
      {code}
    </button>
  )
}

/** Applies the back rules of SPEC §2.25 and §11.9: home, the route's own path, or one step back; a refused affiliate link leads home. */
function useGoBack(route: AnyRouteId): () => void {
  const navigate = useNavigate()
  const stepBack = useBack()
  const invitation = useInvitation()
  const { back } = readEntrance(route, useSkin().pages)
  return () => {
    if (invitation.kind === 'refused') {
      leaveAffiliate()
      return navigate(pathTo('home'), { replace: true })
    }
    if (back === undefined) return stepBack(pathTo('home'))
    return navigate(pathTo(back))
  }
}

/** Returns the title of a page. The game container has the title of its game type, a vendor's list that of the vendor (SPEC §2.24). */
function useRouteTitle(route: AnyRouteId): string {
  const t = useT()
  const skin = useSkin()
  const search = useSearch()
  const type = search.get('gameType') ?? ''
  const { title } = readEntrance(route, skin.pages)
  const isVendorList = title === 'vendor'
  const { value } = useCall('vendors', vendorsQuery(skin), { enabled: isVendorList })
  const code = search.get('vassalage')
  const vendor = Object.values(value?.mapping ?? {})
    .flat()
    .find((entry) => isVendorList && entry?.accountTypeName === code)
  if (vendor) return vendor.displayName
  if ((isVendorList || title === 'category') && Object.hasOwn(categories, type))
    return t(categories[type as Category].title) // checked in the line above
  return t(`route.${route}`)
}
