import { expect, type Page } from '@playwright/test'
import { findGap, keysToGoal } from './slider-keys.ts'
import type { Translate } from './words.ts'

/** Moves the piece of the human check into its gap with the keyboard. */
export async function passSliderByKeys(page: Page, t: Translate): Promise<void> {
  const handle = page.getByRole('slider')
  await expect(handle).toBeVisible()
  const target = await readTarget(page)
  await handle.focus()
  for (const key of keysToGoal(target)) await page.keyboard.press(key)
  await expect(handle).toHaveAccessibleName(t('form.slideDone'))
}

/** Draws it there with the mouse, in one pull. */
export async function passSliderByPointer(page: Page, t: Translate): Promise<void> {
  const handle = page.getByRole('slider')
  await handle.scrollIntoViewIfNeeded()
  const target = await readTarget(page)
  const from = await handle.boundingBox()
  const track = await handle.locator('..').boundingBox()
  if (!from || !track) throw new Error('The slider is not on the screen.')
  const x = from.x + from.width / 2
  const y = from.y + from.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + ((track.width - from.width) * target) / 1000, y, { steps: 8 })
  await page.mouse.up()
  await expect(handle).toHaveAccessibleName(t('form.slideDone'))
}

/** Moves it there with presses of a finger that draws nothing: on the track, then on the buttons. */
export async function passSliderByPresses(page: Page, t: Translate): Promise<void> {
  const handle = page.getByRole('slider')
  await handle.scrollIntoViewIfNeeded()
  const target = await readTarget(page)
  await handle.locator('..').click({ position: { x: 100, y: 20 } })
  const reached = Number(await handle.getAttribute('aria-valuenow'))
  const steps = Math.round((target - reached) / 10)
  const step = page.getByRole('button', { name: t(`form.slide${steps < 0 ? 'Left' : 'Right'}`) })
  for (let press = 0; press < Math.abs(steps); press += 1) await step.click()
  await page.getByRole('button', { name: t('form.slideCheck'), exact: true }).click()
  await expect(handle).toHaveAccessibleName(t('form.slideDone'))
}

/** Returns the position of the gap once both pictures are there. */
async function readTarget(page: Page): Promise<number> {
  const pictures = page.getByRole('slider').locator('xpath=../..').locator('img')
  await expect(pictures.nth(1)).toHaveJSProperty('complete', true)
  await expect(pictures.nth(0)).toHaveJSProperty('complete', true)
  return page.evaluate(findGap)
}
