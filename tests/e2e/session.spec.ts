import type { Locator } from '@playwright/test'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { endSession } from './support/end-session.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { expectReplay, readSession } from './support/replay-session.ts'
import { failedCall } from './support/trouble.ts'
import { readMerchant } from './support/words.ts'

/** A member on home, with the clock of the page in the journey's hands. */
async function beMember(player: Player): Promise<void> {
  await player.page.clock.install()
  await player.logIn('member88')
  await expect(player.block('account')).toContainText(demoNicknames.member88)
}

function dialogOf({ page }: Player, text: string): Locator {
  return page.getByRole('dialog').filter({ hasText: text })
}

test('a member who does nothing is warned a minute before, may stay, and is logged out in the end, at the gateway too @core', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  const { t } = player
  await beMember(player)
  const idle = readMerchant('kiwibet').safety.inactivityMinutes * 60_000
  const warning = dialogOf(player, t('app.idleTitle'))
  const session = await readSession(player)
  await page.clock.fastForward(idle - 90_000)
  await expect(warning).toHaveCount(0)
  await page.clock.fastForward(40_000)
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('timer')).toContainText(/^00:\d\d$/)
  await expect(warning).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(warning).toHaveCount(0)
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  await page.clock.fastForward(idle - 30_000)
  await expect(warning).toBeVisible()
  await page.clock.fastForward(40_000)
  await expect(dialogOf(player, t('app.endedIdle'))).toHaveCount(1)
  await expect(warning).toHaveCount(0)
  expect((await player.storages()).visit).toEqual({})
  await expectReplay(player, session, 401)
  await page.getByRole('button', { name: t('route.login'), exact: true }).click()
  await expect(page).toHaveURL(/\/m\/login\?back=/)
})

test('a session that reaches its longest time ends at the gateway too, however active it was', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await beMember(player)
  const session = await readSession(player)
  await expectReplay(player, session, 200)
  const began = session.since - 12 * 3_600_000
  await page.evaluate(
    (info) => sessionStorage.setItem('sessionInfo', info),
    JSON.stringify({ ...session, since: began }),
  )
  await page.reload()
  await expect(dialogOf(player, player.t('app.endedLimit'))).toHaveCount(1)
  expect((await player.storages()).visit).toEqual({})
  await expectReplay(player, session, 401)
})

test('an account used elsewhere ends in one dialog over login, from a page for members too', async ({
  createPlayer,
  page,
  sandbox,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(failedCall)
  const { t } = player
  await player.logIn('member88')
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  await player.step('/m/member/home')
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await endSession(player, sandbox, 'token_ip_different')
  await expect(dialogOf(player, t('app.endedElsewhere'))).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page).toHaveURL(/\/m\/login\?back=/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/login\?back=/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
