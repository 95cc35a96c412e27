import { expect, type Locator, type Page } from '@playwright/test'
import type { Say } from './words.ts'

/** Draws the handle of the human check to its goal with the keyboard, where there is one. */
export async function passSliderByKeys(page: Page, say: Say): Promise<void> {
  const handle = page.getByRole('slider')
  await expect(handle).toBeVisible()
  const target = await readTarget(handle)
  await handle.focus()
  await page.keyboard.press('Home')
  for (let at = 0; at + 100 <= target; at += 100) await page.keyboard.press('PageUp')
  for (let at = target - (target % 100); at + 10 <= target; at += 20)
    await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
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

/** The goal in thousandths of the track, as a screen reader hears it in hundredths. */
async function readTarget(handle: Locator): Promise<number> {
  const [, goal = ''] = ((await handle.getAttribute('aria-valuetext')) ?? '').split('/')
  return Number(goal) * 10
}
