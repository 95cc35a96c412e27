import { type ComponentType, useEffect, useState } from 'react'
import { loadWithAreas } from '../i18n/start-i18n.ts'
import type { LoadPage } from './load-page.ts'

export type LoadedPage<P> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Page: ComponentType<P> }
  | { readonly kind: 'failed'; readonly retry: () => void }

const loaded = new WeakMap<object, unknown>()

/** Loads a page's code and messages, which `usePage` then returns at once. */
export async function loadPage<P>(load: LoadPage<P>): Promise<void> {
  const module = await loadWithAreas(load, load.areas ?? [])
  loaded.set(load, module.default)
}

/** Loads a page's code and messages, and returns its component; at once if they are already loaded. `retry` loads them again after a failure. */
export function usePage<P = object>(load: LoadPage<P>): LoadedPage<P> {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<LoadPage<P>>()
  const [, setArrived] = useState<LoadPage<P>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (load.page || loaded.has(load)) return
    let unmounted = false
    loadPage(load).then(
      () => {
        if (!unmounted) setArrived(() => load)
      },
      () => {
        if (!unmounted) setFailed(() => load)
      },
    )
    return () => {
      unmounted = true
    }
  }, [load, attempt])
  // The map holds the component of this very loader.
  const Page = load.page ?? (loaded.get(load) as ComponentType<P> | undefined)
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
