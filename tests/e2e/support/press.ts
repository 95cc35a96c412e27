import type { Player } from './player.ts'

/** Presses a button of the page's content. */
export async function press({ page }: Player, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** Presses a button of the open dialog; the one that confirms by default. */
export async function confirm({ page, t }: Player, name = t('common.confirm')): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Ends the session of the tab without the gateway, and opens a page as a guest. */
export async function leave(player: Player, path: string): Promise<void> {
  await player.page.evaluate(() => sessionStorage.clear())
  await player.open(path)
}
