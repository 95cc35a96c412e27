import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useDialogs } from '../state/dialogs.ts'
import { useEndWarning } from '../state/end-warning.ts'
import { useLanguageSheetOpen } from '../state/language-sheet.ts'
import { useNewVersion } from '../state/new-version.ts'
import { Boundary } from './Boundary.tsx'
import { loadBar } from './page-table.ts'
import { ToastRegions } from './ToastRegions.tsx'

const load = () => import('./on-demand/OverlayHost.tsx')
const OverlayHost = lazy(load)
const ToastList = lazy(async () => ({ default: (await load()).ToastList }))
/** How long after the start the code is fetched ahead of its first use, in milliseconds. */
const aheadMs = 4000

interface OverlaysProps {
  /** Told once they are alive: React takes them over after all blocks before them that wait for nothing. */
  readonly onDrawn: () => void
}

/** Dialogs, toasts, sheets and warnings; their code comes with the first of them, or ahead of it. */
export function Overlays({ onDrawn }: OverlaysProps): ReactNode {
  const open = [
    useDialogs().length > 0,
    useLanguageSheetOpen(),
    useEndWarning() !== undefined,
    useNewVersion(),
  ].some(Boolean)
  useEffect(onDrawn, [onDrawn])
  useEffect(() => {
    const timer = setTimeout(() => void lookAhead().catch(() => undefined), aheadMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Boundary resetBy={String(open)} quiet>
        <Suspense>{open && <OverlayHost />}</Suspense>
      </Boundary>
      <Boundary resetBy="toasts" quiet>
        <ToastRegions List={ToastList} />
      </Boundary>
    </>
  )
}

/** Fetches what lies over the page and what stands above the next, and lets the service worker begin. */
async function lookAhead(): Promise<void> {
  const [{ watchVisit }] = await Promise.all([load(), loadBar()])
  await watchVisit()
}
