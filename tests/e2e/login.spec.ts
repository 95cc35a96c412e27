import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { coreIf } from './support/core.ts'
import { expectFocus } from './support/expect-step.ts'
import { expect, test } from './support/journey.ts'
import { failedCall } from './support/trouble.ts'
import { merchants, readMerchant } from './support/words.ts'

const names = { siamstar: 'สยามสตาร์', kiwibet: 'kiwibet', hongyun: '鸿运', reef: 'reef' }

for (const code of merchants) {
  test(`a member of ${code} sees the logo, logs in and finds the account on home${coreIf(code === 'hongyun')}`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    const logo = page.locator('[data-block="picture"]').getByRole('img')
    await player.open('/m/login')
    await expect(logo).toHaveAccessibleName(names[code])
    await expect(logo).toBeInViewport()
    await player.fillLogin('member88')
    await player.submitLogin()
    await expect(player.block('account')).toContainText(demoNicknames.member88)
    await expect(page).toHaveTitle(new RegExp(names[code]))
    await expectFocus(page)
  })
}

test('a captcha that every login needs is shown from the start, and a slow press works', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('hongyun')
  await player.open('/m/login')
  await expect(player.field('captcha')).toBeVisible()
  await player.fillLogin('member88')
  // The press takes the focus from the captcha, whose hint must not move the button from under it.
  const button = page.getByRole('button', { name: player.t('login.submit'), exact: true })
  await button.click({ delay: 700 })
  await expect(player.block('account')).toContainText(demoNicknames.member88)
})

test('wrong passwords bring the captcha, and the right password with it logs in', async ({
  createPlayer,
}) => {
  const player = createPlayer('siamstar')
  player.trouble.expect(failedCall)
  await player.open('/m/login')
  await expect(player.field('captcha')).toBeHidden()
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await player.fillLogin('agent88', `Wrong-${attempt}`)
    await player.submitLogin()
    await expect(
      player.page.getByRole('alert').filter({ hasText: player.t('error.login') }),
    ).toBeVisible()
  }
  await expect(player.field('captcha')).toBeVisible()
  await player.fillLogin('agent88')
  await player.submitLogin()
  await expect(player.block('account')).toContainText(demoNicknames.agent88)
})

test('a wrong user name and a wrong password get the same answer', async ({ createPlayer }) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  await player.open('/m/login')
  const refusals: string[] = []
  for (const name of ['nobody77', 'member88']) {
    await player.fillLogin(name, 'Wrong-word-1')
    await player.submitLogin()
    await expect(player.page.getByText(player.t('error.login'))).toBeVisible()
    await expect(player.block('form').getByRole('img')).toBeVisible()
    refusals.push(await player.block('form').ariaSnapshot())
    await player.open('/m/login')
  }
  expect(refusals[1]?.replaceAll('member88', 'nobody77')).toBe(refusals[0])
})

test('empty fields have errors under the fields and send nothing', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/login')
  let asked = false
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/login')) asked = true
  })
  await player.submitLogin()
  await expect(player.field('account')).toHaveAttribute('aria-invalid', 'true')
  await expect(player.field('password')).toHaveAttribute('aria-invalid', 'true')
  await expect(player.field('account')).toBeFocused()
  expect(asked).toBe(false)
})

test('a merchant that keeps the login fills both fields the next time', async ({
  createPlayer,
}) => {
  const player = createPlayer('siamstar')
  expect(readMerchant('siamstar').safety.rememberedLogin).toBe('credentials')
  await player.logInByForm('member88')
  await player.page.evaluate(() => sessionStorage.clear())
  await player.open('/m/login')
  await expect(player.field('account')).toHaveValue('member88')
  await expect(player.field('password')).toHaveValue(demoPassword)
})

test('a merchant that keeps the name alone fills the name and stores no password', async ({
  createPlayer,
}) => {
  const player = createPlayer('kiwibet')
  expect(readMerchant('kiwibet').safety.rememberedLogin).toBe('username')
  await player.logInByForm('member88')
  const { device } = await player.storages()
  expect(device['sass']).toBeUndefined()
  expect(JSON.parse(device['remPass'] ?? '')).toEqual({ username: 'member88' })
  await player.page.evaluate(() => sessionStorage.clear())
  await player.open('/m/login')
  await expect(player.field('account')).toHaveValue('member88')
  await expect(player.field('password')).toHaveValue('')
})

test('a player who does not want to be remembered finds empty fields the next time', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/login')
  await player.fillLogin('member88')
  await page.getByRole('checkbox', { name: player.t('login.remember') }).setChecked(false)
  await player.submitLogin()
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  const { device } = await player.storages()
  expect(device['remPass']).toBeUndefined()
  expect(device['sass']).toBeUndefined()
})

test('a first login changes the given password or skips that, and goes where the player was going', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  const way = '/m/gameContainer?gameType=RNG&isHot=0'
  await player.open(`/m/login?back=${encodeURIComponent(way)}`)
  await player.fillLogin('newbie88')
  await player.submitLogin()
  await expect(page).toHaveURL(/\/m\/changePsw\?/)
  const kept = JSON.stringify(await player.storages())
  expect(kept).not.toContain(demoPassword)
  await page.getByRole('link', { name: player.t('password.skip') }).click()
  await expect(page).toHaveURL((url) => url.pathname + url.search === way)
})
