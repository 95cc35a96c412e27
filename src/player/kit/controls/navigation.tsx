/** The only door to wouter. */
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useMemo } from 'react'
import {
  navigate as goTo,
  usePathname,
  useSearch as useSearchText,
} from 'wouter/use-browser-location'
import { pathTo } from '../../../core/contract/pages.ts'
import { isExternalAddress, isInternalPath } from './internal-path.ts'

export interface NavigateOptions {
  /** Takes the place of the present entry of the history. */
  readonly replace?: boolean
}
export type Navigate = (to: string, options?: NavigateOptions) => void

/** The location of a prerendered page. */
const ahead = import.meta.env.SSR ? { ssrPath: pathTo('home'), ssrSearch: '' } : undefined

/** Goes to a path of the product; any other address is ignored. */
export function useNavigate(): Navigate {
  return navigate
}

const navigate: Navigate = (to, { replace = false } = {}) => {
  if (!isInternalPath(to)) return
  goTo(to, { replace, state: { depth: readDepth() + (replace ? 0 : 1) } })
}

/** Goes one step back, or more, or to a path when the visit began here. */
export function useBack(): (otherwise: string, steps?: number) => void {
  return back
}

function back(otherwise: string, steps = 1): void {
  if (readDepth() > 0) history.go(-steps)
  else navigate(otherwise, { replace: true })
}

/** The path shown, without its query. */
export function usePath(): string {
  const path = usePathname(ahead)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** The query of the address shown. */
export function useSearch(): URLSearchParams {
  const text = useSearchText(ahead)
  return useMemo(() => new URLSearchParams(text), [text])
}

/** Returns true if a path of the product, with its query, is the address shown. */
export function useIsCurrent(to: string | undefined): boolean {
  const path = usePath()
  const query = useSearch().toString()
  return to === (query ? `${path}?${query}` : path)
}

/** Goes to another path of the product as soon as it is drawn. */
export function Redirect({ to }: { readonly to: string }): null {
  useEffect(() => navigate(to, { replace: true }), [to])
  return null
}

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  /** A path of the product, or an address that passed the link allow-list. */
  readonly to: string
  readonly replace?: boolean
  /** Replaces the navigation of a plain tap. A tap that opens a new tab still navigates. */
  readonly onEnter?: (() => void) | undefined
}

/** A link inside the product or out of it; an address of any other kind leads nowhere. */
export function Link({ to, replace = false, onEnter, onClick, ...rest }: LinkProps): ReactNode {
  if (isExternalAddress(to)) {
    return <a {...rest} href={to} target="_blank" rel="noopener noreferrer" onClick={onClick} />
  }
  if (!isInternalPath(to)) return <a {...rest} aria-disabled="true" />

  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || opensElsewhere(event)) return
        event.preventDefault()
        if (onEnter) onEnter()
        else navigate(to, { replace })
      }}
    />
  )
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}

/** Returns the number of steps of this visit behind the present one. */
export function readDepth(): number {
  const state: { readonly depth?: unknown } | null = history.state
  return typeof state?.depth === 'number' ? state.depth : 0
}
