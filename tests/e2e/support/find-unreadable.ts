import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { luminanceOf } from './measure-contrast.ts'

/** A line of text over a picture, in pixels of the screen. */
interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** The colour of its letters. */
  readonly ink: readonly [red: number, green: number, blue: number]
  /** The contrast that its size needs (WCAG 1.4.3). */
  readonly needs: number
}

/** The share of a line that may lie over what is too close to its letters: a thin stroke, a star. */
const allowed = 0.06

/** Lists the lines of text that a picture behind them makes hard to read, with the share of each that is. */
export async function findUnreadable(page: Page): Promise<string[]> {
  const lines = await page.evaluate(listLines)
  await page.evaluate(hideText)
  const image = sharp(await page.screenshot({ scale: 'css' })).removeAlpha()
  await page.evaluate(showText)
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return lines.flatMap((line) => {
    const ink = luminanceOf(Uint8Array.from(line.ink))
    let faint = 0
    let all = 0
    for (let y = Math.floor(line.y); y < line.y + line.height; y += 1)
      for (let x = Math.floor(line.x); x < line.x + line.width; x += 1) {
        const at = (y * info.width + x) * info.channels
        const paper = luminanceOf(data.subarray(at, at + 3))
        const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05)
        all += 1
        if (contrast < line.needs) faint += 1
      }
    const share = Math.round((100 * faint) / all)
    return faint / all > allowed ? [`"${line.text}" ${share} % over its picture`] : []
  })
}

/** Runs in the page: lists the lines in view that lie over a picture. */
function listLines(): Line[] {
  const pictures = [...document.querySelectorAll('main :is(img, picture, [data-drawing])')]
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width >= 64 && height >= 64)
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== '') lines.push(...linesOf(node))
  return lines

  function linesOf(node: Text): Line[] {
    const element = node.parentElement
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // The letters of a drawing are no text that a style hides.
    if (!element || !isShown || element.closest('[data-unseen], svg')) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
    return [...range.getClientRects()]
      .filter(
        (rect) => rect.width >= 2 && isInView(rect) && pictures.some((one) => overlap(one, rect)),
      )
      .map(({ x, y, width, height }) => ({
        ...{ x, y, width, height, ink: inkOf(color), needs: isLarge ? 3 : 4.5 },
        text: node.data.trim().slice(0, 40),
      }))
  }

  function isInView({ left, right, top, bottom }: DOMRect): boolean {
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }

  function overlap(a: DOMRect, b: DOMRect): boolean {
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
  }

  function inkOf(color: string): readonly [number, number, number] {
    if (!pen) return [0, 0, 0]
    pen.fillStyle = color
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  }
}

/** Runs in the page. */
function hideText(): void {
  const style = new CSSStyleSheet()
  style.replaceSync(
    'main *:not(svg *) { -webkit-text-fill-color: transparent !important; text-shadow: none !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
}

/** Runs in the page. */
function showText(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
}
