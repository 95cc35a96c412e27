import { type ComponentType, useEffect, useState } from 'react'
import { loadWithAreas } from '../i18n/start-i18n.ts'
import type { LoadPage } from './page-table.ts'

export type LoadedPage<P> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Page: ComponentType<P> }
  | { readonly kind: 'failed'; readonly retry: () => void }

const ready = new WeakMap<object, unknown>()

/** A page's code and messages: shown at once when they are there, loaded when not, and asked for anew by `retry`. */
export function usePage<P = object>(load: LoadPage<P>): LoadedPage<P> {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<LoadPage<P>>()
  const [, setArrived] = useState<LoadPage<P>>()
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
  // A loader's own page stands under it.
  const Page = load.page ?? (ready.get(load) as ComponentType<P> | undefined)
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
