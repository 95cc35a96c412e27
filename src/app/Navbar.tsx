import type { ReactNode } from 'react'
import type { RouteId } from '../contract/pages.ts'
import { useT } from '../i18n/use-t.ts'
import { leaveAffiliate, useInvitation } from '../state/affiliate.ts'
import { openLanguageSheet } from '../state/language-sheet.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { useBack, useNavigate } from '../ui/navigation.tsx'
import styles from './Navbar.module.css'
import { homePath, readRouteDeclaration } from './resolve-visit.ts'
import type { BarGround } from './use-bar-ground.ts'
import { useRouteTitle } from './use-route-title.ts'

export interface NavbarProps {
  readonly route: RouteId
  readonly ground?: BarGround
  /** Stands before the languages. */
  readonly children?: ReactNode
}

/** The bar of every page but home: back, the page's title, the languages. */
export function Navbar({ route, ground = 'page', children }: NavbarProps): ReactNode {
  const t = useT()
  const title = useRouteTitle(route)
  const goBack = useGoBack(route)
  return (
    <header className={styles['bar']} data-ground={ground}>
      <IconButton icon="back" label={t('app.back')} onClick={goBack} />
      <h1 className={styles['title']} data-page-heading tabIndex={-1}>
        {title}
      </h1>
      <div className={styles['end']} data-docked>
        {children}
        <IconButton icon="globe" label={t('language.title')} onClick={openLanguageSheet} />
      </div>
    </header>
  )
}

/** The back rules of SPEC.md §2: home, the route's own path, or a step; a refused link goes home. */
function useGoBack(route: RouteId): () => void {
  const navigate = useNavigate()
  const stepBack = useBack()
  const invitation = useInvitation()
  const { back } = readRouteDeclaration(route)
  return () => {
    if (invitation.kind === 'refused') {
      leaveAffiliate()
      return navigate(homePath, { replace: true })
    }
    if (back === 'step') return stepBack(homePath)
    return navigate(back === 'home' ? homePath : back)
  }
}
