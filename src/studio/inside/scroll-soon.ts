/** How long a page may take to grow to where it is scrolled, in milliseconds. */
const growing = 2000

/** Scrolls as soon as the page is tall enough, unless somebody scrolls it meanwhile. */
export function scrollSoon(page: Window, to: number): void {
  const end = page.performance.now() + growing
  const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
  let isTaken = false
  const take = (): void => {
    isTaken = true
  }
  for (const kind of hands) page.addEventListener(kind, take, { once: true, passive: true })
  const attempt = (): void => {
    if (isTaken || page.performance.now() > end) return
    page.scrollTo(0, to)
    if (Math.abs(page.scrollY - to) > 1) page.requestAnimationFrame(attempt)
  }
  attempt()
}
