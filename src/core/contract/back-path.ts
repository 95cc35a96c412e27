import { pathTo } from './pages.ts'
import { safeLink } from './safe-link.ts'

/** Returns the path to return to after login; undefined unless it is a path of the product. */
export function readBackPath(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back')
  if (back === null || !back.startsWith('/')) return undefined
  if (back.startsWith(pathTo('login')) || back.startsWith(pathTo('agentLogin'))) return undefined
  return safeLink(back, { hosts: [] })
}
