import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { findMisfits } from './support/text-fit.ts'
import { failedCall } from './support/trouble.ts'
import { type Look, walkAsGuest } from './support/walk-as-guest.ts'
import { merchants, walkedLanguages } from './support/words.ts'

/**
 * The size of plain text that a player may set in the browser, as it is and twice as large, each
 * with the widths of screens it is measured on: what fits at both ends fits between them.
 */
const sizes = [
  { size: 16, widths: [320, 430] },
  { size: 32, widths: [320, 390] },
] as const

interface Walk {
  readonly player: Player
  readonly browser: CDPSession
  readonly found: string[]
}

/** Goes along the same screens with every size of text: to change it on each would lay each out anew. */
async function inEverySize(walk: Walk, look: (at: Look) => Promise<void>): Promise<void> {
  for (const { size, widths } of sizes) {
    await walk.browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await look((name) => measure(`${name}, ${(size / 16) * 100} %`, walk, widths))
  }
}

async function measure(name: string, walk: Walk, widths: readonly number[]): Promise<void> {
  const { page } = walk.player
  await expect(page.locator('main span[data-shape][aria-hidden]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 })
    const misfits = await findMisfits(page)
    walk.found.push(...misfits.map((one) => `${name}, ${width} px: ${one}`))
  }
}

const slots = '/m/gameContainer?gameType=RNG'

async function walkAsMember({ page, block, step }: Player, look: Look): Promise<void> {
  await step('/m/home')
  await expect(block('account')).toContainText('member88')
  await look('home')
  await step(`${slots}&show=hot`)
  await expect(block('games').getByRole('listitem').first()).toBeVisible()
  await look('lobby')
  await step(`${slots}&q=a`)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await look('search')
  await page.getByRole('searchbox').fill('zzzzzz')
  await look('nothing found')
  await step('/m/moreLottery')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await look('lotteries')
}

for (const code of merchants) {
  for (const language of walkedLanguages(code))
    test(`a guest of ${code} in ${language} finds nothing cut, covered or pushed aside`, async ({
      meet,
      page,
    }) => {
      const player = meet(code, language)
      const walk = await setOut(player, { page, language })
      await player.open('/m/home')
      await inEverySize(walk, (look) => walkAsGuest(player, look))
      expect(walk.found).toEqual([])
    })

  for (const language of walkedLanguages(code))
    test(`a member of ${code} in ${language} finds nothing cut, covered or pushed aside on home, in the lobby or at a closed door`, async ({
      meet,
      page,
      sandbox,
    }) => {
      const player = meet(code, language)
      player.trouble.expect(failedCall)
      const walk = await setOut(player, { page, language })
      await player.logIn('member88')
      await inEverySize(walk, (look) => walkAsMember(player, look))
      for (const closed of ['maintenance', 'regionRestriction'] as const) {
        await sandbox.change(code, { maintenance: false, [closed]: true })
        await player.open('/m/home')
        await expect(page.getByRole('main')).toBeVisible()
        await inEverySize(walk, (look) => look(closed))
      }
      expect(walk.found).toEqual([])
    })
}

async function setOut(
  player: Player,
  { page, language }: { page: Page; language: string },
): Promise<Walk> {
  await page.addInitScript((tag) => localStorage.setItem('language', tag), language)
  return { player, browser: await page.context().newCDPSession(page), found: [] }
}
