import type { Page } from '@playwright/test'
import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { operatorHeaders } from '../support/operator.ts'
import { drawPicture } from './support/draw-picture.ts'
import { expectStep } from './support/expect-step.ts'
import { findSerious } from './support/find-serious.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import { expectReplay, readSession } from './support/replay-session.ts'
import { failedCall } from './support/trouble.ts'

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}
const submit = (page: Page) => page.locator('form button[type="submit"]').click()
const press = ({ page, t }: Player, key: Parameters<Player['t']>[0]) =>
  page.getByRole('button', { name: t(key), exact: true }).click()

test('a new account changes its given password, PIN, name and bank account, and sends its identity @core', async ({
  createFreshPlayer,
  page,
}) => {
  // Other journeys log this member in with the given password.
  const player = await createFreshPlayer('kiwibet')
  const { t } = player
  await player.open('/m/login?back=%2Fm%2Fhelp')
  await player.fillLogin('newbie88')
  await player.submitLogin()
  // The gateway demands a new password; skipping it keeps the way that the player was going.
  await expect(page).toHaveURL(/\/m\/changePsw\?back=/)
  await page.getByRole('link', { name: t('password.skip') }).click()
  await expect(page).toHaveURL(/\/m\/help$/)

  await player.step('/m/changePsw')
  await fill(page, {
    oldPassword: demoPassword,
    password: 'Newbie-2027',
    confirmPassword: 'Newbie-2027',
  })
  await submit(page)
  await expect(page).toHaveURL(/\/m\/security$/)

  await player.step('/m/changePsw?tab=pin')
  await fill(page, { pin: '246810', confirmPin: '246810' })
  await submit(page)
  await expect(page).toHaveURL(/\/m\/security$/)

  await player.step('/m/bankCards')
  await page.getByRole('link', { name: t('bankCards.setName') }).click()
  await fill(page, { value: 'Maya Rangi', verifyPwd: 'Newbie-2027' })
  await submit(page)
  // The name leads back to the bank accounts.
  await expect(page).toHaveURL(/\/m\/bankCards$/)
  await press(player, 'bankCards.add')
  await fill(page, { number: '12345678', verifyPwd: 'Newbie-2027' })
  await submit(page)
  await expect(page.getByText('****5678')).toBeVisible()

  await player.step('/m/identity')
  const inputs = page.locator('input[type="file"]')
  const soft = await drawPicture(page, 'soft')
  await inputs.first().setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: soft })
  await expect(page.getByText(t('picture.blurred'))).toBeVisible()
  const wrong = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }
  await inputs.first().setInputFiles(wrong)
  await expect(page.getByText(t('picture.type'))).toBeVisible()
  const sharp = await drawPicture(page, 'sharp')
  for (let slot = 0; slot < 3; slot += 1) {
    await inputs.first().setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: sharp })
    await press(player, 'identity.send')
    await expect(inputs).toHaveCount(2 - slot)
  }
  await expect(page.getByText(t('identity.state.pending'))).toBeVisible()
  expect(await findSerious(player)).toEqual([])
})

test('a member reads and answers a message, sends feedback with a picture, and finds both again @core', async ({
  createPlayer,
  page,
  host,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await player.logIn('member88')
  await fetch(`http://localhost:${host.port}/sandbox/kiwibet/members/member88/messages`, {
    method: 'POST',
    headers: operatorHeaders,
    body: JSON.stringify({
      title: 'Welcome',
      body: '<p>Read <a href="/m/help">help</a></p><script>document.title = "bad"</script>',
    }),
  })
  await player.step('/m/messages')
  await page.getByRole('link', { name: /Welcome/ }).click()
  await expect(page.getByRole('link', { name: 'help', exact: true })).toBeVisible()
  await expectStep(page, 'Welcome')
  await press(player, 'inbox.reply')
  await field(page, 'body').fill('Thank you')
  await submit(page)
  await expect(page).toHaveURL(/\/m\/messages$/)
  await page.getByRole('tab', { name: t('inbox.sent') }).click()
  await expect(page.getByRole('link', { name: /Re: Welcome/ })).toBeVisible()

  await player.step('/m/feedback')
  await field(page, 'content').fill('short')
  await submit(page)
  await expect(page.getByText(t('feedback.tooShort', { min: 10 }))).toBeVisible()
  await field(page, 'content').fill('The reels turn too slowly.')
  const buffer = await drawPicture(page, 'soft', 40)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(page.locator('form img')).toHaveCount(1)
  await submit(page)
  await expect(page.getByText(/F-\d{6}/).first()).toBeVisible()
  await expect(page.getByText('The reels turn too slowly.')).toBeVisible()
})

test('a forgotten password arrives by mail and logs in, and the old session ends', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('reef')
  await player.logIn('agent88')
  const session = await readSession(player)
  await player.open('/m/forget')
  await fill(page, { username: 'agent88', email: 'agent88@reef.example' })
  await player.answerCaptcha()
  await submit(page)
  await expect(page.getByText(player.t('forgot.sent'))).toBeVisible()
  const [mail] = await sandbox.outbox()
  const password = /New password: (\S+)/.exec(mail?.body ?? '')?.[1] ?? ''
  player.trouble.expect(failedCall)
  await page.evaluate(() => sessionStorage.clear())
  await player.open('/m/login')
  await player.fillLogin('agent88', password)
  await player.submitLogin()
  await expect(page).toHaveURL(/\/m\/changePsw/)
  await expectReplay(player, session, 401)
})

test('a time-out closes the games, and the member reads until when', async ({
  createFreshPlayer,
  page,
}) => {
  // It lasts a day, so nobody else is this account of this sandbox.
  const player = await createFreshPlayer('reef')
  player.trouble.expect(failedCall)
  await player.logIn('agent88')
  await player.step('/m/playSafely')
  await page.getByRole('button', { name: '1 day', exact: true }).click()
  await press(player, 'limits.timeOutStart')
  await expect(page.getByText(/You are taking a time-out until/)).toBeVisible()
  await player.step('/m/game?vassKey=TIDEWICK&gameType=FISH')
  await expect(page.getByText(player.t('error.playTimeOut'))).toBeVisible()
})

for (const [code, variant] of [
  ['kiwibet', '1'],
  ['kiwibet', '0'],
] as const)
  test(`the member centre of ${code} with mem_cen ${variant} leads everywhere, and a failing part leaves the rest`, async ({
    createPlayer,
    page,
    sandbox,
  }) => {
    const player = createPlayer(code)
    await sandbox.change(code, { templates: { mem_cen: variant } })
    await sandbox.fault(code, 'walletBalance', { status: 500 })
    player.trouble.expect(failedCall)
    await player.logIn('member88')
    await player.step('/m/member/home')
    const block = (id: string) => page.locator(`main [data-block="${id}"]`)
    await expect(block(variant === '1' ? 'icons' : 'list')).toBeVisible()
    await expect(block(variant === '1' ? 'list' : 'icons')).toHaveCount(0)
    await expect(page.getByText(player.t('home.account.failed'))).toBeVisible()
    await sandbox.repair(code)
    const links = page.locator('main [data-block] a[href^="/m/"]')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(paths).toContain('/m/myAccount/index')
    expect(await findSerious(player)).toEqual([])
  })

test('a trial account learns that it needs a real account, and is led to registration', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('reef')
  await player.logIn('trial88')
  await player.step('/m/myAccount/index')
  await expect(page.getByText(player.t('app.needsReal'))).toBeVisible()
  await page.getByRole('link', { name: player.t('route.register') }).click()
  await expect(page).toHaveURL(/\/m\/register/)
})
