import axe from 'axe-core'
import type { Player } from './player.ts'

export interface SeriousOptions {
  /** The rules to check; by default all. */
  readonly rules?: readonly string[]
  /** The least impact that counts. Headings and landmarks are moderate. */
  readonly least?: 'moderate' | 'serious'
}

/**
 * Returns the serious and critical findings of axe in a page, each with where it is. Frames are
 * left out: a game and a preview are pages of their own, which their own journeys judge.
 */
export async function findSerious(
  { page }: Pick<Player, 'page'>,
  { rules, least = 'serious' }: SeriousOptions = {},
): Promise<string[]> {
  await page.evaluate(drawAll)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(judge, rules)
  return violations
    .filter(({ impact }) => impact !== 'minor' && (impact !== 'moderate' || least === impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, any }) =>
          `${id}: ${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`,
      ),
    )
}

/** Runs in the page, where axe is by then. */
async function judge(rules: readonly string[] | undefined): Promise<axe.Result[]> {
  const there = window as unknown as { readonly axe: typeof axe } // axe says so of itself alone
  const { violations } = await there.axe.run(document, {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules ? { runOnly: [...rules] } : {}),
  })
  // A description inside an element is no part of its label (WCAG 2.5.3), but axe counts all that it shows.
  const describesItself = ({ target }: axe.NodeResult): boolean => {
    const element = document.querySelector(String(target[0]))
    const ids = element?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.some((id) => element?.contains(document.getElementById(id)))
  }
  return violations.map((found) =>
    found.id === 'label-content-name-mismatch'
      ? { ...found, nodes: found.nodes.filter((node) => !describesItself(node)) }
      : found,
  )
}

/** Draws what is off screen too: what a browser skips has no place of its own, and lies on what follows. */
async function drawAll(): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[data-block] { content-visibility: visible !important; }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Everything has arrived and nothing fades any more. */
export async function settle({ page }: Pick<Player, 'page'>): Promise<void> {
  await page.waitForLoadState('networkidle')
  await rest({ page })
}

/** Nothing fades any more; what a frame in the page loads meanwhile is its own affair. */
export async function rest({ page }: Pick<Player, 'page'>): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState, timeline }) => {
      const endless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      const byScroll = timeline !== document.timeline
      return endless || byScroll || playState !== 'running'
    }),
  )
}
