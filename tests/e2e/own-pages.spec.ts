import { expect, test } from './support/own-merchants.ts'
import { plainMerchant } from './support/temp-root.ts'

const code = 'clubbed'
const contact = { order: ['contact'], blocks: { contact: { type: 'contact' } } }
const merchant = plainMerchant(code, {
  pages: {
    'own-club': { path: '/m/club', title: { en: 'The club', th: 'คลับ' }, ...contact },
    'own-lounge': {
      path: '/m/club/lounge',
      title: { en: 'The lounge', th: 'เลานจ์' },
      sessions: ['member', 'agent'],
      ...contact,
    },
    'own-rules': {
      path: '/m/club/rules',
      title: { en: 'The rules', th: 'กติกา' },
      order: ['text'],
      blocks: { text: { type: 'document', settings: { file: 'rules' } } },
    },
    'own-points': {
      path: '/m/club/points',
      title: { en: 'Club points', th: 'แต้มคลับ' },
      flag: 'AFFMAN3',
      ...contact,
    },
  },
  forceOff: { AFFMAN3: 'The club has no points yet.' },
  navigation: {
    bottom: ['home', 'own-club', 'own-lounge', 'own-points', 'menu'],
    menu: [
      { title: { en: 'Our club', th: 'คลับของเรา' }, entries: ['own-club', 'own-lounge', 'slots'] },
    ],
    entries: {
      'own-club': { icon: 'crown' },
      'own-lounge': { icon: 'heart', label: { en: 'Lounge', th: 'เลานจ์' } },
      'own-points': { icon: 'coins' },
    },
  },
})

test.beforeEach(({ root }) => root.write(code, merchant))

test('an own page has its address, its title in the language shown, its blocks and a way back @core', async ({
  createOwnPlayer,
  page,
}) => {
  const player = createOwnPlayer(code)
  await player.open('/m/club/')
  const title = page.getByRole('heading', { level: 1, name: 'The club', exact: true })
  await expect(title).toBeVisible()
  await expect(page).toHaveTitle(`The club · ${code}`)
  await expect(player.block('contact')).toBeVisible()
  await page.getByRole('button', { name: player.t('app.back') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await player.step('/m/club')
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: player.t('language.title') }).click()
  await page.getByRole('radio', { name: 'ไทย', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'คลับ', exact: true })).toBeVisible()
})

test('an own page for members sends a guest to login, who comes back to it', async ({
  createOwnPlayer,
  page,
}) => {
  const player = createOwnPlayer(code)
  await player.open('/m/club/lounge')
  await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2Fclub%2Flounge$/)
  await player.fillLogin('member88')
  await player.submitLogin()
  await expect(page).toHaveURL(/\/m\/club\/lounge$/)
  await expect(page.getByRole('heading', { level: 1, name: 'The lounge' })).toBeVisible()
})

test('an own page names the account that a trial account lacks, and is closed while its flag is off', async ({
  createOwnPlayer,
  page,
}) => {
  const player = createOwnPlayer(code)
  await player.logIn('trial88')
  await player.step('/m/club/lounge')
  await expect(page.getByText(player.t('app.needsReal'))).toBeVisible()
  await player.step('/m/club/points')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByText(player.t('error.notAvailable'))).toBeVisible()
})

test('an own page shows a document in the language shown, and nothing of it that is not text', async ({
  createOwnPlayer,
  page,
  root,
}) => {
  const rules = [
    '## House rules',
    '- Ask at [help](/m/help)',
    '<img src=x onerror="document.title=1">',
    '[Elsewhere](https://evil.example)',
  ]
  root.write(code, rules.join('\n\n'), 'documents/rules.en.md')
  root.write(code, '## กติกาของบ้าน', 'documents/rules.th.md')
  const player = createOwnPlayer(code)
  await player.open('/m/club/rules')
  const text = player.block('text')
  await expect(text.getByRole('heading', { level: 3, name: 'House rules' })).toBeVisible()
  await expect(text.getByText('<img src=x')).toBeVisible()
  await expect(text.locator('img')).toHaveCount(0)
  await expect(text.getByRole('link')).toHaveText(['help'])
  await page.getByRole('button', { name: player.t('language.title') }).click()
  await page.getByRole('radio', { name: 'ไทย', exact: true }).click()
  await expect(text.getByRole('heading', { name: 'กติกาของบ้าน' })).toBeVisible()
})

test('both menus lead to own pages, mark the one that is open, and leave out a closed one', async ({
  createOwnPlayer,
  page,
}) => {
  const player = createOwnPlayer(code)
  await player.open('/m/home')
  const bar = page.getByRole('navigation', { name: player.t('menu.main') })
  await expect(bar.getByRole('link')).toHaveText([player.t('route.home'), 'The club', 'Lounge'])
  await bar.getByRole('link', { name: 'The club' }).click()
  await expect(page).toHaveURL(/\/m\/club$/)
  await expect(bar.locator('[aria-current="page"]')).toHaveText('The club')
  await bar.getByRole('button', { name: player.t('header.menu') }).click()
  const group = page.getByRole('dialog').getByRole('region', { name: 'Our club' })
  await expect(group.getByRole('link')).toHaveText(['The club', player.t('category.RNG')])
  await expect(group.locator('[aria-current="page"]')).toHaveText('The club')

  await player.logIn('member88')
  await bar.getByRole('button', { name: player.t('header.menu') }).click()
  await group.getByRole('link', { name: 'Lounge' }).click()
  await expect(page).toHaveURL(/\/m\/club\/lounge$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bar.locator('[aria-current="page"]')).toHaveText('Lounge')
})

test('an own page does not move while it comes', async ({ createOwnPlayer, page }) => {
  const player = createOwnPlayer(code)
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shift: Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await player.open('/m/club')
  await expect(player.block('contact')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBe(0)
})
