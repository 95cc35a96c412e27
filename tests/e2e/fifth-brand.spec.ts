import { join } from 'node:path'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import type { TempRoot } from './support/temp-root.ts'
import { projectRoot } from './support/words.ts'

/** A brand that the product has never seen: JSON and drawings only, outside its own merchants. */
const code = 'aerogram'

function bring(root: TempRoot): void {
  root.bring(code, join(projectRoot, 'tests/fixtures/brands', code))
}

/** Everything that a player sees of a block has arrived. */
async function expectDrawn({ block }: Player, id: string): Promise<void> {
  const pictures = block(id).locator('img')
  await expect(pictures.first()).toBeVisible()
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => {
        const seen = (one: Element): boolean => {
          const { left, right } = one.getBoundingClientRect()
          return one.checkVisibility() && right > 0 && left < innerWidth
        }
        return all.filter(
          (one) => one instanceof HTMLImageElement && seen(one) && one.naturalWidth === 0,
        ).length
      }),
    )
    .toBe(0)
}

async function expectFine(player: Player): Promise<void> {
  await settle(player)
  expect(await findSerious(player)).toEqual([])
  const { scrollWidth, clientWidth } = await player.page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }))
  expect(scrollWidth).toBe(clientWidth)
}

test('validate reports nothing for a brand of JSON and drawings', ({ root }) => {
  bring(root)
  const found = checkMerchants(openDiskFiles(root.path), [code])
  expect(found.filter(({ file }) => file.includes(code))).toEqual([])
})

const order = [
  ['banner', 'banner'],
  ['winners', 'winner-board'],
  ['account', 'account'],
  ['categories', 'categories'],
  ['popular', 'popular-games'],
  ['notices', 'notices'],
  ['live', 'vendor-section'],
  ['slots', 'vendor-section'],
  ['sports', 'vendor-section'],
  ['fish', 'vendor-section'],
  ['lottery', 'lotteries'],
  ['games', 'game-list'],
  ['contact', 'contact'],
]

test('a guest of that brand sees its order, its colours, its stamps and its letters', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  bring(root)
  const player = createOwnPlayer(code)
  await player.open('/m/home')
  const blocks = page.locator('main [data-block]')
  await expect
    .poll(() =>
      blocks.evaluateAll((all) =>
        all.map((one) => [one.getAttribute('data-block'), one.getAttribute('data-type')]),
      ),
    )
    .toEqual(order)
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-shape', 'sharp')
  await expect(html).toHaveAttribute('data-depth', 'flat')
  const tokens = await html.evaluate((element) =>
    ['--primary', '--accent', '--surface-page', '--light', '--radius-card'].map((name) =>
      getComputedStyle(element).getPropertyValue(name).trim(),
    ),
  )
  expect(tokens).toEqual(['#1b3b8f', '#c4202f', '#dce7f7', '#f5c84c', '0'])
  await expect(html).toHaveCSS('font-family', /Kanit/)
  await expect(player.block('header').locator('img[alt="aerogram"]')).toBeVisible()
  for (const id of ['banner', 'categories', 'popular', 'slots']) {
    await player.block(id).scrollIntoViewIfNeeded()
    await expectDrawn(player, id)
  }
  await expect(player.block('live').locator('[data-tone="deep"]').first()).toBeVisible()
  // A name over a picture is set in the colour that reads on that picture.
  const name = player.block('fish').getByText('Pelican Mail')
  await expect(name).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expectFine(player)
})

test('the same guest reads it in Thai, opens its menu and joins', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  bring(root)
  await page.addInitScript("localStorage.setItem('language', 'th')")
  const player = createOwnPlayer(code, 'th')
  await player.open('/m/home')
  await expect(player.block('popular')).toContainText('ซองวันแรกจำหน่าย')
  await expect(player.block('popular')).toContainText('ปีกกระดาษ')
  await page.getByRole('button', { name: player.t('header.menu'), exact: true }).click()
  const menu = page.getByRole('dialog', { name: player.t('menu.title') })
  await expect(menu).toBeVisible()
  await expectFine(player)
  await menu.getByRole('link', { name: player.t('route.register'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
  await expect(player.field('username')).toBeVisible()
  await expectFine(player)
})

test('a member of that brand signs for the letter and sees the balance and the menu', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  bring(root)
  const player = createOwnPlayer(code)
  await player.open('/m/login')
  await expect(page.getByRole('heading', { name: 'Post for you' })).toBeVisible()
  await expectFine(player)
  await player.logIn('member88')
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  await expect(player.block('account')).toContainText('6,420.75')
  await expectFine(player)
  await page.getByRole('button', { name: player.t('header.menu'), exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText(player.t('category.PVP'))
  await expectFine(player)
})
