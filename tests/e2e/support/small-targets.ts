import type { Page } from '@playwright/test'

const pressed = 'button, a[href], input[type="checkbox"], [role="slider"], [role="radio"]'
/** What a player types into or chooses from. */
const filled =
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]), textarea, select'

/** Lists the visible controls that are smaller than a thumb; links inside a sentence may be. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.locator(`${pressed}, ${filled}`).evaluateAll((elements, fields) => {
    const least = 43.5
    function isTouched(element: Element): boolean {
      const inline = getComputedStyle(element).display === 'inline'
      return element.checkVisibility() && !element.closest('[inert]') && !inline
    }
    /** A small drawing may have a larger touch area over it. */
    function sizeOf(element: Element): readonly [number, number] {
      const { width, height } = element.getBoundingClientRect()
      const background = getComputedStyle(element, '::after')
      if (background.position !== 'absolute' || background.content === 'none')
        return [width, height]
      const wider = Math.max(width, Number.parseFloat(background.width))
      return [wider, Math.max(height, Number.parseFloat(background.height))]
    }
    return elements.filter(isTouched).flatMap((element) => {
      const [width, height] = sizeOf(element)
      const isEmpty = (width === 0 || height === 0) && !element.matches(fields)
      if (isEmpty || (width >= least && height >= least)) return []
      const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
      return [`${element.tagName} "${name.trim()}" ${Math.round(width)}×${Math.round(height)}`]
    })
  }, filled)
}
