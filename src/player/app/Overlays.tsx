import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { afterLook } from '../registry/after-look.ts'
import { useDialogs } from '../state/dialogs.ts'
import { useEndWarning } from '../state/end-warning.ts'
import { useLanguageSheetOpen } from '../state/language-sheet.ts'
import { Boundary } from './Boundary.tsx'
import { loadBar } from './page-table.ts'
import { retryLater } from './retry-later.ts'
import { ToastRegions } from './ToastRegions.tsx'

/** Loads the code, again and again while that fails: `lazy` would keep the first failure, and no dialog would open until a reload. */
const load = (): Promise<typeof import('./on-demand/after-home.ts')> =>
  afterLook(import('./on-demand/after-home.ts')).catch(() =>
    new Promise<void>(retryLater).then(load),
  )
const lazyOf = <Name extends 'OverlayHost' | 'ToastList'>(name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))
const OverlayHost = lazyOf('OverlayHost')
const ToastList = lazyOf('ToastList')
/** Milliseconds from the start until the code is preloaded, before its first use. */
const preloadDelayMs = 4000

interface OverlaysProps {
  /** Called once the overlays are hydrated. React hydrates them after every block before them that does not suspend. */
  readonly onDrawn: () => void
}

/** Shows dialogs, toasts, sheets and warnings. Their code loads with the first of them, or is preloaded. */
export function Overlays({ onDrawn }: OverlaysProps): ReactNode {
  const open = [
    useDialogs().length > 0,
    useLanguageSheetOpen(),
    useEndWarning() !== undefined,
  ].some(Boolean)
  const [preloaded, setPreloaded] = useState(false)
  useEffect(onDrawn, [onDrawn])
  useEffect(() => {
    const preload = (): Promise<void> => preloadOverlays().then(() => setPreloaded(true))
    const timer = setTimeout(() => void preload().catch(() => undefined), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Boundary resetBy={String(open)} quiet>
        <Suspense>{(open || preloaded) && <OverlayHost />}</Suspense>
      </Boundary>
      <Boundary resetBy="toasts" quiet>
        <ToastRegions List={ToastList} />
      </Boundary>
    </>
  )
}

/** Loads the code of the overlays and of the navbar of other pages, then registers the service worker. */
async function preloadOverlays(): Promise<void> {
  const [{ watchVisit }] = await Promise.all([load(), loadBar()])
  await watchVisit()
}
