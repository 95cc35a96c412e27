import { type ComponentType, useEffect, useState } from 'react'
import { loadWithAreas } from '../i18n/start-i18n.ts'
import type { LoadPage } from './page-table.ts'

export type LoadedPage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Page: ComponentType }
  | { readonly kind: 'failed'; readonly retry: () => void }

const ready = new Map<LoadPage, ComponentType>()

/** A page's code and messages: shown at once when they are there, loaded when not, and asked for anew by `retry`. */
export function usePage(load: LoadPage): LoadedPage {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<LoadPage>()
  const [, setArrived] = useState<LoadPage>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (load.page || ready.has(load)) return
    let left = false
    loadWithAreas(load, load.areas ?? []).then(
      (module) => {
        ready.set(load, module.default)
        if (!left) setArrived(() => load)
      },
      () => {
        if (!left) setFailed(() => load)
      },
    )
    return () => {
      left = true
    }
  }, [load, attempt])
  const Page = load.page ?? ready.get(load)
  if (Page) return { kind: 'ready', Page }
  if (failed !== load) return { kind: 'loading' }
  return {
    kind: 'failed',
    retry: () => {
      setFailed(undefined)
      setAttempt(attempt + 1)
    },
  }
}
