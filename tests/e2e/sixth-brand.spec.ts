import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import type { TempRoot } from './support/temp-root.ts'
import { merchants, projectRoot } from './support/words.ts'

/** A brand of JSON, drawings, fonts and CSS of a look: no line of the product is there for it. */
const code = 'coinop'

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

test('validate reports nothing for a brand of files', ({ root }) => {
  bring(root)
  const found = checkMerchants(openDiskFiles(root.path), [code])
  expect(found.filter(({ file }) => file.includes(code))).toEqual([])
})

test('no module and no stylesheet of the product names a brand', () => {
  const names = [...merchants, code].join('|')
  const files = ['src/*.ts', 'src/*.tsx', 'src/*.css', ':!src/*.test.ts', ':!src/*.test.tsx']
  const search = ['grep', '-lwE', names, '--', ...files]
  let named = ''
  try {
    named = execFileSync('git', search, { cwd: projectRoot, encoding: 'utf8' })
  } catch (error) {
    // git grep exits with 1 where it finds nothing.
    if (!(error instanceof Error && 'status' in error && error.status === 1)) throw error
  }
  expect(named).toBe('')
})

const order = [
  ['banner', 'banner'],
  ['trial', 'trial-play'],
  ['account', 'account'],
  ['notices', 'notices'],
  ['categories', 'categories'],
  ['winners', 'winner-board'],
  ['crash', 'popular-games'],
  ['mini', 'game-list'],
  ['promotion', 'banner'],
  ['fish', 'vendor-section'],
  ['makers', 'vendor-section'],
  ['contact', 'contact'],
]

test('a guest of that brand sees its order, its colours, its letters and its buttons', async ({
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
  const tokens = await page
    .locator('html')
    .evaluate((element) =>
      ['--primary', '--error', '--surface-page', '--radius-card'].map((name) =>
        getComputedStyle(element).getPropertyValue(name).trim(),
      ),
    )
  expect(tokens).toEqual(['#b5f23c', '#ff5468', '#0a0d09', '0'])
  await expect
    .poll(() =>
      page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts]
          .filter(({ family, status }) => family.includes('Own') && status === 'loaded')
          .map(({ family }) => family.replaceAll('"', ''))
          .sort()
      }),
    )
    .toEqual(expect.arrayContaining(['Own Display', 'Own Text']))
  const join = player.block('account').getByRole('link', { name: player.t('route.register') })
  await expect(join).toHaveCSS('clip-path', /^polygon\(/)
  await expect(player.block('header').locator('img[alt="coinop"]')).toBeVisible()
  for (const id of ['crash', 'mini', 'promotion', 'fish', 'makers']) {
    await player.block(id).scrollIntoViewIfNeeded()
    await expectDrawn(player, id)
  }
  await expectFine(player)
})

test('the same guest reads it in Japanese, opens its menu and joins', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  bring(root)
  await page.addInitScript("localStorage.setItem('language', 'ja')")
  const player = createOwnPlayer(code, 'ja')
  await player.open('/m/home')
  await expect(player.block('winners')).toContainText('ハイスコア')
  await page.getByRole('button', { name: player.t('header.menu'), exact: true }).click()
  const menu = page.getByRole('dialog', { name: player.t('menu.title') })
  await expect(menu).toBeVisible()
  await expectFine(player)
  await menu.getByRole('link', { name: player.t('route.register'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/register$/)
  await expect(player.field('username')).toBeVisible()
  await expectFine(player)
})

const pages = [
  '/m/member/home',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/transaction/record',
  '/m/profit',
  '/m/activity',
  '/m/rewards',
  '/m/vip',
  '/m/messages',
  '/m/security',
  '/m/myAccount/index',
  '/m/gameContainer?gameType=CRASH',
]

test('a member of that brand walks twelve pages that are its own', async ({
  root,
  createOwnPlayer,
  page,
}) => {
  bring(root)
  const player = createOwnPlayer(code)
  await player.open('/m/login')
  await expect(page.getByRole('heading', { name: 'Continue?' })).toBeVisible()
  await expectFine(player)
  await player.logIn('member88')
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  await expect(player.block('account')).toContainText('1,316.50')
  await expectFine(player)
  for (const path of pages) {
    await player.step(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await expectFine(player)
  }
})
