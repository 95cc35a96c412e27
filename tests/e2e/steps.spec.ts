import { readRoute } from '../../src/core/contract/pages.ts'
import { expect, test } from './support/journey.ts'
import { keepStorages } from './support/keep-storages.ts'
import { setOutVisitor } from './support/set-out-still.ts'
import { accounts, codes, listPaths } from './support/still-loads.ts'
import { findLostPage, walkSteps } from './support/walk-steps.ts'

const isSoak = process.env['LIVERY_SOAK'] !== undefined

/** Every account meets every page, at one merchant; under `LIVERY_SOAK` at every one. */
for (const [at, code] of codes.entries())
  for (const account of accounts)
    test(`a ${account} of ${code} who uses the keyboard keeps the focus at each step, and hears the title of each page`, async ({
      page,
      host,
      sandbox,
    }) => {
      const { origin, language, storages, findPath } = await setOutVisitor(
        { code, account },
        { host, sandbox },
      )
      const { device, visit } = storages
      await keepStorages(page.context(), { device: { ...device, language }, visit })
      await page.goto(`${origin}/m/help`, { waitUntil: 'commit' })
      await page.locator('html[data-started]').waitFor({ state: 'attached' })
      const lost: string[] = []
      for (const [index, asked] of listPaths(account).entries()) {
        if (!isSoak && index % codes.length !== at) continue
        const path = await findPath(asked)
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
