import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { findSerious, settle } from './support/find-serious.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { passSliderByKeys } from './support/slider.ts'
import { findSmallTargets } from './support/small-targets.ts'
import { failedCall } from './support/trouble.ts'
import { merchants } from './support/words.ts'

async function expectFit(player: Player): Promise<void> {
  await settle(player)
  expect(await findSerious(player)).toEqual([])
  expect(await findSmallTargets(player.page)).toEqual([])
}

async function openMenu({ page, t }: Player): Promise<void> {
  await page
    .getByRole('button', { name: t('header.menu'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: t('menu.title') })).toBeVisible()
}

for (const code of merchants) {
  // What the pages themselves have is asked in `every-page.spec.ts`.
  test(`the menu and the languages of ${code} have nothing serious and no target too small`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    await player.open('/m/home')
    await openMenu(player)
    await expectFit(player)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: player.t('language.title') }).click()
    await expect(page.getByRole('radiogroup')).toBeVisible()
    await expectFit(player)
  })

  test(`the status screens of ${code} have nothing serious`, async ({
    createPlayer,
    sandbox,
    page,
  }) => {
    const player = createPlayer(code)
    player.trouble.expect(failedCall)
    await sandbox.change(code, { regionRestriction: true })
    await player.open('/m/home')
    await expect(page.getByText(player.t('error.restricted'))).toBeVisible()
    await expectFit(player)
    await sandbox.change(code, { maintenance: true })
    await player.open('/m/home')
    await expect(page.getByText(player.t('error.maintenance'))).toBeVisible()
    await expectFit(player)
  })
}

test('home and the menu of a member have nothing serious', async ({ createPlayer }) => {
  const player = createPlayer('kiwibet')
  await player.logIn('member88')
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  await expectFit(player)
  await openMenu(player)
  await expectFit(player)
})

/** Presses Tab until an element of this name has the focus. */
async function tabTo({ page }: Player, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const snapshot = await focused.ariaSnapshot()
    if (snapshot.includes(`"${name}`)) return
  }
  throw new Error(`Tab never reaches "${name}"`)
}

test('by keyboard alone a player opens the menu, goes to login and logs in @core', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await player.open('/m/home')
  await expect(player.block('header').getByRole('button').first()).toBeVisible()
  await tabTo(player, t('header.menu'))
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: t('menu.title') })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(
    page.getByRole('button', { name: t('header.menu'), exact: true }).first(),
  ).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(player, t('route.login'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/login/)
  await expect(player.field('account')).toBeVisible()
  await tabTo(player, t('field.account'))
  await page.keyboard.type('member88')
  await page.keyboard.press('Tab')
  await expect(player.field('password')).toBeFocused()
  await page.keyboard.type(demoPassword)
  await passSliderByKeys(page, t)
  await player.field('password').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('by keyboard alone a player chooses a language', async ({ createPlayer, page }) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/home')
  await expect(player.block('header').getByRole('button').first()).toBeVisible()
  await tabTo(player, player.t('language.title'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await tabTo(player, 'ไทย')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('for a visitor without a preference about motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('by keyboard alone a guest pauses the announcements and follows the prompt to login', async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer('siamstar')
    await player.open('/m/home')
    const notices = player.block('notices')
    const line = notices.locator('ul').first()
    await expect(line).toBeVisible()
    await tabTo(player, player.t('home.notices.pause'))
    await page.keyboard.press('Enter')
    await expect(notices.locator(':focus')).toHaveAccessibleName(player.t('home.notices.play'))
    const held = await line.boundingBox()
    await page.keyboard.press('Shift+Tab')
    await expect(notices.locator('a:focus')).toBeVisible()
    expect((await line.boundingBox())?.y).toBe(held?.y)
    await tabTo(player, player.t('home.account.login'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/m\/login/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('for a visitor who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the marquee, the carousel and the fade stand still', async ({ createPlayer, page }) => {
    await page.clock.install()
    const player = createPlayer('siamstar')
    await player.open('/m/home')
    const front = player.block('banner').locator('[data-front]')
    await expect(front).toBeVisible()
    const banner = await front.innerText()
    const line = player.block('notices').locator('ul').first()
    const place = await line.boundingBox()
    await page.clock.runFor(3800)
    expect(await front.innerText()).toBe(banner)
    expect(await line.boundingBox()).toEqual(place)
    // By keyboard: sections that load above move the link away from a finger.
    await page.getByRole('link', { name: player.t('menu.help'), exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/m\/help$/)
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const long = Number(animation.effect?.getComputedTiming().duration ?? 0) > 1
        return long && animation instanceof CSSAnimation ? [animation.animationName] : []
      }),
    )
    expect(moving).toEqual([])
  })
})
