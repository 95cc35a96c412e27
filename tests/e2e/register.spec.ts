import type { Locator, Page } from '@playwright/test'
import { coreIf } from './support/core.ts'
import { expectFocus } from './support/expect-step.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { declare, fillFields, finish, submit } from './support/registration.ts'
import { type RegistrationField, requiredFields } from './support/registration-values.ts'
import { passSliderByPointer, passSliderByPresses } from './support/slider.ts'
import { failedCall } from './support/trouble.ts'
import { merchants, type Translate } from './support/words.ts'

const basic = requiredFields.kiwibet

/** The notification that lists errors, in the live region that reads it out. */
function errorList(page: Page, t: Translate): Locator {
  const notification = page.getByRole('alert').locator('[data-kind="error"]')
  return notification.filter({ hasText: t('dialog.problems') })
}

async function expectSignedIn(player: Player): Promise<void> {
  await expect(player.page).toHaveURL(/\/m\/home$/)
  await expect(player.page.locator('[data-type="account"] [data-who="member"]')).toBeVisible()
  await expectFocus(player.page)
}

for (const code of merchants) {
  test(`a visitor of ${code} fills what is required and lands signed in on home${coreIf(code === 'reef')}`, async ({
    createPlayer,
  }) => {
    const player = createPlayer(code)
    await player.open('/m/register')
    await fillFields(player, requiredFields[code])
    await finish(player)
    await expectSignedIn(player)
  })
}

test('registration asks for a captcha only after the gateway switches it on', async ({
  createPlayer,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/register')
  await expect(player.field('username')).toBeVisible()
  await expect(player.field('captcha')).toBeHidden()
  await sandbox.change('kiwibet', { register: { captcha: true } })
  await player.open('/m/register')
  await expect(player.field('captcha')).toBeVisible()
  await fillFields(player, basic)
  await finish(player)
  await expectSignedIn(player)
})

test('a wrong captcha is reported at its field, another picture comes, the slider starts again', async ({
  createPlayer,
  sandbox,
  page,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  await sandbox.change('kiwibet', { register: { captcha: true } })
  await player.open('/m/register')
  await fillFields(player, basic)
  await finish({ ...player, answerCaptcha: () => player.field('captcha').fill('zz9zz') })
  await expect(player.field('captcha')).toBeFocused()
  await expect(player.field('captcha')).toHaveAccessibleDescription(
    new RegExp(player.t('error.captchaWrong')),
  )
  await expect(page.getByRole('slider')).toHaveAccessibleName(player.t('form.slide'))
})

test('an affiliate code that the gateway knows is accepted with the name of who invites', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/register')
  await player.field('affiliateCode').fill('KIWI21')
  await fillFields(player, basic)
  await expect(page.getByText(player.t('field.invitedBy', { name: 'maya_r' }))).toBeVisible()
  await finish(player)
  await expectSignedIn(player)
})

test('an affiliate code that is refused is reported in a popup, and its field has the focus', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/register')
  await player.field('affiliateCode').fill('NOBODY9')
  await fillFields(player, basic)
  await finish(player)
  const popup = page.getByRole('dialog')
  await expect(popup).toContainText(player.t('error.affiliateRefused'))
  await popup.getByRole('button', { name: player.t('common.confirm') }).click()
  await expect(player.field('affiliateCode')).toBeFocused()
  await expect(page.getByRole('slider')).toHaveAccessibleName(player.t('form.slide'))
  await expect(page).toHaveURL(/\/m\/register$/)
})

const optional = [
  'recommenderId',
  'payeeName',
  'nickname',
  'mobileNum',
  'line',
  'facebook',
] as const satisfies readonly RegistrationField[]

test('each optional field can be enabled by the gateway, left empty, or filled', async ({
  createPlayer,
  sandbox,
}) => {
  const player = createPlayer('kiwibet', 'zh')
  await player.open('/m/register')
  await player.page.evaluate(() => localStorage.setItem('language', 'zh'))
  const every = [...optional, 'qqNum'] as const
  for (const name of optional.filter((one) => one !== 'mobileNum')) {
    await expect(player.field(name)).toBeHidden()
  }
  const enabled = { enabled: true, required: false }
  await sandbox.change('kiwibet', {
    register: { fields: Object.fromEntries(every.map((name) => [name, enabled])) },
  })
  await player.open('/m/register')
  for (const name of every) await expect(player.field(name)).toBeVisible()
  await fillFields(player, [...basic, ...every])
  await finish(player)
  await expectSignedIn(player)
})

test('sending an empty form lists every error for four seconds and focuses the first', async ({
  createPlayer,
  page,
}) => {
  await page.clock.install()
  const player = createPlayer('kiwibet')
  const { t } = player
  await player.open('/m/register')
  await expect(player.field('username')).toBeVisible()
  const popup = errorList(page, t)
  await submit(player)
  await expect(popup).toBeVisible()
  // The second time its code is there, and only its own clock is waited for.
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(popup).toBeHidden()
  await submit(player)
  await expect(popup).toBeVisible()
  for (const line of [
    t('form.required', { field: t('field.username') }),
    t('form.required', { field: t('field.email') }),
    t('form.required', { field: t('field.password') }),
    t('error.passwordIncorrect'),
    t('register.ageAndTermsNeeded', { age: 21 }),
    t('register.statementNeeded'),
  ]) {
    await expect(popup.getByText(line, { exact: true })).toBeVisible()
  }
  await page.clock.runFor(50)
  await expect(player.field('username')).toBeFocused()
  await page.clock.runFor(3850)
  await expect(popup).toBeVisible()
  await page.clock.runFor(200)
  await expect(popup).toBeHidden()
})

for (const code of merchants) {
  test(`the list of errors of ${code} leaves the focused field in sight on a small phone`, async ({
    createPlayer,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const player = createPlayer(code)
    await player.open('/m/register')
    await expect(player.field('password')).toBeVisible()
    await submit(player)
    const popup = errorList(page, player.t)
    await expect(popup).toBeVisible()
    const focused = page.locator('input:focus')
    await expect(focused).toHaveAttribute('aria-invalid', 'true')
    await expect
      .poll(async () => {
        const [field, notice] = [await focused.boundingBox(), await popup.boundingBox()]
        if (!field || !notice) return 'gone'
        const clear = notice.y >= field.y + field.height || notice.y + notice.height <= field.y
        return clear ? 'clear' : 'covered'
      })
      .toBe('clear')
    // Nothing else lies over it either, such as a bar.
    const isOnTop = await focused.evaluate((input) => {
      const { left, top, width, height } = input.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === input
    })
    expect(isOnTop).toBe(true)
  })
}

test('a form that is filled but not slid asks for the slide and brings the handle into focus', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/register')
  await fillFields(player, basic)
  await declare(player)
  await submit(player)
  await expect(page.getByText(player.t('form.slideFirst')).first()).toBeVisible()
  await expect(page.getByRole('slider')).toBeFocused()
})

test('the slider is drawn by hand, and the form is sent with it', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/register')
  await fillFields(player, basic)
  await declare(player)
  await passSliderByPointer(page, player.t)
  await submit(player)
  await expectSignedIn(player)
})

test('a player moves the piece into its gap with presses alone, on a narrow phone', async ({
  createPlayer,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const player = createPlayer('siamstar')
  await player.open('/m/register')
  await fillFields(player, requiredFields.siamstar)
  await player.answerCaptcha()
  await declare(player)
  await passSliderByPresses(page, player.t)
  await submit(player)
  await expectSignedIn(player)
})

test('a player who cannot see pictures answers questions instead, for the captcha and the human check', async ({
  createPlayer,
  sandbox,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await sandbox.change('kiwibet', { register: { captcha: true } })
  await player.open('/m/register')
  await fillFields(player, basic)
  const buttons = page.getByRole('button', { name: player.t('form.inWords') })
  await expect(buttons).toHaveCount(2)
  for (const path of ['/wps/captcha', '/wps/captcha/slider']) {
    const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(path))
    await buttons.first().click()
    const { value } = await (await asked).json()
    const field = page.getByRole('textbox', { name: value.question })
    await expect(field).toBeFocused()
    await field.fill(await sandbox.captchaAnswer(value.captchaId ?? value.challenge))
    await field.press('Enter')
  }
  await expect(page.getByText(player.t('form.slideDone'))).toBeVisible()
  await declare(player)
  await submit(player)
  await expectSignedIn(player)
})

test('a user name that is taken is reported when the player leaves the field', async ({
  createPlayer,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/register')
  await player.field('username').fill('member88')
  await player.field('password').focus()
  await expect(player.field('username')).toHaveAccessibleDescription(
    new RegExp(player.t('error.usernameTaken')),
  )
})

test('opening the form asks for the announcements of registration', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  const asked = page.waitForRequest((request) => {
    const { searchParams, pathname } = new URL(request.url())
    return pathname.endsWith('/announcements') && searchParams.get('groupName') === 'm_reg'
  })
  await player.open('/m/register')
  const { searchParams } = new URL((await asked).url())
  expect(searchParams.get('types')).toBe('B')
  expect(searchParams.get('platform')).toBe('M')
})
