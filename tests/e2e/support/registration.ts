import type { Player } from './player.ts'
import { declarationsOf, exampleOf, type RegistrationField } from './registration-values.ts'
import { passSliderByKeys } from './slider.ts'

/** Fills fields of the form with values that are accepted. */
export async function fillFields(
  player: Player,
  names: readonly RegistrationField[],
): Promise<void> {
  for (const name of names) await player.field(name).fill(exampleOf(name))
}

/** Ticks what the player declares. */
export async function declare({ t, page, merchant }: Player): Promise<void> {
  // On the drawn box at the start of the line: further along may be the link of the terms.
  const position = { x: 10, y: 12 }
  for (const name of declarationsOf(merchant, t))
    await page.getByRole('checkbox', { name, exact: true }).check({ position })
}

/** The captcha where there is one, the slider, the declarations, and the button. */
export async function finish(player: Player): Promise<void> {
  await player.answerCaptcha()
  await passSliderByKeys(player.page, player.t)
  await declare(player)
  await submit(player)
}

export async function submit({ page, t }: Player): Promise<void> {
  await page.getByRole('button', { name: t('register.submit'), exact: true }).click()
}
