import type { Page } from '@playwright/test'
import { findSerious, rest } from './find-serious.ts'
import { findSmallTargets } from './small-targets.ts'

/** What can be pressed, but for the link that only shows itself to the keyboard. */
const controlSelector =
  'a[href]:not([href^="#"]), button, input, select, textarea, summary, [role="slider"], [role="radio"], [role="tab"], [role="switch"]'

/**
 * Lists what the look of an open page takes from its players: a blank page, controls that can be pressed without the
 * look alone, targets and texts that are too small, and texts that are too faint. All animations have ended.
 */
export async function findLookFaults(page: Page): Promise<string[]> {
  await rest({ page })
  const blank = await page.evaluate(findBlank)
  const small = await findSmallTargets(page)
  const texts = await page.evaluate(findSmallTexts)
  const faint = await findSerious({ page }, { rules: ['color-contrast'] })
  const hidden = await findHiddenControls(page)
  return [...blank, ...small.map((one) => `small target: ${one}`), ...texts, ...faint, ...hidden]
}

/** Lists the controls that can be pressed without the look and not with it. */
async function findHiddenControls(page: Page): Promise<string[]> {
  const controls = await page.evaluateHandle(listControls, controlSelector)
  const shown = await page.evaluate(listReached, controls)
  await switchLook(page, 'off')
  const plain = await page.evaluate(listReached, controls)
  await switchLook(page, 'on')
  // What moves by itself, such as a banner, may have been elsewhere the first time.
  const again = await page.evaluate(listReached, controls)
  // A long list unmounts the rows that are scrolled away.
  const stays = await page.evaluate((all) => all.map((one) => one.isConnected), controls)
  const names = await page.evaluate(nameControls, controls)
  await controls.dispose()
  return names.filter((_, at) => stays[at] && plain[at] && !shown[at] && !again[at])
}

/** Takes the look out of an open page, or puts it back. */
async function switchLook(page: Page, to: 'on' | 'off'): Promise<void> {
  await page.evaluate((isOff) => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
    const isLook = ({ cssRules }: CSSStyleSheet): boolean =>
      [...cssRules].some((rule) => rule instanceof CSSLayerBlockRule && rule.name === 'look')
    for (const sheet of sheets) if (isLook(sheet)) sheet.disabled = isOff
  }, to === 'off')
  await rest({ page })
}

/** Runs in the page. */
function listControls(selector: string): Element[] {
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  return [...(dialogs.at(-1) ?? document).querySelectorAll(selector)]
}

/** Runs in the page: whether the middle of each control can be scrolled into view and takes a press there. */
async function listReached(controls: readonly Element[]): Promise<boolean[]> {
  const reached: boolean[] = []
  for (const control of controls) reached.push(await isReached(control))
  return reached

  async function isReached(control: Element): Promise<boolean> {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // A rail comes to rest in another frame than the one it was scrolled in.
    for (let tries = 0; tries < 3; tries += 1) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (takesPress(control)) return true
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      if (takesPress(control)) return true
    }
    return false
  }

  function takesPress(control: Element): boolean {
    const target = control.closest('label') ?? control
    return [...control.getClientRects()].some(({ left, top, width, height }) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && target.contains(hit)
    })
  }
}

/** Runs in the page. */
function nameControls(controls: readonly Element[]): string[] {
  return controls.map((one) => {
    const name = one.getAttribute('aria-label') || one.textContent || one.id
    const part = one.closest('[data-kit]')?.getAttribute('data-kit')
    return `hidden: ${one.localName} "${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}" of ${part}`
  })
}

/** Runs in the page. */
function findBlank(): string[] {
  const dialogs = [...document.querySelectorAll('dialog[open]')]
  const root = dialogs.at(-1) ?? document.querySelector('main')
  return root instanceof HTMLElement && root.innerText.trim() !== '' ? [] : ['blank']
}

/** Runs in the page: lists the texts that are drawn with less than 12 px. */
function findSmallTexts(): string[] {
  const least = 11.95
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    // The letters of a drawing are no text.
    if (!element || text === '' || element.closest('svg, [data-unseen]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scaleOf(element)
    if (size < least) found.add(`small text: "${text.slice(0, 40)}" ${size.toFixed(1)} px`)
  }
  return [...found]

  function scaleOf(element: Element): number {
    let all = 1
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { transform, scale } = getComputedStyle(at)
      const { c, d } = new DOMMatrix(transform)
      const [x = '1', y = x] = scale === 'none' ? [] : scale.split(' ')
      all *= Math.hypot(c, d) * Number(y)
    }
    return all
  }
}
