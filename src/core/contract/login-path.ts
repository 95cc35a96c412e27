import { pathTo } from './pages.ts'

/** Returns the path of login with the path to return to afterwards. */
export function loginPath(back: string): string {
  return `${pathTo('login')}?back=${encodeURIComponent(back)}`
}
