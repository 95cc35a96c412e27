import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { readLayout } from '../../core/contract/own-pages.ts'
import { useT } from '../i18n/use-t.ts'
import { Redirect, usePath, useSearch } from '../kit/controls/navigation.tsx'
import { Tag } from '../kit/controls/Tag.tsx'
import { PageView } from '../registry/PageView.tsx'
import { useSkin } from '../registry/skin-context.tsx'
import { closeDialogs } from '../state/dialogs.ts'
import { closeLanguageSheet } from '../state/language-sheet.ts'
import { useSessionKind } from '../state/session.ts'
import { showNotification } from '../state/toasts.ts'
import { Boundary } from './Boundary.tsx'
import { ConnectionNews } from './ConnectionNews.tsx'
import { PageBar } from './PageBar.tsx'
import { PageFrame } from './PageFrame.tsx'
import { readShellVariant } from './read-shell-variant.ts'
import { SafetyFoot } from './SafetyFoot.tsx'
import styles from './Shell.module.css'
import { SkipLink } from './SkipLink.tsx'
import { useSessionWatch } from './use-session-watch.ts'
import { useVisit } from './use-visit.ts'
import { useWalletFact } from './use-wallet-fact.ts'

/** Renders the shell (bars, lines, footer, menus) with the page of the current address inside it. */
export function Shell(): ReactNode {
  const skin = useSkin()
  const path = usePath()
  const search = useSearch().toString()
  const visit = useVisit(path, search)
  useSessionWatch()
  useWalletFact()
  useEffect(() => closeOverlaysOnNavigation(window), [])
  const bottom = visit.kind !== 'redirect' && readLayout(visit.route, skin.pages).bottomMenu
  const bottomVariant = bottom ? readShellVariant(skin, 'bottom-menu') : undefined
  useBarMarks(bottomVariant)
  useClosedWord(visit.kind === 'redirect' && visit.closed === true)
  if (visit.kind === 'redirect') return <Redirect to={visit.to} />
  const { route } = visit
  const { top, footer } = readLayout(route, skin.pages)
  const bare = top === 'none'
  const pageKey = `${route} ${path}`
  return (
    <div
      className={styles['column']}
      data-kit="column"
      data-column
      data-route={route}
      data-bottom={bottomVariant}
    >
      <ConnectionNews />
      {!bare && <SkipLink />}
      {top === 'header' && <HomeTop />}
      {top === 'navbar' && <PageBar route={route} />}
      {!bare && <DemoLine />}
      <Boundary resetBy={pageKey}>
        <PageFrame
          key={pageKey}
          route={route}
          pageKey={pageKey}
          needs={visit.kind === 'page' ? visit.needs : undefined}
          waits={visit.kind === 'wait'}
        />
      </Boundary>
      {footer !== 'none' && <SafetyFoot footer={footer} />}
      {bottom && <PageView pageId="shell" place="bottom" />}
      {!bare && <PageView pageId="shell" place="drawer" />}
    </div>
  )
}

/** Says that a page is closed when somebody is led home from it, from a link or while being inside (SPEC §2.18). */
function useClosedWord(closed: boolean): void {
  const t = useT()
  useEffect(() => {
    if (closed) showNotification(t('error.notAvailable'))
  }, [closed, t])
}

/** Closes dialogs and the language sheet on every navigation. Returns a function that stops it. */
function closeOverlaysOnNavigation(page: Window): () => void {
  const events = ['popstate', 'pushState', 'replaceState']
  const close = (): void => {
    closeDialogs()
    closeLanguageSheet()
  }
  for (const event of events) page.addEventListener(event, close)
  return () => {
    for (const event of events) page.removeEventListener(event, close)
  }
}

/** Shows the header block, and keeps its height while its code loads. */
function HomeTop(): ReactNode {
  const variant = readShellVariant(useSkin(), 'header')
  return (
    <div className={styles['top']} data-variant={variant}>
      <PageView pageId="shell" place="top" />
    </div>
  )
}

/** Marks every screen of a trial session as a demonstration (SPEC §12.24). */
function DemoLine(): ReactNode {
  const t = useT()
  if (useSessionKind() !== 'trial') return null
  return (
    <p className={styles['demo']}>
      <Tag tone="warning">{t('app.demo')}</Tag> {t('app.demoLine')}
    </p>
  )
}

/**
 * Sets attributes on the root for the bars that cover the page, so that an element that is focused or
 * scrolled into view stops between them (WCAG 2.4.11): `data-bars` is the bottom bar's variant, and
 * `data-lines` means that the line of a trial is below the top bar.
 */
function useBarMarks(bottom: string | undefined): void {
  const lines = useSessionKind() === 'trial'
  useLayoutEffect(() => {
    const root = document.documentElement
    if (bottom === undefined) delete root.dataset['bars']
    else root.dataset['bars'] = bottom
    root.toggleAttribute('data-lines', lines)
  }, [bottom, lines])
}
