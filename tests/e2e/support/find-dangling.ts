import type { Page } from '@playwright/test'

/** Lists the texts whose dot, which belongs between two parts, begins or ends a line. */
export function findDangling(page: Page): Promise<string[]> {
  return page.evaluate(searchDangling)
}

/** Runs in the page, so it brings everything with it. */
function searchDangling(): string[] {
  interface Sign {
    readonly isDot: boolean
    readonly top: number
    readonly bottom: number
  }
  const root = document.querySelector('dialog[open]') ?? document.body
  const drawn = [...root.querySelectorAll('span')].filter(isDrawnDot)
  const written = textsIn(root).flatMap(({ data, parentElement }) =>
    data.includes('·') && parentElement ? [parentElement] : [],
  )
  const holders = new Set(
    [...drawn, ...written].filter((one) => one.checkVisibility()).map(blockOf),
  )
  return [...holders].filter(dangles).map((holder) => `dangling: "${holder.textContent?.trim()}"`)

  /** Returns whether an element is a space with a dot as its background. */
  function isDrawnDot(element: Element): boolean {
    return element.textContent === ' ' && getComputedStyle(element).backgroundImage !== 'none'
  }

  function textsIn(element: Element): Text[] {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && !node.parentElement?.closest('[data-unseen]')) texts.push(node)
    return texts
  }

  /** Returns the element whose lines hold an inline one. */
  function blockOf(element: Element): Element {
    const { display } = getComputedStyle(element)
    const above = element.parentElement
    return above && /^(inline|contents)$/.test(display) ? blockOf(above) : element
  }

  function dangles(holder: Element): boolean {
    const signs = textsIn(holder).flatMap(signsOf)
    return signs.some(
      (sign, at) =>
        sign.isDot &&
        [signs[at - 1], signs[at + 1]].some((beside) => !beside || !onOneLine(sign, beside)),
    )
  }

  /** Returns the places of the letters of a text. A space counts where its background is drawn as a dot. */
  function signsOf(text: Text): Sign[] {
    const isDrawn = text.parentElement !== null && isDrawnDot(text.parentElement)
    return [...text.data].flatMap((letter, at) => {
      if (letter.trim() === '' && !isDrawn) return []
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const { width, top, bottom } = range.getBoundingClientRect()
      return width < 1 ? [] : [{ isDot: isDrawn || letter === '·', top, bottom }]
    })
  }

  function onOneLine(a: Sign, b: Sign): boolean {
    return Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top)
  }
}
