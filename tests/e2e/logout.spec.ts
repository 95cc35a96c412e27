import type { Locator } from '@playwright/test'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { expectAllowedStorages } from './support/allowed-storages.ts'
import { coreIf } from './support/core.ts'
import { expect, test } from './support/journey.ts'
import type { Player } from './support/player.ts'
import { expectReplay, readSession } from './support/replay-session.ts'

async function askLogout({ page, t }: Player): Promise<Locator> {
  await page
    .getByRole('button', { name: t('header.menu'), exact: true })
    .first()
    .click()
  await page.getByRole('button', { name: t('menu.logout') }).click()
  return page.getByRole('dialog').filter({ hasText: t('menu.logoutQuestion') })
}

for (const code of ['siamstar', 'kiwibet']) {
  test(`a member of ${code} logs out after a question, nothing private stays, and the token is void${coreIf(code === 'kiwibet')}`, async ({
    createPlayer,
    page,
  }) => {
    const player = createPlayer(code)
    const { t } = player
    await player.logInByForm('member88')
    await expect(player.block('account')).toContainText(demoNicknames.member88)
    await expectAllowedStorages(player)
    const session = await readSession(player)
    await expectReplay(player, session, 200)
    await player.open('/m/member/home')
    await player.open('/m/home')
    const question = await askLogout(player)
    await question.getByRole('button', { name: t('common.cancel') }).click()
    await expect(player.block('account')).toContainText(demoNicknames.member88)
    await page.getByRole('button', { name: t('menu.logout') }).click()
    await question.getByRole('button', { name: t('menu.logout') }).click()
    await expect(player.block('account').locator('[data-who="guest"]')).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAllowedStorages(player)
    const { device, visit } = await player.storages()
    expect(visit).toEqual({})
    expect(device['autoLogin']).toBe('0')
    await expectReplay(player, session, 401)
    await page.goBack()
    await expect(page.getByText(demoNicknames.member88)).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/(login|home)/)
  })
}

test('a trial logs out, its name is forgotten, and its token is void', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/trail')
  await page.getByRole('button', { name: player.t('trial.play') }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const session = await readSession(player)
  await expectReplay(player, session, 200)
  const question = await askLogout(player)
  await question.getByRole('button', { name: player.t('menu.logout') }).click()
  await expect(player.block('account').locator('[data-who="guest"]')).toBeVisible()
  expect((await player.storages()).visit).toEqual({})
  await expectReplay(player, session, 401)
})

test('a player can log out without a connection, and reads that the gateway was not informed', async ({
  createPlayer,
  page,
  context,
}) => {
  const player = createPlayer('kiwibet')
  player.trouble.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await player.logIn('member88')
  await expect(player.block('account')).toContainText(demoNicknames.member88)
  const sure = await askLogout(player)
  await expect(sure).toBeVisible()
  await context.setOffline(true)
  await sure.getByRole('button', { name: player.t('menu.logout') }).click()
  await expect(player.block('account').locator('[data-who="guest"]')).toBeVisible()
  expect((await player.storages()).visit).toEqual({})
  await expect(page.getByText(player.t('app.notClosed'))).toBeVisible()
})
