import { expect } from '@playwright/test'
import type { Player } from './player.ts'

/** Notes what is found on the screen that is open, by its name. */
export type Look = (name: string) => Promise<void>

/** From home to the menu, the languages and the pages with forms: what a guest meets first. */
export async function walkAsGuest({ page, t, step, code }: Player, look: Look): Promise<void> {
  await step('/m/home')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.locator('main [data-kit="skeleton"]')).toHaveCount(0)
  await look('home')
  await page
    .getByRole('button', { name: t('header.menu'), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: t('menu.title') })).toBeVisible()
  await look('menu')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: t('language.title') })
    .first()
    .click()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await look('languages')
  await page.keyboard.press('Escape')
  for (const path of ['login', 'register']) {
    await step(`/m/${path}`)
    await expect(page.locator('form'), code).toBeVisible()
    await look(path)
  }
}

/** To a lobby of few games. */
export async function walkToLobby({ step, block }: Player, look: Look): Promise<void> {
  await step('/m/gameContainer?gameType=RNG&show=hot')
  await expect(block('games').getByRole('listitem').first()).toBeVisible()
  await look('lobby')
}
