import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import { useSettled } from '../state/live.ts'
import { type Await, AwaitContext } from './use-first-answer.ts'

/** A part of a page that nothing waits for is shown at once. */
const ArrivedContext = createContext(true)

/**
 * Waits until every query of the page below it has been answered once, or has failed, and until the
 * settings of the merchant are known, so that the page can be shown in one piece and nothing of it moves
 * afterwards. The client of the gateway ends every call, so that the wait ends too.
 */
export function FirstAnswers({ children }: { readonly children: ReactNode }): ReactNode {
  const known = useSettled()
  const [arrived, setArrived] = useState(false)
  const awaited = useRef(0)
  const [{ awaitOne, showWhole }] = useState(() => {
    // Meanwhile an answer may lead to another query.
    const showWhole = (): void =>
      void untilLaidOut().then(() => awaited.current === 0 && setArrived(true))
    const awaitOne: Await = () => {
      awaited.current += 1
      return () => {
        awaited.current -= 1
        if (awaited.current === 0) showWhole()
      }
    }
    return { awaitOne, showWhole }
  })
  useLayoutEffect(() => (known ? undefined : awaitOne()), [known, awaitOne])
  useLayoutEffect(() => {
    if (awaited.current > 0) return
    // Everything was known before: the page is shown at its first paint, unless it needs another font.
    void document.body.offsetHeight
    if (isLoadingFonts()) showWhole()
    else setArrived(true)
  }, [showWhole])
  return (
    <AwaitContext value={awaitOne}>
      <ArrivedContext value={arrived}>{children}</ArrivedContext>
    </AwaitContext>
  )
}

/** Returns whether the page around this component may be shown. It becomes true once, and stays true. */
export function useArrived(): boolean {
  return use(ArrivedContext)
}

/** Resolves when the page has been laid out as it is, with its fonts, for a frame that shows it in its place. */
async function untilLaidOut(): Promise<void> {
  await nextFrame()
  await nextFrame()
  if (!isLoadingFonts()) return
  await document.fonts.ready
  return untilLaidOut()
}

function nextFrame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(done))
}

/** Without a browser there are no fonts. */
function isLoadingFonts(): boolean {
  return 'fonts' in document && document.fonts.status === 'loading'
}
