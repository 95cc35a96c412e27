import { readRoute } from '../../src/core/contract/pages.ts'
import { expect, test } from './support/journey.ts'
import { beginWalk, listPageWalks } from './support/page-walks.ts'
import { findLostPage, walkSteps } from './support/walk-steps.ts'

for (const walk of listPageWalks()) {
  const { code, account, paths } = walk
  test(`a ${account} of ${code} who uses the keyboard keeps the focus at each step, and hears the title of each page`, async ({
    page,
    host,
    sandbox,
  }) => {
    await beginWalk(page, walk, { host, sandbox })
    const lost: string[] = []
    for (const path of paths) {
      const open = async () => {
        await page.evaluate((to) => history.pushState(null, '', to), path)
        const route = readRoute(path.split('?')[0] ?? '')
        const main = page.locator(`[data-column][data-route="${route}"] main`)
        await expect.poll(async () => (await main.innerText()).trim()).not.toBe('')
        await expect(
          page.locator('main :is([data-kit="skeleton"]:not(ul + span), [aria-busy="true"])'),
        ).toHaveCount(0)
      }
      await open()
      const arrived = await findLostPage(page)
      const found = await walkSteps(page, open)
      // Between two lobbies the link that leads there stays, and keeps the focus.
      if (!path.includes('gameType=')) found.unshift(...arrived)
      lost.push(...found.map((line) => `${path}: ${line}`))
    }
    expect(lost).toEqual([])
  })
}
