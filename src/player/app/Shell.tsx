import { type ReactNode, useEffect } from 'react'
import type { RouteId } from '../../core/contract/pages.ts'
import { Redirect, usePath, useSearch } from '../components/ui/navigation.tsx'
import { Tag } from '../components/ui/Tag.tsx'
import { useT } from '../i18n/use-t.ts'
import { PageView } from '../registry/PageView.tsx'
import { useSkin } from '../registry/skin-context.tsx'
import { closeDialogs } from '../state/dialogs.ts'
import { closeLanguageSheet } from '../state/language-sheet.ts'
import { useSessionKind } from '../state/session.ts'
import { Boundary } from './Boundary.tsx'
import { ConnectionLine } from './ConnectionLine.tsx'
import { Loading } from './Loading.tsx'
import { PageBar } from './PageBar.tsx'
import { PageFrame } from './PageFrame.tsx'
import { readShellVariant } from './read-shell-variant.ts'
import { readRouteDeclaration } from './resolve-visit.ts'
import { SafetyFoot } from './SafetyFoot.tsx'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { useBarMarks } from './use-bar-marks.ts'
import { useSessionWatch } from './use-session-watch.ts'
import { useVisit } from './use-visit.ts'
import { useWalletFact } from './use-wallet-fact.ts'

/** What stands around every page, and the page of the address inside it. */
export function Shell(): ReactNode {
  const skin = useSkin()
  const path = usePath()
  const search = useSearch().toString()
  const visit = useVisit(path, search)
  useSessionWatch()
  useWalletFact()
  useEffect(() => watchTurns(window), [])
  const bottom = visit.kind === 'page' && hasBottomMenu(visit.route)
  const bottomVariant = bottom ? readShellVariant(skin, 'bottom-menu') : undefined
  useBarMarks(bottomVariant)
  if (visit.kind === 'redirect') return <Redirect to={visit.to} />
  if (visit.kind === 'wait') return <Waiting />
  const { route } = visit
  const { bare } = readRouteDeclaration(route)
  const pageKey = `${route} ${path}`
  return (
    <div className={styles['column']} data-column data-route={route} data-bottom={bottomVariant}>
      {!bare && <SkipLink />}
      {route === 'home' ? (
        <HomeTop />
      ) : (
        !bare && <PageBar route={route}>{!bottom && route !== 'service' && <Services />}</PageBar>
      )}
      <div className={styles['lines']} data-over={bare}>
        <DemoLine />
        <ConnectionLine />
      </div>
      <Boundary resetBy={pageKey}>
        <PageFrame key={pageKey} route={route} pageKey={pageKey} />
      </Boundary>
      {!bare && <SafetyFoot page={bottom ? 'plain' : 'form'} />}
      {bottom && <PageView pageId="shell" place="bottom" />}
      {bottom && <Services />}
      {!bare && <PageView pageId="shell" place="drawer" />}
    </div>
  )
}

function hasBottomMenu(route: RouteId): boolean {
  const { bottomMenu, bare } = readRouteDeclaration(route)
  return bottomMenu !== false && !bare
}

/** Whatever lies over a page goes with it. */
function watchTurns(page: Window): () => void {
  const turns = ['popstate', 'pushState', 'replaceState']
  const close = (): void => {
    closeDialogs()
    closeLanguageSheet()
  }
  for (const turn of turns) page.addEventListener(turn, close)
  return () => {
    for (const turn of turns) page.removeEventListener(turn, close)
  }
}

/** They float beside the bottom menu; without one they would lie on a form's buttons. */
function Services(): ReactNode {
  return <PageView pageId="shell" place="floating" />
}

/** The header block; its height is held while its code loads. */
function HomeTop(): ReactNode {
  const variant = readShellVariant(useSkin(), 'header')
  return (
    <div className={styles['top']} data-variant={variant}>
      <PageView pageId="shell" place="top" />
    </div>
  )
}

/** Every screen of a trial session says so (SPEC §12.24). */
function DemoLine(): ReactNode {
  const t = useT()
  if (useSessionKind() !== 'trial') return null
  return (
    <p className={styles['demo']}>
      <Tag tone="warning">{t('app.demo')}</Tag> {t('app.demoLine')}
    </p>
  )
}

/** Waits for the gateway's word about a flag, and goes home when it does not come. */
function Waiting(): ReactNode {
  return (
    <div className={styles['column']} data-column>
      <Loading />
    </div>
  )
}
