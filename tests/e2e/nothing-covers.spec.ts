import { findCovered } from './support/find-covered.ts'
import { expect, test } from './support/journey.ts'
import { beginWalk, listPageWalks } from './support/page-walks.ts'
import { stepTo } from './support/step-to.ts'

const widths = [320, 360, 390, 1280]
/** A page is seen at two of the widths; under `LIVERY_SOAK` at every one. */
const isSoak = process.env['LIVERY_SOAK'] !== undefined

for (const walk of listPageWalks()) {
  const { code, account, paths } = walk
  test(`nothing covers a control or a word of ${code} for a ${account}`, async ({
    page,
    host,
    sandbox,
  }) => {
    await beginWalk(page, walk, { host, sandbox })
    const covered: string[] = []
    for (const [index, path] of paths.entries()) {
      await stepTo(page, path)
      for (const [nth, width] of widths.entries()) {
        if (!isSoak && nth % 2 !== index % 2) continue
        await page.setViewportSize({ width, height: 844 })
        const found = await findCovered(page)
        covered.push(...found.map((line) => `${path} at ${width}: ${line}`))
      }
    }
    expect(covered).toEqual([])
  })
}

test('a card that covers a heading is found', async ({ createPlayer, page }) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/help')
  const heading = page.locator('main h2').first()
  await expect(heading).toBeVisible()
  expect(await findCovered(page)).toEqual([])
  await heading.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect()
    const card = document.createElement('div')
    card.textContent = 'A card'
    card.style.cssText = `position: fixed; left: ${left}px; top: ${top}px; width: 9rem; height: 3rem; pointer-events: none`
    document.body.append(card)
  })
  const words = await heading.textContent()
  expect(await findCovered(page)).toContain(`"${words}" is covered by div "A card"`)
})
