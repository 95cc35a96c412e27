import { startTranslator } from '../support/translator.ts'
import { expect, test } from './support/journey.ts'

for (const code of ['siamstar', 'kiwibet', 'reef'] as const) {
  test(`a member of ${code} whose browser translates the page refreshes the balance and comes back to home`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    const { t } = player
    await player.logIn('member88')
    const account = player.block('account')
    const refresh = account.getByRole('button', { name: t('home.account.refresh') })
    await expect(refresh).toBeVisible()
    await page.evaluate(startTranslator)
    await expect(account.locator('font').first()).toBeVisible()
    await refresh.click()
    await expect(account.getByText(/^·.*\d/).first()).toBeVisible()
    await player.step('/m/voucherCenter')
    await expect(page.getByRole('main').locator('input[name="amount"], li').first()).toBeVisible()
    await player.step('/m/home')
    await expect(account.getByText(/^·.*\d/).first()).toBeVisible()
    await expect(page.getByText(t('error.block'))).toHaveCount(0)
  })
}
