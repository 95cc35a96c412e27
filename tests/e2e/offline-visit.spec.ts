import type { Page } from '@playwright/test'
import { coreIf } from './support/core.ts'
import { expect, test } from './support/journey.ts'

/** Pictures that a player sees as broken, from the top of the page to its end. */
async function findBroken(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at)
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  })
  return page.locator('img').evaluateAll((all) =>
    all.flatMap((one) => {
      const seen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const broken = one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0
      return seen && broken ? [one.outerHTML] : []
    }),
  )
}

for (const code of ['siamstar', 'hongyun'] as const)
  test(`a guest of ${code} who loses the network moves to the lobby and back, gets one message, and sees no broken picture${coreIf(code === 'siamstar')}`, async ({
    createPlayer,
    page,
    context,
  }) => {
    const player = createPlayer(code)
    player.trouble.expect(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
    const untold = page.locator('main [data-kit="notice"]')
    // The pictures of games and the drawings of categories do not come while there is a network either.
    await page.route(/\/(pictures|cdn)\/|\/art\/ornaments\//, (route) => route.abort())
    await player.open('/m/home')
    await expect(page.locator('main [data-block]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const notice = page.getByText(player.t('app.offline'))
    await expect(notice).toHaveCount(1)
    await expect.poll(() => findBroken(page)).toEqual([])
    await player.step('/m/gameContainer?gameType=RNG')
    // The code of a lobby that was never open is not there either, which one message says.
    await expect(untold).toHaveCount(1)
    await expect.poll(() => findBroken(page)).toEqual([])
    await player.step('/m/home')
    await expect(page.locator('main [data-block]').first()).toBeVisible()
    await expect(untold).toHaveCount(0)
    await expect(notice).toHaveCount(1)
    await expect.poll(() => findBroken(page)).toEqual([])
  })
