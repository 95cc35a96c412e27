import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { merchants, readMerchant } from './support/words.ts'

async function expectDemo(player: Player): Promise<void> {
  await expect(player.page.getByText(player.t('app.demo'), { exact: true }).first()).toBeVisible()
}

/** Expects the line on which the ball bounces below the last line of the title. */
async function expectTitleAboveLine(player: Player): Promise<void> {
  const picture = player.block('picture')
  const title = await picture.getByRole('heading').boundingBox()
  const drawing = await picture.locator('img[src*="trial-bounce"]').boundingBox()
  // The line starts at 158.5 of 176 units.
  const background = drawing && drawing.y + (drawing.height * 158.5) / 176
  expect(title && title.y + title.height).toBeLessThan(background ?? 0)
}

for (const code of merchants) {
  test(`the trial page of ${code} makes a name that cannot be changed and starts to play`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    await player.open('/m/trail')
    const name = page.getByRole('textbox', { name: player.t('trial.name') })
    await expect(name).toHaveValue(/^trial\d+$/)
    await expect(name).not.toBeEditable()
    if (code === 'kiwibet') await expectTitleAboveLine(player)
    const made = await name.inputValue()
    await page.getByRole('button', { name: player.t('trial.play') }).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expectDemo(player)
    await expect(page.locator('[data-type="account"]')).toContainText(made)
    expect((await player.storages()).visit['trialName']).toContain(made)
  })
}

test('test play on the login page opens a trial at once, marked DEMO on every screen @core', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/login')
  await player.block('trial').getByRole('button').click()
  await expect(page).toHaveURL(/\/m\/home$/)
  for (const path of ['/m/home', '/m/help', '/m/member/home']) {
    await player.open(path)
    await expectDemo(player)
  }
})

test('a trial account that logs in with its password is led home', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.logInByForm('trial88')
  await expect(page).toHaveURL(/\/m\/home$/)
  await player.step('/m/login')
  await expect(player.field('account')).toBeVisible()
})

test('the bottom menu asks a trial account to register, and stays', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/trail')
  await page.getByRole('button', { name: player.t('trial.play') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  expect(readMerchant('siamstar').navigation.bottom).toContain('slots')
  await page
    .getByRole('navigation', { name: player.t('menu.main') })
    .getByRole('link', { name: player.t('category.RNG') })
    .click()
  await expect(page.getByText(player.t('app.realAccount'))).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('a trial that the gateway has closed is not offered', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('siamstar')
  await sandbox.change('siamstar', { whitelabel: { FREEPLAY3: false } })
  await player.open('/m/trail')
  await expect(page.getByText(player.t('trial.closedLine'))).toBeVisible()
  await expect(page.getByRole('button', { name: player.t('trial.play') })).toBeHidden()
})
