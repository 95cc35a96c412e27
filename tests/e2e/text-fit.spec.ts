import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { findMisfits } from './support/text-fit.ts'
import { failedCall } from './support/trouble.ts'
import { merchants, readMerchant } from './support/words.ts'

/**
 * The size of plain text that a player may set in the browser, as it is and twice as large, each
 * with the widths of screens it is measured on: what fits at both ends fits between them, except
 * where large text wraps.
 */
const sizes = [
  { size: 16, widths: [320, 430] },
  { size: 32, widths: [320, 360, 390] },
] as const

interface Walk {
  readonly player: Player
  readonly browser: CDPSession
  readonly found: string[]
}

async function settle(page: Page): Promise<void> {
  await expect(page.locator('main span[data-shape][aria-hidden]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Notes everything that does not fit on the screen that is open, at every width and size of text. */
async function look(name: string, { player, browser, found }: Walk): Promise<void> {
  const { page } = player
  await settle(page)
  for (const { size, widths } of sizes) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 })
      const misfits = await findMisfits(page)
      found.push(...misfits.map((one) => `${name} ${width} px ${(size / 16) * 100} %: ${one}`))
    }
  }
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 16 } })
}

async function lookAtGuest(walk: Walk): Promise<void> {
  const { page, say, open, step, code } = walk.player
  await open('/m/home')
  await look('home', walk)
  await page
    .getByRole('button', { name: say('header.menu'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: say('menu.title') })).toBeVisible()
  await look('menu', walk)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: say('language.title') })
    .first()
    .click()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await look('languages', walk)
  await page.keyboard.press('Escape')
  for (const path of ['login', 'register']) {
    await step(`/m/${path}`)
    await expect(page.locator('form'), code).toBeVisible()
    await look(path, walk)
  }
}

for (const code of merchants)
  for (const language of readMerchant(code).languages.supported) {
    test(`a guest of ${code} in ${language} finds nothing cut, covered or pushed aside`, async ({
      meet,
      page,
    }) => {
      const walk = await setOut(meet(code, language), { page, language })
      await lookAtGuest(walk)
      expect(walk.found).toEqual([])
    })

    test(`a member of ${code} in ${language} finds nothing cut, covered or pushed aside on home, in the lobby or at a closed door`, async ({
      meet,
      page,
      sandbox,
    }) => {
      const player = meet(code, language)
      player.trouble.expect(failedCall)
      const walk = await setOut(player, { page, language })
      await player.logIn('member88')
      await player.open('/m/home')
      await expect(player.block('account')).toContainText('member88')
      await look('home', walk)
      await lookAtLobby(walk)
      for (const closed of ['maintenance', 'regionRestriction'] as const) {
        await sandbox.change(code, { maintenance: false, [closed]: true })
        await player.open('/m/home')
        await expect(page.getByRole('main')).toBeVisible()
        await look(closed, walk)
      }
      expect(walk.found).toEqual([])
    })
  }

const slots = '/m/gameContainer?gameType=RNG'

async function lookAtLobby(walk: Walk): Promise<void> {
  const { page, block, step } = walk.player
  await step(`${slots}&show=hot`)
  await expect(block('games').getByRole('listitem').first()).toBeVisible()
  await look('lobby', walk)
  await step(`${slots}&q=a`)
  await expect(page.getByRole('searchbox')).toBeVisible()
  await look('search', walk)
  await page.getByRole('searchbox').fill('zzzzzz')
  await look('nothing found', walk)
  await step('/m/moreLottery')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await look('lotteries', walk)
}

async function setOut(
  player: Player,
  { page, language }: { page: Page; language: string },
): Promise<Walk> {
  await page.addInitScript((tag) => localStorage.setItem('language', tag), language)
  return { player, browser: await page.context().newCDPSession(page), found: [] }
}
