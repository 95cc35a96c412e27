import { expectStep } from './support/expect-step.ts'
import { expect, test } from './support/journey.ts'
import { confirm, leave, press } from './support/press.ts'
import { failedCall } from './support/trouble.ts'

test('an agent signs in at its own login, is prompted, accepts an offer above its rate, and the contract ends as both sides agree @core', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  player.trouble.expect(failedCall)
  await player.open('/m/login')
  await page.getByRole('link', { name: t('login.asAgent') }).click()
  await expect(page).toHaveURL(/\/m\/agent\/login$/)
  await player.fillLogin('member88')
  await player.submitLogin()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('error.notAgent'))

  await player.fillLogin('agent88')
  await player.submitLogin()
  await expect(page).toHaveURL(/\/m\/member\/agent\/home$/)
  const prompt = page.getByRole('dialog', { name: t('contract.prompt.offerTitle') })
  await expect(prompt).toContainText(t('contract.prompt.offer.dividend'))
  await confirm(player)
  await expect(page).toHaveURL(/\/m\/member\/agent\/getDevidendContract$/)
  await expect(page.getByText(t('contract.review.offer.dividend'))).toBeVisible()
  await expect(page.getByText(t('contract.above.title'))).toBeVisible()

  await press(player, t('contract.move.accept'))
  await expect(page.getByRole('dialog')).toContainText(t('contract.above.confirm'))
  const accepted = page.waitForResponse(/MCS2_processContract/)
  await confirm(player, t('contract.move.accept'))
  const { contractId } = (await (await accepted).json()).value
  await expect(page.getByText(t('contract.review.none'))).toBeVisible()

  await press(player, t('contract.review.contracts'))
  const kinds = page.getByRole('group', { name: t('contract.kinds') })
  await kinds.getByRole('button', { name: t('contract.kind.dividend') }).click()
  await expect(page.getByRole('article').getByText('30%')).toBeVisible()
  await press(player, t('contract.move.cancel'))
  await confirm(player, t('contract.move.cancel'))
  await expect(page.getByText(t('contract.askedOfPlatform'))).toBeVisible()
  await sandbox.moveContract('kiwibet', 'agent88', { contractId, action: 'C' })
  await page.getByRole('tab', { name: t('contract.tab.history') }).click()
  const first = page.getByRole('article').first()
  await expect(first).toContainText(t('contract.state.X'))
  await expect(first).toContainText('30%')
})

test('an agent proposes a contract to a subordinate, who is prompted and accepts it', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await player.logIn('agent88')
  await player.step('/m/member/agent/contracts?kind=hourlySalary&propose=')
  await page.getByRole('button', { name: new RegExp(`^${t('contract.subordinate')}`) }).click()
  await expectStep(page, t('contract.propose.title'))
  const free = page.getByRole('dialog').locator('[role="radio"]:not([disabled])').first()
  const name = (await free.locator('span[id]').first().textContent()) ?? ''
  await free.click()
  await page.getByLabel(t('contract.bets')).fill('500')
  await page.getByLabel(t('contract.propose.rateFixed')).fill('1000')
  await press(player, t('contract.propose.preview'))
  await expect(page.getByLabel(t('contract.propose.rateFixed'))).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByLabel(t('contract.propose.rateFixed')).fill('2')
  await press(player, t('contract.propose.preview'))
  const preview = page.getByRole('dialog')
  await expect(preview).toContainText(name)
  await preview.getByLabel(t('contract.propose.password')).first().fill('Livery-2026')
  await confirm(player, t('contract.propose.send'))
  await expect(page.getByRole('article').getByText(t('contract.propose.sent'))).toBeVisible()
  await expectStep(page, t('contract.propose.sent'))
  await page.getByRole('link', { name: t('contract.propose.list') }).click()
  await expect(page.getByRole('article').first()).toContainText(t('contract.state.P'))

  await leave(player, '/m/login')
  await player.fillLogin(name)
  await player.submitLogin()
  const prompt = page.getByRole('dialog', { name: t('contract.prompt.offerTitle') })
  for (const kind of ['dailySalary', 'dividend'] as const)
    if ((await prompt.textContent())?.includes(t(`contract.prompt.offer.${kind}`)))
      await confirm(player, t('common.cancel'))
  await expect(prompt).toContainText(t('contract.prompt.offer.hourlySalary'))
  await confirm(player)
  await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/)
  await press(player, t('contract.move.accept'))
  await confirm(player, t('contract.move.accept'))
  await expect(page.getByText(t('contract.review.none'))).toBeVisible()
  await player.step('/m/member/agent/contracts?kind=hourlySalary')
  await expect(page.getByRole('article')).toContainText(t('contract.state.E'))
})
