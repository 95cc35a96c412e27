import { type RouteDeclaration, type RouteId, routes } from '../../src/core/contract/pages.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { failedCall } from './support/trouble.ts'

/** The keys of the table are its ids, which Object.entries forgets. */
const table = Object.entries(routes) as [RouteId, RouteDeclaration][]
/** Routes whose visit needs more than their path. */
const special: readonly RouteId[] = ['home', 'game', 'gameContainer']

function isForMembers({ sessions }: RouteDeclaration): boolean {
  return sessions !== undefined && !sessions.includes('guest')
}

async function expectPage(player: Player, id: RouteId): Promise<void> {
  const { page, t } = player
  const title = t(`route.${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(title))
  await expect.poll(async () => (await page.locator('main').innerText()).trim()).not.toBe('')
}

test('every page for everybody has its title and something to read @core', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  for (const [id, route] of table) {
    if (isForMembers(route) || special.includes(id)) continue
    const [first = '', ...others] = route.paths
    await player.open(first)
    await expectPage(player, id)
    for (const path of others) {
      await player.step(path)
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expectPage(player, id)
    }
  }
})

test('a page for members sends a guest to login and keeps the way back', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/home')
  for (const [, route] of table) {
    if (!isForMembers(route) || route.flag) continue
    const [path = ''] = route.paths
    const query = path === '/m/game' ? '?vassKey=X' : ''
    await player.step(path + query)
    await expect(page).toHaveURL((url) => {
      return url.pathname === '/m/login' && url.searchParams.get('back') === path + query
    })
  }
})

test('every page for members has its title and something to read @core', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.logIn('member88')
  await expect(page).toHaveURL(/\/m\/home$/)
  for (const [id, route] of table) {
    if (!isForMembers(route) || route.flag || special.includes(id)) continue
    const [path = ''] = route.paths
    await player.step(path)
    await expect(page).toHaveURL((url) => url.pathname === path)
    await expectPage(player, id)
  }
})

test('a page for members that is opened by its address is there after a login', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/withdraw')
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fwithdraw$/)
  await player.fillLogin('member88')
  await player.submitLogin()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await player.open('/m/withdraw')
  await expectPage(player, 'withdraw')
})

test('the points mall exists where its flag is on, and is home where it is off', async ({
  createPlayer,
  page,
}) => {
  const off = createPlayer('kiwibet')
  await off.open('/m/mall/mallHome')
  await expect(page).toHaveURL(/\/m\/home$/)
  const on = createPlayer('siamstar')
  await on.open('/m/mall/mallHome')
  await expect(page).toHaveURL(/\/m\/login\?back=/)
})

test('every path of home is home, and so is a path that nobody knows', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/')
  await expect(player.block('header')).toBeVisible()
  for (const path of [...routes.home.paths, '/m/', '/m/game']) {
    await player.step('/m/help')
    await expect(player.block('header')).toBeHidden()
    await player.step(path)
    await expect(player.block('header')).toBeVisible()
  }
  for (const path of ['/nothing/at/all', '/m/home/x']) {
    await player.step(path)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(player.block('header')).toBeVisible()
  }
  await player.open('/m/nowhere')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(player.block('header')).toBeVisible()
})

test('the lobby is titled by its game type, and back leads home', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/gameContainer?gameType=LIVE')
  await expect(
    page.getByRole('heading', { level: 1, name: player.t('category.LIVE') }),
  ).toBeVisible()
  await page.getByRole('button', { name: player.t('app.back'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('back leads home from login and register, and one step back from help', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  const back = page.getByRole('button', { name: player.t('app.back'), exact: true })
  for (const path of ['/m/login', '/m/register']) {
    await player.open(path)
    await back.click()
    await expect(page).toHaveURL(/\/m\/home$/)
  }
  await player.open('/m/register')
  await page.getByRole('link', { name: player.t('menu.help'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/help$/)
  await back.click()
  await expect(page).toHaveURL(/\/m\/register$/)
})

test('after an invitation that the gateway refuses, back leaves it behind and goes home', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  await player.open('/m/home')
  await sandbox.fault('kiwibet', 'registerSettings', {
    code: 'invalid.affiliate.code',
    status: 400,
  })
  await player.open('/m/register?affiliateCode=GONE1')
  await expect(page.locator('main').getByRole('alert').first()).toBeVisible()
  await page.getByRole('button', { name: player.t('app.back'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect((await player.storages()).visit['affiliate']).toBeUndefined()
})

test('the slide-in menu of a guest leads to login and closes with its page', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/home')
  await page.getByRole('button', { name: player.t('header.menu'), exact: true }).click()
  const menu = page.getByRole('dialog', { name: player.t('menu.title') })
  await menu.getByRole('link', { name: player.t('route.login') }).click()
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(menu).toHaveCount(0)
})
