import { expect, type Locator, type Page } from '@playwright/test'
import { keysToGoal, readGoal } from './slider-keys.ts'
import type { Say } from './words.ts'

/** Draws the handle of the human check to its goal with the keyboard, where there is one. */
export async function passSliderByKeys(page: Page, say: Say): Promise<void> {
  const handle = page.getByRole('slider')
  await expect(handle).toBeVisible()
  const target = await readTarget(handle)
  await handle.focus()
  for (const key of keysToGoal(target)) await page.keyboard.press(key)
  await expect(handle).toHaveAccessibleName(say('form.slideDone'))
}

/** Draws it with the mouse, in one pull. */
export async function passSliderByPointer(page: Page, say: Say): Promise<void> {
  const handle = page.getByRole('slider')
  await handle.scrollIntoViewIfNeeded()
  const target = await readTarget(handle)
  const from = await handle.boundingBox()
  const track = await handle.locator('..').boundingBox()
  if (!from || !track) throw new Error('The slider is not on the screen.')
  const x = from.x + from.width / 2
  const y = from.y + from.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + ((track.width - from.width) * target) / 1000, y, { steps: 8 })
  await page.mouse.up()
  await expect(handle).toHaveAccessibleName(say('form.slideDone'))
}

async function readTarget(handle: Locator): Promise<number> {
  return readGoal((await handle.getAttribute('aria-valuetext')) ?? '')
}
