import { readI18n } from '../../i18n/start-i18n.ts'
import { offerNewVersion } from '../../state/new-version.ts'
import { showNotification } from '../../state/toasts.ts'

/** The fields whose text a reload would lose. */
const fieldsOfText = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea'

/**
 * Reloads the page when code that it needs is gone from the server, as after an upload that removed the files of
 * the release before, or when such code fails to load a second time although the server answers. Where a reload
 * would lose something, or the page has just been reloaded, the player reads what to do instead.
 */
export function watchMissingCode(page: Window, reload: () => void): void {
  let failures = 0
  let asking = false
  page.addEventListener('vite:preloadError', async () => {
    if (asking) return
    asking = true
    failures += 1
    const site = await loadSiteOut(page.location.href)
    asking = false
    const isOld = site !== (page.document.documentElement.dataset['site'] ?? '')
    if (site === undefined || (!isOld && failures < 2)) return
    if (!holdsWork(page.document) && !isReloaded(page)) return reload()
    if (isOld) offerNewVersion(reload)
    showNotification(readI18n().translate('app.codeGone'), 'long')
  })
}

/** Returns the name of the site that the server has now, which is empty without one; undefined if it does not answer. */
async function loadSiteOut(address: string): Promise<string | undefined> {
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => undefined)
  if (!answer?.ok) return undefined
  return / data-site="([^"]*)"/.exec(await answer.text())?.[1] ?? ''
}

function holdsWork(page: Document): boolean {
  const fields = [...page.querySelectorAll<HTMLInputElement>(fieldsOfText)]
  return (
    page.querySelector('iframe, dialog[open]') !== null || fields.some(({ value }) => value !== '')
  )
}

/** A page that was reloaded and still lacks code is not reloaded again by itself. */
function isReloaded({ performance }: Window): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload' // entries of that type are
}
