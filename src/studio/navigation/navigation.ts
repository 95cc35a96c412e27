/** The only door to wouter in the studio: `/studio/<merchant>/<dotted path>`, `/studio/-/<view of all merchants>`, and the query, which is the scenario's. */
import { useMemo } from 'react'
import { navigate, usePathname, useSearch } from 'wouter/use-browser-location'

/** The views of all merchants beside the gallery. */
export const listViews = ['flags', 'audit', 'tokens'] as const
export type ListView = (typeof listViews)[number]

/** The place in the address: a merchant's part to edit, or a view of all merchants, by default the gallery. */
export interface StudioPlace {
  readonly merchant?: string
  readonly view?: ListView
  /** Dotted, such as `pages.home.blocks.winners`, or the name of a view. */
  readonly path: string
}

const root = '/studio'
/** In place of a merchant; no code of one begins with a dash. */
const noMerchant = '-'

export function usePlace(): StudioPlace {
  const pathname = usePathname()
  return useMemo(() => readPlace(pathname), [pathname])
}

export function readPlace(pathname: string): StudioPlace {
  const [merchant, path] = pathname.slice(root.length).split('/').filter(Boolean).map(decode)
  const view = listViews.find((one) => one === path)
  if (merchant === noMerchant) return { path: '', ...(view && { view }) }
  return merchant === undefined ? { path: '' } : { merchant, path: path ?? '' }
}

export function addressOf({ merchant, path, view }: StudioPlace): string {
  if (view) return `${root}/${noMerchant}/${view}`
  const parts = [merchant, merchant && path].filter((part) => part)
  return [root, ...parts.map((part) => encodeURIComponent(part ?? ''))].join('/')
}

/** Goes to a place; the scenario stays. */
export function goTo(place: StudioPlace): void {
  navigate(addressOf(place) + location.search)
}

/** Returns the part of the query that holds the scenario. */
export function useQuery(): URLSearchParams {
  const text = useSearch()
  return useMemo(() => new URLSearchParams(text), [text])
}

/** Says something else in the query, in place of the present address; `undefined` says nothing. */
export function changeQuery(changes: Readonly<Record<string, string | undefined>>): void {
  const query = new URLSearchParams(location.search)
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(key)
    else query.set(key, value)
  }
  const text = query.toString()
  navigate(location.pathname + (text && `?${text}`), { replace: true })
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
