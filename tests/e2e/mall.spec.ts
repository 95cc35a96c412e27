import { demoPassword } from '../../src/sandbox/demo/demo-accounts.ts'
import { operatorHeaders } from '../support/operator.ts'
import { askWhy } from './support/ask-why.ts'
import { expectFocus } from './support/expect-step.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { failedCall } from './support/trouble.ts'
import { projectRoot } from './support/words.ts'

const mall = '/m/mall/mallHome'

/** The number of points that the page shows. */
const pointsOf = async ({ block }: Player): Promise<number> => {
  const text = await block('points').locator('p').nth(1).textContent()
  return Number(text?.replaceAll(/\D/g, ''))
}

async function openTab(player: Player, tab: 'goods' | 'convert' | 'spins' | 'history') {
  await player.page.getByRole('tab', { name: player.t(`mall.tab.${tab}`), exact: true }).click()
}

test('points buy goods once, the history follows them, a refused order gives them back, and cash and spins are credited @core', async ({
  createPlayer,
  page,
  sandbox,
  host,
}) => {
  const player = createPlayer('siamstar')
  const { t, step } = player
  await player.logIn('member88')
  await step(mall)
  await expect.poll(() => pointsOf(player)).toBeGreaterThan(5000)
  const before = await pointsOf(player)
  const decide = async (orderId: string, state: string, note: string) => {
    const address = `http://127.0.0.1:${host.port}/sandbox/siamstar/members/member88/mall-orders/${orderId}`
    const body = JSON.stringify({ state, note })
    const answer = await fetch(address, { method: 'PUT', headers: operatorHeaders, body })
    expect(answer.status).toBe(204)
  }
  const sheet = page.getByRole('dialog')
  const confirm = (points: string) =>
    sheet.getByRole('button', {
      name: t('mall.redeem.confirm', { points: t('mall.points', { count: 2, points }) }),
    })
  const password = sheet.locator('input[name="verifyPwd"]')

  // What is locked says which level it needs, and cannot be pressed.
  await page.getByRole('button', { name: /หูฟังดอกบัว/ }).click()
  await expect(sheet).toContainText(t('mall.redeem.tooLow', { level: 'VIP 5', own: 'VIP 3' }))
  await expect(confirm('9,600')).toBeDisabled()
  await page.keyboard.press('Escape')

  // Two of one item, to another address than that of the profile, with a wrong password first.
  await page.getByRole('button', { name: /กระบอกน้ำเย็น/ }).click()
  await sheet.getByRole('button', { name: t('mall.redeem.more') }).click()
  await sheet.getByRole('button', { name: t('mall.redeem.change') }).click()
  await confirm('2,400').click()
  await expect(sheet.getByText(t('mall.redeem.required')).first()).toBeVisible()
  await sheet.locator('[name="recipient"]').fill('ธนพล แสงเดือน')
  await sheet.locator('[name="mobileNum"]').fill('0812344471')
  await sheet.locator('[name="address"]').fill('99 ถนนพระราม 4 กรุงเทพฯ')
  player.trouble.expect(failedCall)
  await password.fill('Wrong-2026')
  await confirm('2,400').click()
  await expect(sheet.getByText(t('error.passwordIncorrect'))).toBeVisible()
  await password.fill(demoPassword)
  await confirm('2,400').click()
  await expect(sheet).toContainText(t('mall.redeem.done'))
  await expectFocus(page)
  await sheet.getByRole('link', { name: t('mall.redeem.toHistory') }).click()
  await expect(sheet.getByRole('article').getByRole('status')).toHaveText(
    t('money.state.processing'),
  )
  await expect.poll(() => pointsOf(player)).toBe(before - 2400)
  const sent = new URL(page.url()).searchParams.get('order') ?? ''

  // Staff sends it and it arrives; another order is refused, and its points come back.
  await decide(sent, 'shipped', 'TH0099')
  await player.open(`${mall}?tab=history&order=${sent}`)
  await expect(sheet).toContainText('TH0099')
  await decide(sent, 'done', '')
  await player.open(`${mall}?tab=history&order=${sent}`)
  await expect(sheet.getByRole('article').getByRole('status')).toHaveText(t('money.state.done'))
  await page.keyboard.press('Escape')
  await openTab(player, 'goods')
  await page.getByRole('button', { name: /พัดลมตั้งโต๊ะ/ }).click()
  await password.fill(demoPassword)
  await confirm('3,200').click()
  await sheet.getByRole('link', { name: t('mall.redeem.toHistory') }).click()
  await expect(sheet.getByRole('article').getByRole('status')).toHaveText(
    t('money.state.processing'),
  )
  const refused = new URL(page.url()).searchParams.get('order') ?? ''
  await decide(refused, 'refused', 'ของชำรุด')
  await player.open(`${mall}?tab=history&order=${refused}`)
  await expect(sheet).toContainText(t('mall.orders.refused', { reason: 'ของชำรุด' }))
  await page.keyboard.press('Escape')
  await expect.poll(() => pointsOf(player)).toBe(before - 2400)

  // A conversion and free spins are credited at once, and found among the bonuses.
  await openTab(player, 'convert')
  await page.locator('input[name="points"]').fill('550')
  await page.getByRole('button', { name: t('mall.convert.submit'), exact: true }).click()
  await expect(
    page.getByText(
      t('mall.convert.step', { points: t('mall.points', { count: 100, points: '100' }) }),
    ),
  ).toBeVisible()
  await page.locator('input[name="points"]').fill('500')
  await page.locator('main button[type="submit"]').click()
  await expect(page.getByText(t('mall.convert.done', { amount: '฿25.00' }))).toBeVisible()
  await expectFocus(page)
  await openTab(player, 'spins')
  await page.getByRole('button', { name: /ฟรีสปิน 20/ }).click()
  await password.fill(demoPassword)
  await confirm('800').click()
  await expect(sheet).toContainText(t('mall.redeem.doneSpins'))
  await sheet.getByRole('link', { name: t('mall.redeem.toBonus') }).click()
  await expect(page.getByRole('heading', { name: 'ฟรีสปิน 20 ครั้ง' })).toBeVisible()
  await step(mall)
  await expect.poll(() => pointsOf(player)).toBe(before - 2400 - 500 - 800)

  // A lost answer is not an order that failed: the player is led to the history.
  await sandbox.fault('siamstar', 'convertPoints', { drop: true })
  player.trouble.expect(failedCall)
  await openTab(player, 'convert')
  await page.locator('input[name="points"]').fill('500')
  await page.locator('main button[type="submit"]').click()
  await expect(page.getByText(t('money.unknown.title'))).toBeVisible()
})

test('the mall is there only while its flag is on: ways in, the page, an open sheet, and links from outside', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('siamstar')
  const { t, code } = player
  await player.logIn('member88')
  const wayIn = page.locator(`main a[href^="${mall}"]`)
  const word = page.getByText(t('error.notAvailable'))
  await player.open('/m/member/home')
  await expect(wayIn.first()).toBeVisible()
  expect(
    await askWhy(projectRoot, [code, 'mall', '--flag', 'PTSYS3=1', '--session', 'member']),
  ).toEqual(['points', 'goods', 'convert', 'spins', 'orders'])

  // Switched off with a redeem sheet open: home, with a word.
  await player.step(mall)
  await page.getByRole('button', { name: /ปิ่นโตเคลือบ/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await sandbox.change(code, { whitelabel: { PTSYS3: false } })
  player.trouble.expect(failedCall)
  const sheet = page.getByRole('dialog')
  await sheet.locator('input[name="verifyPwd"]').fill(demoPassword)
  await sheet.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(word).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(
    await askWhy(projectRoot, [code, 'mall', '--flag', 'PTSYS3=0', '--session', 'member']),
  ).toEqual([])

  // No way in, and a link from outside leads home with a word.
  await player.open('/m/member/home')
  await expect(page.locator('main a[href="/m/messages"]').first()).toBeVisible()
  await expect(wayIn).toHaveCount(0)
  await player.open(mall)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(word).toBeVisible()
  await sandbox.change(code, { whitelabel: { PTSYS3: true } })
  await player.open('/m/member/home')
  await expect(wayIn.first()).toBeVisible()
})
