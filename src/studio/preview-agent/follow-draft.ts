import { revisionPath } from '../../core/contract/frame-message.ts'
import { ensureStorage } from './ensure-storage.ts'
import { restoreScroll } from './restore-scroll.ts'

/** Milliseconds between an answer and the next request. */
const pause = 1500
/** The key under which a reloaded page finds its scroll position. */
const place = 'preview-scroll'

/** Reloads a page of its own, as on a phone, as soon as the typed settings change. */
export function followDraft(page: Window, shown: string): void {
  const visit = ensureStorage(page, 'sessionStorage')
  const scrolled = Number(visit.getItem(place))
  visit.removeItem(place)
  if (scrolled > 0) restoreScroll(page, scrolled)
  void ask()

  async function ask(): Promise<void> {
    const now = page.document.hidden ? shown : await loadRevision()
    if (now === shown) {
      page.setTimeout(() => void ask(), pause)
      return
    }
    visit.setItem(place, String(page.scrollY))
    page.location.reload()
  }

  /** The answer without a network or a studio: nothing to reload. */
  async function loadRevision(): Promise<string> {
    const answer = await page.fetch(revisionPath, { cache: 'no-store' }).catch(() => undefined)
    return answer?.ok ? await answer.text() : shown
  }
}
