import { AxeBuilder } from '@axe-core/playwright'
import type { Player } from './player.ts'

export interface SeriousOptions {
  /** What is another page's affair, such as the frames of previews. */
  readonly without?: string
  /** The rules that are tried; all of them where nothing is said. */
  readonly rules?: readonly string[]
}

/** Serious and critical findings, each with where it is. */
export async function findSerious(
  { page }: Pick<Player, 'page'>,
  { without, rules }: SeriousOptions = {},
): Promise<string[]> {
  await page.evaluate(drawAll)
  const axe = new AxeBuilder({ page })
  if (without) axe.exclude(without)
  const { violations } = await axe
    .options({ resultTypes: ['violations'], ...(rules ? { runOnly: [...rules] } : {}) })
    // A game in its frame is of another origin, for which axe would open a page; its own journeys judge it.
    .setLegacyMode(true)
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, any }) =>
          `${id}: ${target.join(' ')} ${any.map(({ message }) => message).join(' ')}`,
      ),
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
