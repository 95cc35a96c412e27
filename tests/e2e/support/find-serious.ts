import { AxeBuilder } from '@axe-core/playwright'
import type { Player } from './player.ts'

/** Serious and critical findings, each with where it is. */
export async function findSerious({ page }: Pick<Player, 'page'>): Promise<string[]> {
  await page.evaluate(drawAll)
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
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
