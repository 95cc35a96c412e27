import type { Page } from '@playwright/test'
import { subtractDecimals } from '../../src/player/kit/controls/decimal.ts'
import { askWhy } from './support/ask-why.ts'
import { findSerious } from './support/find-serious.ts'
import { expect, test } from './support/journey.ts'
import { type Customer, logInCustomer } from './support/money.ts'
import { failedCall } from './support/trouble.ts'
import { projectRoot } from './support/words.ts'

const total = async ({ wallets }: Customer): Promise<string> => (await wallets()).totalBalance

/** Opens a path in another tab, with the session of this one. */
async function openTab(page: Page, path: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate((to) => void window.open(to), path)
  return opened
}

test('what can be claimed is claimed one by one and all at once, with a result for each, and is found in the records @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('reef'), sandbox, 'member88')
  const { t, block } = customer
  await customer.open('/m/rewards')
  const before = await total(customer)

  // The day of the calendar.
  const signIn = `${t('rewards.signIn')} · $0.20`
  await block('calendar').getByRole('button', { name: signIn, exact: true }).click()
  await expect(block('calendar').getByText(t('rewards.signedToday'))).toBeVisible()
  expect(subtractDecimals(await total(customer), before)).toBe('0.20')

  // One ticket, whose row then says that it is claimed.
  const ticket = block('claim').getByRole('article').filter({ hasText: 'Weekend ticket' })
  await ticket.getByRole('button').click()
  await expect(page.getByText(t('rewards.credited', { amount: '$5.00' }))).toBeVisible()
  await expect(ticket.getByText(t('rewards.state.claimed'), { exact: true })).toBeVisible()
  expect(subtractDecimals(await total(customer), before)).toBe('5.20')

  // A gift is claimed on the page of the levels, in another tab, so that the list here is old.
  const weekly = t('vip.gift.weekly')
  const other = await openTab(page, '/m/vip')
  await expect(other.getByRole('tab', { selected: true })).toContainText('VIP 3')
  const gift = other.getByRole('article').filter({ hasText: weekly })
  await gift.getByRole('button').click()
  await expect(gift.getByText(t('rewards.state.claimed'), { exact: true })).toBeVisible()
  await other.close()
  const mid = await total(customer)
  expect(subtractDecimals(mid, before)).toBe('7.20')

  // All: the sheet has a result for each, and the gift's says that it was claimed.
  await block('claim')
    .getByRole('button', { name: t('rewards.claimAll'), exact: true })
    .click()
  const sheet = page.getByRole('dialog', { name: t('rewards.results') })
  await expect(sheet.getByRole('status').first()).toBeVisible()
  const sum = (await sheet.getByRole('status').first().getByText(/^\$/).textContent()) ?? ''
  expect(`$${subtractDecimals(await total(customer), mid)}`).toBe(sum)
  expect(await sheet.getByRole('listitem').count()).toBeGreaterThan(2)
  await sheet.getByRole('button', { name: t('common.close'), exact: true }).click()
  await expect(block('claim').getByText(t('rewards.nothing'))).toBeVisible()

  // The history leads to the receipt.
  await block('claim')
    .getByRole('button', { name: t('rewards.history'), exact: true })
    .click()
  const history = page.getByRole('dialog', { name: t('rewards.historyTitle') })
  await history.getByRole('link', { name: /Weekend ticket/ }).click()
  await expect(page).toHaveURL(/\/m\/transaction\/record\?order=B/)
  await expect(page.getByRole('article')).toContainText('+$5.00')
})

test('one of two tabs that claim the same ticket wins, and the other shows that it is claimed', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('siamstar')
  const customer = await logInCustomer(player, sandbox, 'member88')
  const { t } = customer
  await customer.open('/m/rewards')
  player.trouble.expect(failedCall)
  const other = await openTab(page, '/m/rewards')
  const before = await total(customer)
  const claim = (tab: Page) =>
    tab.getByRole('article').filter({ hasText: 'คูปองขอบคุณ' }).getByRole('button')
  await expect(claim(other)).toBeVisible()
  await expect(claim(page)).toBeVisible()
  await claim(other).click()
  await expect(other.getByText(t('rewards.credited', { amount: '฿20.00' }))).toBeVisible()
  await claim(page)
    .click({ timeout: 3000 })
    .catch(() => undefined) // the list may have been read again when the tab came to the front
  const claimed = page.getByRole('article').filter({ hasText: 'คูปองขอบคุณ' })
  await expect(claimed.getByText(t('rewards.state.claimed'), { exact: true })).toBeVisible()
  expect(subtractDecimals(await total(customer), before)).toBe('20.00')
  await other.close()
})

test('REWCEN3 shows and hides the reward centre and every way to it, as `why` explains', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('hongyun')
  const { t, block } = player
  const switchTo = (REWCEN3: boolean) => sandbox.change('hongyun', { whitelabel: { REWCEN3 } })
  const wayIn = page.getByRole('main').getByRole('link', { name: t('route.rewards') })
  await switchTo(true)
  await player.logIn('member88')
  await player.open('/m/member/home')
  await expect(wayIn).toHaveText(/\d/)
  await wayIn.click()
  await expect(page).toHaveURL(/\/m\/rewards$/)
  const flag = (value: string) => ['--flag', `REWCEN3=${value}`, '--session', 'member']
  const planned = await askWhy(projectRoot, ['hongyun', 'rewards', ...flag('1')])
  for (const id of planned) await expect(block(id)).toBeVisible()
  expect(await findSerious(player)).toEqual([])

  // Switched off while somebody is inside: the next press leads home with a word.
  await switchTo(false)
  player.trouble.expect(failedCall)
  await block('claim')
    .getByRole('button', { name: t('rewards.claimAll'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByText(t('error.notAvailable')).first()).toBeVisible()
  await player.step('/m/member/home')
  await expect(page.getByRole('link', { name: t('route.vip') }).first()).toBeVisible()
  await expect(wayIn).toBeHidden()

  // A link from outside.
  await player.open('/m/rewards')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.getByText(t('error.notAvailable')).first()).toBeVisible()

  await switchTo(true)
  await player.open('/m/rewards')
  await expect(block('calendar')).toBeVisible()
})

test('the levels are read by a guest, who comes back to them after a login', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await player.open('/m/vip')
  await expect(page.getByRole('tab')).toHaveCount(6)
  await page.getByRole('tab', { name: /VIP 4/ }).click()
  await expect(page.getByRole('tabpanel')).toContainText('$200,000.00')
  expect(await findSerious(player)).toEqual([])
  await page
    .getByRole('main')
    .getByRole('link', { name: t('route.login') })
    .click()
  await player.fillLogin('member88')
  await player.submitLogin()
  await expect(page).toHaveURL(/\/m\/vip$/)
  await expect(page.getByRole('tab', { selected: true })).toContainText('VIP 3')
  await expect(page.getByRole('tabpanel').getByRole('progressbar')).toHaveCount(4)
})
