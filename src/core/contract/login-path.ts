import { safeLink } from './safe-link.ts'

const login = '/m/login'

/** The address of login that leads back to a path of the product afterwards. */
export function loginPath(back: string): string {
  return `${login}?back=${encodeURIComponent(back)}`
}

/** The way back that a login was asked with; undefined unless it is a path of the product. */
export function readBackPath(search: string): string | undefined {
  const back = new URLSearchParams(search).get('back')
  if (back === null || !back.startsWith('/') || back.startsWith(login)) return undefined
  return safeLink(back, { hosts: [] })
}
