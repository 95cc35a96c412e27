import { revisionPath } from '../../core/contract/frame-message.ts'
import { ensureStorage } from './ensure-storage.ts'
import { scrollSoon } from './scroll-soon.ts'

/** How long after one answer it is asked again, in milliseconds. */
const pause = 1500
/** Where a page that is drawn anew finds how far it was scrolled. */
const place = 'preview-scroll'

/** Draws a page that stands by itself, as on a phone, anew as soon as what is typed changed. */
export function followDraft(page: Window, shown: string): void {
  const visit = ensureStorage(page, 'sessionStorage')
  const scrolled = Number(visit.getItem(place))
  visit.removeItem(place)
  if (scrolled > 0) scrollSoon(page, scrolled)
  void ask()

  async function ask(): Promise<void> {
    const now = page.document.hidden ? shown : await readRevision()
    if (now === shown) {
      page.setTimeout(() => void ask(), pause)
      return
    }
    visit.setItem(place, String(page.scrollY))
    page.location.reload()
  }

  /** What stands for a network or a studio that is gone: nothing to draw anew. */
  async function readRevision(): Promise<string> {
    const answer = await page.fetch(revisionPath, { cache: 'no-store' }).catch(() => undefined)
    return answer?.ok ? await answer.text() : shown
  }
}
