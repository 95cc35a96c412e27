import { coreIf } from './support/core.ts'
import { expect, test } from './support/journey.ts'
import { makeBrowserOlder } from './support/older-browser.ts'
import { fillFields, finish } from './support/registration.ts'
import { requiredFields } from './support/registration-values.ts'
import { merchants } from './support/words.ts'

for (const code of merchants) {
  test(`in iOS 15.4 and Chrome 100 a visitor of ${code} browses, registers and deposits, and an agent logs in and leads${coreIf(code === 'kiwibet')}`, async ({
    createPlayer,
    page,
    sandbox,
  }) => {
    const player = createPlayer(code)
    const { t, step } = player
    const main = page.getByRole('main')
    const failed = main.getByText(t('error.block'))
    await sandbox.change(code, { cashier: 'forget', cashierSeconds: 1 })
    await makeBrowserOlder(player)
    await player.open('/m/home')
    expect(await page.evaluate(() => 'toSorted' in [] || 'canParse' in URL)).toBe(false)
    await step('/m/gameContainer?gameType=RNG&show=hot')
    await expect(player.block('games').getByRole('listitem').first()).toBeVisible()
    for (const sort of ['newest', 'name']) {
      await step(`/m/gameContainer?gameType=RNG&show=all&sort=${sort}`)
      await expect(player.block('games').getByRole('listitem').first()).toBeVisible()
    }

    await player.open('/m/register')
    await fillFields(player, requiredFields[code])
    await finish(player)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.locator('[data-type="account"] [data-who="member"]')).toBeVisible()

    await step('/m/voucherCenter')
    // Here the way is chosen before the amount is asked.
    const ways = main.getByRole('list', { name: t('deposit.groups') })
    if (code === 'reef' || code === 'siamstar') await ways.getByRole('button').first().click()
    await main.locator('input[name="amount"]').fill('500')
    await main.getByRole('button', { name: t('deposit.submit'), exact: true }).click()
    await expect(page).toHaveURL(/[?&]order=/)
    await expect(failed).toHaveCount(0)
    for (const path of ['/m/invite', '/m/vip']) {
      await step(path)
      await expect(main.getByRole('heading').first()).toBeVisible()
      await expect(failed).toHaveCount(0)
    }

    await page.evaluate(() => sessionStorage.clear())
    await player.logInByForm('agent88')
    for (const path of ['home', 'contracts', 'links?view=new', 'rebates']) {
      await step(`/m/member/agent/${path}`)
      await expect(main.getByRole('heading').first()).toBeVisible()
      await expect(failed).toHaveCount(0)
    }
  })
}
