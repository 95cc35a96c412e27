import type { Page } from '@playwright/test'
import { colourTokens } from '../../../src/contract/tokens.ts'

/** A text colour and the grounds it is seen on, by the names of their tokens, with an example of the words. */
export interface WornPair {
  readonly text: string
  readonly ground: string
  readonly words: string
}

/** A colour for each token that no other token has. */
const dyes: Readonly<Record<string, string>> = Object.fromEntries(
  colourTokens.map((name, index) => [name, `rgb(${40 + index * 3}, ${250 - index * 2}, ${index})`]),
)

/** Gives every colour token of the page a colour of its own. */
export async function dyeTokens(page: Page): Promise<void> {
  await page.evaluate((colours) => {
    const { style } = document.documentElement
    for (const [name, colour] of Object.entries(colours)) style.setProperty(`--${name}`, colour)
  }, dyes)
}

/** Which tokens the words of a dyed page are set in, and on which grounds they stand. */
export function readWornPairs(page: Page): Promise<WornPair[]> {
  return page.evaluate((colours) => {
    const names = new Map(Object.entries(colours).map(([name, colour]) => [colour, name]))
    const opaque = (colour: string): boolean => !/, 0\)$/.test(colour)

    /** The tokens that an element paints behind its words; undefined where it paints nothing. */
    function groundsOf(element: Element): string[] | undefined {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const drawn = [...backgroundImage.matchAll(/rgba?\([^)]*\)/g)].map(([colour]) => colour)
      const painted = [backgroundColor, ...drawn].filter(opaque)
      if (backgroundImage.includes('url(') || element instanceof HTMLImageElement)
        return ['picture']
      if (painted.length === 0) return undefined
      return painted.map((colour) => names.get(colour) ?? colour)
    }

    function read(node: Text): { text: string; ground: string; words: string }[] {
      const parent = node.parentElement
      const words = node.data.trim()
      if (!parent || words === '' || !parent.checkVisibility({ opacityProperty: true })) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getClientRects()[0]
      if (!box || box.width < 2) return []
      const stack = document.elementsFromPoint(
        box.x + Math.min(box.width / 2, 8),
        box.y + box.height / 2,
      )
      const own = stack.findIndex((one) => one.contains(parent) || parent.contains(one))
      if (own !== 0) return []
      const grounds = stack.map(groundsOf).find((found) => found !== undefined) ?? ['surface-page']
      const { color } = getComputedStyle(parent)
      return grounds.map((ground) => ({
        text: names.get(color) ?? color,
        ground,
        words: words.slice(0, 24),
      }))
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { text: string; ground: string; words: string }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text) found.push(...read(node))
    return found
  }, dyes)
}
