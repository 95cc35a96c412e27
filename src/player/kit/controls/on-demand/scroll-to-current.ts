import { readReducedMotion } from '../use-reduced-motion.ts'

/** The elements whose chosen item was in view once. */
const begun = new WeakSet<Element>()

/**
 * Scrolls an element that is still on the page, and the boxes inside it, so that its chosen item is in their middle: at once the first
 * time, and smoothly afterwards if the player allows motion. The page around it does not scroll.
 */
export function scrollToCurrent(around: Element | null): void {
  if (!around) return
  const behavior = begun.has(around) && !readReducedMotion() ? 'smooth' : 'instant'
  begun.add(around)
  const item = around.querySelector('[aria-current], [aria-selected="true"], [aria-pressed="true"]')
  let box = item?.parentElement
  while (item && box && around.contains(box)) {
    // jsdom has no scrollBy.
    box.scrollBy?.({ ...wayToMiddle(box, item), behavior })
    box = box.parentElement
  }
}

function wayToMiddle(box: Element, item: Element): Required<Pick<ScrollToOptions, 'left' | 'top'>> {
  const seen = box.getBoundingClientRect()
  const place = item.getBoundingClientRect()
  return {
    left: place.left - seen.left + (place.width - seen.width) / 2,
    top: place.top - seen.top + (place.height - seen.height) / 2,
  }
}
