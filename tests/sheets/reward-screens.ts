import { expect } from '@playwright/test'
import type { Player } from '../e2e/support/player.ts'
import type { Merchant, ScreenSetup } from './look-screens.ts'

/** The screens of promotions, envelopes and the mall that have a picture, by the picture's name. */
export function rewardScreensOf(code: Merchant): Readonly<Record<string, ScreenSetup>> {
  const detail: ScreenSetup = { path: `/m/activity?id=${promotions[code]}`, member: true }
  return {
    activity,
    'activity-full': activity,
    'activity-detail': detail,
    'activity-detail-full': detail,
    mall,
    'mall-full': mall,
    'mall-redeem': { ...mall, prepare: openFirstGood },
    'rewards-before': closedEnvelope,
    'red-envelope': closedEnvelope,
    'red-envelope-before': closedEnvelope,
    'rewards-after': openEnvelope,
    'red-envelope-open': openEnvelope,
    'red-envelope-after': openEnvelope,
  }
}

/** The promotions that the pictures show. */
const promotions: Readonly<Record<Merchant, string>> = {
  siamstar: 'lantern-nights',
  kiwibet: 'derby-double',
  hongyun: 'winter-stores',
  reef: 'high-tide',
}

const activity: ScreenSetup = { path: '/m/activity', member: true }
const mall: ScreenSetup = { path: '/m/mall/mallHome', member: true }
const closedEnvelope: ScreenSetup = {
  path: '/m/redEnvelope',
  member: true,
  prepare: awaitEnvelope,
}
const openEnvelope: ScreenSetup = { ...closedEnvelope, prepare: pressOpen }

/** Envelopes come every few minutes. */
const longestWaitMs = 180_000

async function awaitEnvelope({ page, t }: Player): Promise<void> {
  const open = page.getByRole('button', { name: t('envelope.open'), exact: true })
  await expect(open).toBeVisible({ timeout: longestWaitMs })
}

async function pressOpen(player: Player): Promise<void> {
  const { page, t } = player
  await awaitEnvelope(player)
  await page.getByRole('button', { name: t('envelope.open'), exact: true }).click()
  await expect(page.locator('[data-phase="shown"]')).toBeVisible()
}

async function openFirstGood({ page }: Player): Promise<void> {
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
