/** Space between a notice and the field that it makes room for, in CSS pixels. */
const gap = 8

export interface Band {
  readonly top: number
  readonly bottom: number
}

/** The position of a notice, and the distance that the page has to scroll for it. */
export interface NoticePlace {
  /** The edge that the notice hangs under: the screen's, as usual, or the field's. */
  readonly under: 'screen' | 'field'
  readonly scroll: number
}

/** Places a notice so that a field stays in sight: where it usually is, else below the field. */
export function placeNotice(notice: Band, field: Band, screen: number): NoticePlace {
  const clear = notice.bottom + gap <= field.top || notice.top >= field.bottom + gap
  if (clear) return { under: 'screen', scroll: 0 }
  const missing = field.bottom + gap + (notice.bottom - notice.top) - screen
  // The field stays below the bars, where the notice usually begins.
  return { under: 'field', scroll: Math.max(0, Math.min(missing, field.top - notice.top)) }
}

/** Keeps a notice off the field that has the focus (WCAG 2.4.11); returns how to stop. */
export function scrollClearOfFocus(notice: HTMLElement): () => void {
  const focused = document.activeElement
  if (!focused || focused === document.body) return () => undefined
  const field = focused.closest('[data-field]') ?? focused
  const place = (): void => {
    notice.style.removeProperty('--notice-top')
    // Without the way it moves in, which its rectangle has.
    const { offsetTop: top, offsetHeight: height } = notice
    const usual = { top, bottom: top + height }
    const { under, scroll } = placeNotice(usual, field.getBoundingClientRect(), innerHeight)
    if (under === 'screen') return
    if (scroll > 0) window.scrollBy({ top: scroll, behavior: 'instant' })
    const below = field.getBoundingClientRect().bottom + gap
    notice.style.setProperty('--notice-top', `${below}px`)
  }
  // The field grows by its error, which may be drawn after the notice.
  const watch = new ResizeObserver(place)
  watch.observe(field)
  watch.observe(notice)
  return () => watch.disconnect()
}
