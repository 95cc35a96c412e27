import type { Page } from '@playwright/test'
import { saveWhileEditing } from './support/colleague.ts'
import { expect, test } from './support/studio.ts'

const file = 'merchants/siamstar/merchant.json'

test('an edit is reviewed as lines and saved; the file is as typed but for them @core', async ({
  studio,
}) => {
  const { page } = studio
  const before = studio.read(file).replace('"mode": "dark",', '"mode": "dark", // by night')
  studio.write(file, before)
  await studio.open('siamstar/file')
  const text = page.getByRole('textbox', { name: file })
  const after = before.replace('"shape": "round"', '"shape": "pill"')
  await text.fill(after)
  await expect(page.getByText('Not saved')).toBeVisible()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await expect(review.getByText('"shape": "round",')).toBeVisible()
  await expect(review.getByText('"shape": "pill",')).toBeVisible()
  expect(await studio.findSerious()).toEqual([])
  const heard = await listenToStatus(page)
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(studio.read(file)).toBe(after)
  expect(await heard()).toContain('Saved')
})

/** Keeps what live regions that are there now say while nothing hides them from who listens. */
async function listenToStatus(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const region of document.querySelectorAll('[role="status"]'))
      new MutationObserver(() => {
        if (!region.closest('[aria-hidden="true"], [inert]')) heard.push(region.textContent)
      }).observe(region, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => [...new Set(Object(window).heard)])
}

test('a review compares sentences and lines with what a colleague saved meanwhile', async ({
  studio,
}) => {
  const { page } = studio
  const before = studio.read(file)
  await saveWhileEditing(studio)
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await expect(review.getByText('Yours went in: theme.shape.')).toBeVisible()
  const sentences = review.getByRole('region', { name: 'What changes for players' })
  await expect(sentences).toContainText('pill')
  await expect(sentences).not.toContainText('calm')
  await expect(review.getByRole('region', { name: file, exact: true })).not.toContainText(
    'removed: "motion"',
  )
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(studio.read(file)).toBe(before.replace('"round"', '"pill"').replace('"lively"', '"calm"'))
})

test('edits survive a reload, are undone after it and done again', async ({ studio }) => {
  const { page } = studio
  const before = studio.read(file)
  await studio.open('siamstar/file')
  const text = page.getByRole('textbox', { name: file })
  await text.fill(before.replace('"round"', '"pill"'))
  await expect(page.getByText('Not saved')).toBeVisible()
  await page.reload()
  await expect(text).toHaveValue(/"pill"/)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(text).toHaveValue(before)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(text).toHaveValue(/"pill"/)
})

test('a finding appears while it is typed, and its fix is a step that can be undone', async ({
  studio,
}) => {
  const { page } = studio
  const before = studio.read(file)
  await studio.open('siamstar/file')
  const text = page.getByRole('textbox', { name: file })
  await text.fill(before.replace('"motion": "lively"', '"motoin": "lively"'))
  const findings = page.getByRole('button', { name: 'Findings 1 error' })
  await findings.click()
  await page.getByRole('button', { name: 'Apply fix' }).click()
  await expect(text).toHaveValue(before)
  await expect(page.getByRole('button', { name: /^Findings.*error/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveValue(/motoin/)
})

test('a finding in the CSS of a look is fixed at a press, undone, and saved', async ({
  studio,
}) => {
  const { page } = studio
  const look = 'merchants/siamstar/look/row.css'
  const sound = studio.read(look)
  const line = '\n[data-kit="row"] [data-part="title"] { padding: 0; }\n'
  const broken = sound + line.replace('"title"', '"titel"')
  studio.write(look, broken)
  await studio.open('siamstar/theme')
  const findings = page.getByRole('button', { name: /^Findings 1 error/ })
  await findings.click()
  const panel = page.getByRole('region', { name: 'Findings' })
  await expect(panel.getByText(/piece of "row" called "titel"/)).toBeVisible()
  await panel.getByRole('button', { name: 'Apply fix' }).click()
  await expect(page.getByRole('button', { name: /^Findings.*error/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(findings).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await expect(review.getByRole('region', { name: look })).toBeVisible()
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(studio.read(look)).toBe(sound + line)
})

test('a file that changed underneath is merged value by value, and what both changed is chosen', async ({
  studio,
}) => {
  const { page } = studio
  const before = studio.read(file)
  await studio.open('siamstar/file')
  const text = page.getByRole('textbox', { name: file })
  await text.fill(before.replace('"round"', '"pill"').replace('"glow"', '"flat"'))
  await page.getByRole('button', { name: 'Review and save' }).click()
  const review = page.getByRole('dialog', { name: 'Review and save' })
  await expect(review.getByRole('region', { name: file, exact: true })).toBeVisible()
  studio.write(file, before.replace('"round"', '"sharp"').replace('"lively"', '"calm"'))
  studio.trouble.expect(/Failed to load resource/)
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(review.getByRole('alert')).toContainText('changed since it was read')
  await expect(review.getByText('Yours went in: theme.depth.')).toBeVisible()
  await expect(review.getByRole('button', { name: 'Save' })).toBeDisabled()
  await review.getByRole('button', { name: 'Keep mine' }).click()
  await review.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(studio.read(file)).toBe(
    before.replace('"round"', '"pill"').replace('"glow"', '"flat"').replace('"lively"', '"calm"'),
  )
})
