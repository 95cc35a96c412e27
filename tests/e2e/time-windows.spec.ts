import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createPublisher } from '../../src/site/publish/create-publisher.ts'
import { startTestHost } from '../support/start-test-host.ts'
import { expect, test } from './support/journey.ts'
import { makeTempRoot, plainMerchant } from './support/temp-root.ts'

const minute = 60_000
const hour = 60 * minute
/** The clocks of London go forward at 01:00, so this window begins at 02:30. */
const window = { from: '2030-03-31T01:30[Europe/London]', until: '2030-03-31T04:00[Europe/London]' }
const opens = Date.parse('2030-03-31T02:30:00+01:00')

const merchant = plainMerchant('feast', {
  pages: {
    home: {
      order: ['promo', 'feast', '*'],
      blocks: {
        promo: { type: 'promo-card', settings: { title: { en: 'A feast' }, until: window.until } },
        feast: { type: 'contact', when: { time: window } },
      },
    },
  },
})
const world = {
  banners: [
    { id: 'always', group: 'm_home', title: 'Every day' },
    { id: 'feast', group: 'm_home', title: 'Only tonight', ...window },
  ],
}

const block = (page: Page) => page.locator('[data-block="feast"]')
const promo = (page: Page) => page.locator('[data-block="promo"]')
const banner = (page: Page) => page.getByText('Only tonight')

test('a block and a banner appear and disappear at their moments, and a promotion ends, without a reload, also on a published page and with a wrong clock', async ({
  page,
  trouble: _,
}) => {
  let server = opens - minute - Date.now()
  const root = makeTempRoot()
  root.write('feast', merchant)
  root.write('feast', world, 'world.json')
  const host = await startTestHost({ root: root.path, now: () => Date.now() + server })
  const out = mkdtempSync(join(tmpdir(), 'livery-time-'))
  const publisher = createPublisher()
  const now = opens - minute
  await publisher.publish({ root: root.path, out, codes: ['feast'], now })
  const gateway = new URL(`http://localhost:${host.port}`)
  const served = await publisher.serve(out, { port: 0, gateway })
  const move = async (ms: number): Promise<void> => {
    server += ms
    await page.clock.fastForward(ms)
  }
  // The clock of the device is three hours ahead of the server's.
  await page.clock.install({ time: opens - minute + 3 * hour })
  try {
    for (const port of [host.port, served.port]) {
      server = opens - minute - Date.now()
      await page.goto(`http://feast.localhost:${port}/m/home`)
      await expect(page.getByText('Every day')).toBeVisible()
      await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
      await expect(block(page)).toHaveCount(0)
      await expect(banner(page)).toHaveCount(0)
      await expect(promo(page).getByRole('timer')).toHaveText(/^01:3[01]:\d\d$/)
      await move(2 * minute)
      await expect(block(page)).toHaveCount(1)
      await expect(banner(page)).toHaveCount(1)
      await move(2 * hour)
      await expect(promo(page).getByText('This has ended')).toBeVisible()
      await expect(promo(page).getByRole('timer')).toHaveCount(0)
      await expect(block(page)).toHaveCount(0)
      await expect(banner(page)).toHaveCount(0)
      expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
      await page.clock.setSystemTime(opens - minute + 3 * hour)
    }
    // Somebody who comes within the window meets a page that was published before it.
    server = opens + minute - Date.now()
    await page.clock.setSystemTime(opens + minute)
    await page.goto(`http://feast.localhost:${served.port}/m/home`)
    await expect(block(page)).toHaveCount(1)
    await expect(banner(page)).toHaveCount(1)
  } finally {
    await served.close()
    await host.close()
    rmSync(out, { recursive: true, force: true })
    root.remove()
  }
})
