import { addDecimals } from '../../src/player/kit/controls/decimal.ts'
import { demoPassword, demoPin } from '../../src/sandbox/demo/demo-accounts.ts'
import { expectAllowedStorages } from './support/allowed-storages.ts'
import { drawPicture } from './support/draw-picture.ts'
import { expectFocus, expectStep } from './support/expect-step.ts'
import { type Customer, logInCustomer } from './support/money.ts'
import { expect, test } from './support/own-merchants.ts'
import { failedCall } from './support/trouble.ts'

/** Orders a deposit of fifty by a code that any bank's app scans. */
async function orderDeposit(customer: Customer): Promise<string> {
  const { page, t } = customer
  await customer.step('/m/voucherCenter')
  await page.getByRole('tab', { name: t('deposit.group.qr') }).click()
  await page.locator('label').filter({ hasText: 'Any bank QR' }).click()
  await customer.amount.fill('50')
  await customer.press('deposit.submit')
  return customer.orderId()
}

async function expectRecord(customer: Customer, orderId: string, amount: string): Promise<void> {
  const { page } = customer
  await customer.step('/m/transaction/record')
  await page.locator(`main a[href*="${orderId}"]`).click()
  await expect(page.getByRole('article')).toContainText(amount)
  await expect(page.getByRole('article')).toContainText(orderId)
}

/** Expects that neither storages nor caches of the device hold any of some words. */
async function expectNothingKept(customer: Customer, words: readonly string[]): Promise<void> {
  await expectAllowedStorages(customer)
  const cached = await customer.page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        texts.push(request.url, (await answer?.text()) ?? '')
      }
    }
    const databases = await indexedDB.databases()
    return [...texts, document.cookie, ...databases.map(({ name }) => name ?? '')].join('\n')
  })
  const kept = JSON.stringify(await customer.storages()) + cached
  expect(words.filter((word) => kept.includes(word))).toEqual([])
}

test('a deposit is refused with a bad amount, paid by its QR code, credited, and found in the records @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('kiwibet'), sandbox, 'member88')
  const { t } = customer
  const before = await customer.wallets()
  await customer.step('/m/voucherCenter')
  await page.getByRole('tab', { name: t('deposit.group.qr') }).click()
  await page.locator('label').filter({ hasText: 'Any bank QR' }).click()
  for (const [typed, problem] of [
    ['', t('money.problem.empty')],
    ['5o', t('money.problem.format')],
    ['-50', t('money.problem.format')],
    ['50.005', t('money.problem.digits', { count: 2 })],
    ['5', t('money.problem.min', { min: '$20.00' })],
    ['2000.01', t('money.problem.max', { max: '$2,000.00' })],
  ] as const) {
    await customer.amount.fill(typed)
    await customer.press('deposit.submit')
    await expect(page.getByText(problem)).toBeVisible()
    await expect(customer.amount).toBeFocused()
  }
  await expect(page.getByRole('radio', { name: t('deposit.noBonus') })).toBeChecked()
  await customer.amount.fill('50')
  await customer.press('deposit.submit')
  const orderId = await customer.orderId()
  await expect(page.getByRole('img', { name: t('deposit.code.label') })).toBeVisible()
  await expectStep(page, t('deposit.order.by', { method: 'Any bank QR' }))
  await expect(page.getByText(orderId)).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  const payable = (await page.locator('[data-payable]').textContent()) ?? ''
  expect(payable).toMatch(/^50\.\d\d$/)

  await customer.press('deposit.order.paid')
  await expect(customer.receiptState).toHaveText(t('money.state.verifying'))
  await expectFocus(page)
  expect(await customer.wallets()).toEqual(before)
  await customer.decide(orderId, 'success')
  await expect(customer.receiptState).toHaveText(t('money.state.success'))
  const after = await customer.wallets()
  expect(after.totalBalance).toBe(addDecimals([before.totalBalance, payable]))
  await expectRecord(customer, orderId, `+$${payable}`)
  await expectNothingKept(customer, [orderId, payable, after.totalBalance])
})

test('a deposit that staff refuses shows the reason, another is cancelled, and neither moves money', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('kiwibet'), sandbox, 'member88')
  const { t } = customer
  const before = await customer.wallets()
  const refused = await orderDeposit(customer)
  await customer.press('deposit.order.paid')
  await expect(customer.receiptState).toHaveText(t('money.state.verifying'))
  await customer.decide(refused, 'failed', 'amountMismatch')
  await expect(customer.receiptState).toHaveText(t('money.state.failed'))
  await expect(page.getByText(t('money.reason.amountMismatch'))).toBeVisible()

  const cancelled = await orderDeposit(customer)
  // Another deposit leads back to the one that can still be paid.
  await customer.step('/m/voucherCenter')
  await page.locator(`main a[href*="${cancelled}"]`).click()
  await customer.press('deposit.cancel.action')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('deposit.cancel.confirm'), exact: true })
    .click()
  await expect(customer.receiptState).toHaveText(t('money.state.cancelled'))
  expect((await customer.wallets()).totalBalance).toBe(before.totalBalance)
})

test('a stepper leads to a bank transfer with a slip, and two quick presses make one order', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('siamstar'), sandbox, 'newbie88')
  const { t } = customer
  const chooseTransfer = async (): Promise<void> => {
    await customer.step('/m/voucherCenter')
    await page.getByRole('button', { name: /^โอนผ่านธนาคาร/ }).click()
    await expect(page).toHaveURL(/step=amount/)
  }
  await chooseTransfer()
  await page.getByRole('link', { name: t('deposit.setName') }).click()
  await page.locator('form [name="value"]').fill('Mali Dao')
  await page.locator('form [name="verifyPwd"]').fill(demoPassword)
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/m\/voucherCenter/)

  await chooseTransfer()
  await expect(page.locator('input[name="depositor"]')).toHaveValue('Mali Dao')
  await customer.amount.fill('1,000')
  await customer.press('deposit.submit')
  await expect(page.getByText(t('deposit.bankNeeded'))).toBeVisible()
  await page.locator('[data-field="bank"] button').click()
  await page.getByRole('dialog').getByRole('radio').first().click()
  const count = await customer.countOrders('deposit')
  await page.getByRole('button', { name: t('deposit.submit'), exact: true }).dblclick()
  const orderId = await customer.orderId()
  expect(await customer.countOrders('deposit')).toBe(count + 1)

  await customer.press('deposit.order.paid')
  await expect(page.getByText(t('deposit.slip.needed'))).toBeVisible()
  const buffer = await drawPicture(page, 'soft', 200)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: t('deposit.slip.yours') })).toBeVisible()
  await customer.press('deposit.order.paid')
  await expect(customer.receiptState).toHaveText(t('money.state.verifying'))
  await customer.decide(orderId, 'success')
  await expect(customer.receiptState).toHaveText(t('money.state.success'))
})

test('a payment on the page of a provider opens in a new tab, and the first tab learns of it', async ({
  createPlayer,
  page,
  context,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('kiwibet'), sandbox, 'agent88')
  const { t } = customer
  await sandbox.change('kiwibet', { cashier: 'approve' })
  const before = await customer.wallets()
  await customer.step('/m/voucherCenter')
  await page.getByRole('tab', { name: t('deposit.group.wallet') }).click()
  await page.locator('label').filter({ hasText: 'Wekapay' }).click()
  await customer.amount.fill('20')
  await customer.press('deposit.submit')
  const orderId = await customer.orderId()
  const opening = context.waitForEvent('page')
  await customer.press('deposit.page.open')
  const provider = await opening
  await expect(provider.getByText(orderId)).toBeVisible()
  expect(await provider.evaluate(() => window.opener)).toBeNull()
  await provider.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(customer.receiptState).toHaveText(t('money.state.success'))
  const after = await customer.wallets()
  expect(after.totalBalance).toBe(addDecimals([before.totalBalance, '20']))
  await provider.close()
})

/** Enters a PIN in the dialog that asks for it. */
async function enterPin({ page, t }: Customer, typed: string): Promise<void> {
  await page.locator('input[name="answer"]').fill(typed)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.confirm'), exact: true })
    .click()
}

/** Fills the form of a withdrawal and presses its confirmation. */
async function askWithdrawal(customer: Customer, amount: string): Promise<void> {
  const { page, t } = customer
  await customer.amount.fill(amount)
  await customer.press('withdraw.review')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('withdraw.confirm', { amount: `$${amount}.00` }) })
    .click()
}

/** Gives a member what the gates of a withdrawal ask for, each by the way that its gate names. */
async function passGates({ page, t, step }: Customer): Promise<void> {
  const submit = (): Promise<void> => page.locator('form button[type="submit"]').click()
  const follow = async (gate: 'payeeName' | 'bankCard' | 'pin'): Promise<void> => {
    await step('/m/withdraw')
    await expect(page.getByText(t(`withdraw.gate.title.${gate}`)).first()).toBeVisible()
    await page.getByRole('link', { name: t(`withdraw.gate.action.${gate}`), exact: true }).click()
  }
  await follow('payeeName')
  await page.locator('form [name="value"]').fill('Maya Rangi')
  await page.locator('form [name="verifyPwd"]').fill(demoPassword)
  await submit()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await follow('bankCard')
  await page.getByRole('button', { name: t('bankCards.add'), exact: true }).click()
  await page.locator('form [name="number"]').fill('12345678')
  await page.locator('form [name="verifyPwd"]').fill(demoPassword)
  await submit()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await follow('pin')
  await page.locator('form [name="pin"]').fill(demoPin)
  await page.locator('form [name="confirmPin"]').fill(demoPin)
  await submit()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
}

test('a withdrawal asks a new account for a name, an account and a PIN', async ({
  createFreshPlayer,
  page,
  ownSandbox,
}) => {
  const customer = await logInCustomer(await createFreshPlayer('kiwibet'), ownSandbox, 'newbie88')
  await passGates(customer)
  await expect(page.getByText(customer.t('withdraw.gate.title.pin'))).toHaveCount(0)
})

test('a withdrawal is paid, refused and refunded, or of an unknown result @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('kiwibet'), sandbox, 'agent88')
  const { t } = customer
  await customer.step('/m/withdraw')
  const before = await customer.wallets()
  await customer.amount.fill('19')
  await customer.press('withdraw.review')
  await expect(page.getByText(t('money.problem.min', { min: '$20.00' }))).toBeVisible()

  await askWithdrawal(customer, '120')
  await enterPin(customer, '000000')
  await expect(page.getByText(t('withdraw.pinWrong'))).toBeVisible()
  await enterPin(customer, demoPin)
  const paid = await customer.orderId()
  await expect(customer.receiptState).toHaveText(t('money.state.submitted'))
  await expectStep(page, t('withdraw.receipt.title', { bank: '' }).trim())
  const left = addDecimals([before.totalBalance, '-120'])
  expect((await customer.wallets()).totalBalance).toBe(left)
  await customer.decide(paid, 'reviewing')
  await expect(customer.receiptState).toHaveText(t('money.state.reviewing'))
  await customer.decide(paid, 'paid')
  await expect(customer.receiptState).toHaveText(t('money.state.paid'))
  await expectNothingKept(customer, [paid, left, demoPin])

  await customer.step('/m/withdraw')
  await askWithdrawal(customer, '150')
  await enterPin(customer, demoPin)
  await expect(customer.receiptState).toHaveText(t('money.state.submitted'))
  const refused = await customer.orderId()
  expect(refused).not.toBe(paid)
  await customer.decide(refused, 'rejected', 'accountClosed')
  await expect(customer.receiptState).toHaveText(t('money.state.rejected'))
  await expect(page.getByText(t('money.reason.accountClosed'))).toBeVisible()
  await expect(page.getByText(t('withdraw.receipt.refunded', { amount: '$150.00' }))).toBeVisible()
  expect((await customer.wallets()).totalBalance).toBe(left)

  // The gateway executes the next one, and its answer is lost.
  customer.trouble.expect(failedCall)
  await sandbox.fault('kiwibet', 'withdraw', { drop: true })
  const count = await customer.countOrders('withdrawal')
  await customer.step('/m/withdraw')
  await askWithdrawal(customer, '100')
  await enterPin(customer, demoPin)
  await expect(page.getByText(t('money.unknown.title'))).toBeVisible()
  expect(await customer.countOrders('withdrawal')).toBe(count + 1)
  await sandbox.repair('kiwibet')
})

test('a deposit whose answer is lost shows that its result is not known, and the same press makes no second order', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('kiwibet'), sandbox, 'member88')
  const { t } = customer
  const count = await customer.countOrders('deposit')
  customer.trouble.expect(failedCall)
  await sandbox.fault('kiwibet', 'depositByGateway', { drop: true })
  await customer.step('/m/voucherCenter')
  await page.getByRole('tab', { name: t('deposit.group.qr') }).click()
  await page.locator('label').filter({ hasText: 'Any bank QR' }).click()
  await customer.amount.fill('70')
  await customer.press('deposit.submit')
  await expect(page.getByText(t('money.unknown.title'))).toBeVisible()
  await expectAllowedStorages(customer)
  await sandbox.repair('kiwibet')
  await customer.press('deposit.submit')
  const orderId = await customer.orderId()
  await expect(page.locator('[data-payable]')).toHaveText(/^70\.\d\d$/)
  await expect(page.getByText(orderId)).toBeVisible()
  expect(await customer.countOrders('deposit')).toBe(count + 1)
  await expect(page.getByText(t('money.unknown.title'))).toHaveCount(0)
  await customer.decide(orderId, 'cancelled')
})

test('money moves to a vendor by hand, the automatic transfer is switched, and a recall names the vendor that failed @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('hongyun'), sandbox, 'member88')
  const { t } = customer
  const balanceOf = async (code: string): Promise<string | undefined> =>
    (await customer.wallets()).vendors?.find(({ vendor }) => vendor === code)?.balance
  const before = await customer.wallets()
  const songyan = before.vendors?.find(({ vendor }) => vendor === 'SONGYAN')
  const [moved = ''] = t('transfer.result.done', { amount: '¥100.00', name: '|' }).split('|')
  await customer.step('/m/transfer')
  await customer.amount.fill('100')
  await customer.press('transfer.submit')
  await expect(page.getByText(t('transfer.problem.to'))).toBeVisible()
  const cell = page
    .getByRole('region', { name: t('transfer.wallets') })
    .getByRole('button')
    .first()
  await cell.click()
  await customer.amount.fill('9999999')
  await customer.press('transfer.submit')
  await expect(customer.amount).toHaveAttribute('aria-invalid', 'true')
  await customer.amount.fill('100')
  await customer.press('transfer.submit')
  await expect(page.getByText(moved)).toBeVisible()
  await expect(page.locator(':focus')).toContainText(moved)
  await expect(customer.amount).toHaveValue('')
  expect((await customer.wallets()).totalBalance).toBe(addDecimals([before.totalBalance, '-100']))
  expect(await balanceOf('SONGYAN')).toBe(addDecimals([songyan?.balance ?? '0', '100']))

  const toggle = page.getByRole('switch', { name: t('home.account.auto') })
  const isOn = await toggle.getAttribute('aria-checked')
  await toggle.click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.confirm'), exact: true })
    .click()
  await expect(toggle).not.toHaveAttribute('aria-checked', isOn ?? '')
  await expect(
    page.getByText(t(isOn === 'true' ? 'transfer.autoLine.off' : 'transfer.autoLine.on')),
  ).toBeVisible()

  await sandbox.change('hongyun', { transferFailures: { SONGYAN: 'failed' } })
  const stays = await balanceOf('SONGYAN')
  await customer.press('home.account.recall')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: t('home.account.recallConfirm') }).click()
  await expect(sheet.getByText(t('home.account.recallFailed'))).toHaveCount(1)
  const after = await customer.wallets()
  expect(await balanceOf('SONGYAN')).toBe(stays)
  const others = after.vendors?.filter(
    ({ vendor, maintenance }) => vendor !== 'SONGYAN' && !maintenance,
  )
  expect(others?.map(({ balance }) => balance)).toEqual(others?.map(() => '0.00'))
})

/** Orders a deposit by a method under a tab of the merchant's only page of methods. */
async function orderBy(
  customer: Customer,
  { group, method }: { readonly group: 'qr' | 'wallet'; readonly method: string },
): Promise<string> {
  const { page, t } = customer
  await customer.step('/m/voucherCenter')
  await page.getByRole('tab', { name: t(`deposit.group.${group}`) }).click()
  await page.locator('label').filter({ hasText: method }).click()
  await customer.amount.fill('100')
  await customer.press('deposit.submit')
  return customer.orderId()
}

/** Hides the page or shows it again, as a browser does when a phone sleeps and wakes up. */
async function setVisible({ page }: Customer, visible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    visible ? 'visible' : 'hidden',
  )
}

test('an order by Alipay expires while the phone sleeps, and those by WeChat and QQ are credited', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const customer = await logInCustomer(createPlayer('hongyun'), sandbox, 'member88')
  const { t } = customer
  const code = page.getByRole('img', { name: t('deposit.code.label') })
  const before = await customer.wallets()
  const slept = await orderBy(customer, { group: 'qr', method: '灯塔扫码' })
  await expect(code).toBeVisible()
  // A phone that sleeps hides the page, which then asks nothing.
  await setVisible(customer, false)
  await customer.decide(slept, 'expired')
  await setVisible(customer, true)
  await expect(customer.receiptState).toHaveText(t('money.state.expired'))
  await expect(page.getByText(t('deposit.order.note.expired'))).toBeVisible()
  await expect(code).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('deposit.order.paid') })).toHaveCount(0)
  await page.goBack()
  await page.goForward()
  await expect(customer.receiptState).toHaveText(t('money.state.expired'))
  await expect(code).toHaveCount(0)
  expect(await customer.wallets()).toEqual(before)
  await expectRecord(customer, slept, t('money.state.expired'))

  let paid = '0'
  for (const [group, method] of [
    ['qr', '雁付扫码'],
    ['wallet', '小舟钱包'],
  ] as const) {
    const orderId = await orderBy(customer, { group, method })
    // The code of WeChat is scanned; money for QQ goes to an account.
    const target = group === 'qr' ? code : page.getByText(t('deposit.order.account'))
    await expect(target).toBeVisible()
    paid = addDecimals([paid, (await page.locator('[data-payable]').textContent()) ?? ''])
    await customer.press('deposit.order.paid')
    await expect(customer.receiptState).toHaveText(t('money.state.verifying'))
    await customer.decide(orderId, 'success')
    await expect(customer.receiptState).toHaveText(t('money.state.success'))
  }
  const after = await customer.wallets()
  expect(after.totalBalance).toBe(addDecimals([before.totalBalance, paid]))
})

test('a bonus is given up only after two confirmations, and is found among the ended ones', async ({
  createFreshPlayer,
  page,
  ownSandbox,
}) => {
  const customer = await logInCustomer(await createFreshPlayer('kiwibet'), ownSandbox, 'member88')
  const { t } = customer
  const dialog = page.getByRole('dialog')
  const confirm = (key: 'common.next' | 'bonus.keep' | 'bonus.sure'): Promise<void> =>
    dialog.getByRole('button', { name: t(key), exact: true }).click()
  await customer.step('/m/bonus')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  const title = (await card.getByRole('heading').textContent()) ?? ''
  // The button names its bonus.
  const forfeit = card.getByRole('button', {
    name: `${t('bonus.forfeit')} ${title}`,
    exact: true,
  })
  const before = await customer.wallets()
  await forfeit.click()
  await confirm('common.next')
  await expect(dialog.getByText(t('bonus.sureTitle'))).toBeVisible()
  await confirm('bonus.keep')
  await expect(card).toHaveCount(1)
  expect(await customer.wallets()).toEqual(before)

  await forfeit.click()
  await confirm('common.next')
  await confirm('bonus.sure')
  await expect(page.getByText(t('bonus.none.active'))).toBeVisible()
  expect(Number((await customer.wallets()).totalBalance)).toBeLessThan(Number(before.totalBalance))
  await page.getByRole('tab', { name: t('bonus.expired') }).click()
  const ended = page.getByRole('article').filter({ hasText: t('money.state.forfeited') })
  await expect(ended.getByRole('heading')).toHaveText(title)
})
