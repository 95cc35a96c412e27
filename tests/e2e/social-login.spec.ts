import { expect, test } from './support/journey.ts'

test('a player signs in with a provider by code and PKCE, and sees home', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/login')
  await page.getByRole('button', { name: player.t('login.google') }).click()
  await page.waitForURL(/^http:\/\/social\.localhost:/)
  await page.getByLabel('E-mail').fill('orchid@example.com')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/siamstar\.localhost:\d+\/m\/home$/)
  await expect(page.locator('[data-type="account"] [data-who="member"]')).toBeVisible()
  expect((await player.storages()).visit['socialLogin']).toBeUndefined()
})

test('the provider receives a challenge and never the verifier', async ({ createPlayer, page }) => {
  const player = createPlayer('siamstar')
  const asked = page.waitForRequest((request) => request.url().includes('code_challenge='))
  await player.open('/m/login')
  await page.getByRole('button', { name: player.t('login.facebook') }).click()
  const query = new URL((await asked).url()).searchParams
  expect(query.get('response_type')).toBe('code')
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('state')).toMatch(/\S{20}/)
})

test('a player who cancels at the provider is back on login with a message', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/login')
  await page.getByRole('button', { name: player.t('login.google') }).click()
  await page.waitForURL(/^http:\/\/social\.localhost:/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(player.t('login.socialCancelled'))).toBeVisible()
  await expect(page).toHaveURL(/\/m\/login/)
})

test('a provider whose flag is off, or that is not initialised, has no button', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('siamstar')
  const facebook = page.getByRole('button', { name: player.t('login.facebook') })
  const google = page.getByRole('button', { name: player.t('login.google') })
  await sandbox.change('siamstar', { whitelabel: { FACEBOOKLOGIN3: false } })
  await player.open('/m/login')
  await expect(google).toBeVisible()
  await expect(facebook).toBeHidden()
  await sandbox.change('siamstar', {
    whitelabel: { FACEBOOKLOGIN3: true },
    socialProviders: ['facebook'],
  })
  await player.open('/m/login')
  await expect(facebook).toBeVisible()
  await expect(google).toBeHidden()
  await sandbox.change('siamstar', { socialProviders: [] })
  await player.open('/m/login')
  await expect(player.field('account')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(facebook).toBeHidden()
  await expect(page.getByText(player.t('login.or'))).toBeHidden()
})
