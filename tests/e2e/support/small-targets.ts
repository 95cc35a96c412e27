import type { Page } from '@playwright/test'

/** Visible buttons and links smaller than a thumb; links inside a sentence may be. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page
    .locator('button, a[href], input[type="checkbox"], [role="slider"], [role="radio"]')
    .evaluateAll((elements) => {
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
        if (width === 0 || height === 0 || (width >= least && height >= least)) return []
        const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
        return [`${element.tagName} "${name.trim()}" ${Math.round(width)}×${Math.round(height)}`]
      })
    })
}
