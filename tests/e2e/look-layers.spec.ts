import type { Locator, Page } from '@playwright/test'
import { cssLayers } from '../../src/core/contract/css-layers.ts'
import { expect, test } from './support/journey.ts'

/** Rules of a look, each weaker by its selector than what the player's stylesheets say of the same part. */
const rules = `
  [data-kit="accordion"] [data-part="content"] { display: grid }
  [data-kit="row"] { padding-block-start: 21px }
  [data-kit="section"] { padding-block-start: 21px }
  [data-kit="button"] {
    border: 0;
    border-radius: 21px;
    outline: 0;
    transition: transform 1s;
  }
`

/** Gives an open page a look; what has arrived before it fixed the order of layers. */
async function addLook(page: Page): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    },
    `@layer ${cssLayers.at(-1)} { ${rules} }`,
  )
}

function readAll(parts: Locator, property: string): Promise<string[]> {
  return parts.evaluateAll(
    (all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)),
    property,
  )
}

test('a look draws rows, buttons and the sections of blocks otherwise than the kit and the blocks do', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  for (const [path, name, property] of [
    ['/m/service', 'row', 'padding-top'],
    ['/m/service', 'button', 'border-top-left-radius'],
    // Blocks double the class of a section, to be stronger than the kit.
    ['/m/home', 'section', 'padding-top'],
  ] as const) {
    await player.open(path)
    const parts = page.locator(`[data-kit="${name}"]`)
    await expect(parts.first()).toBeVisible()
    expect(await readAll(parts, property)).not.toContain('21px')
    await addLook(page)
    expect(new Set(await readAll(parts, property))).toEqual(new Set(['21px']))
  }
})

test('a player with forced colours and reduced motion keeps edges and stillness under a look that takes them away', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('siamstar')
  await player.open('/m/service')
  const buttons = page.locator('button[data-kit="button"], a[data-kit="button"]')
  await expect(buttons.first()).toBeVisible()
  await addLook(page)
  expect(new Set(await readAll(buttons, 'border-top-width'))).toEqual(new Set(['0px']))
  expect(new Set(await readAll(buttons, 'transition-property'))).toEqual(new Set(['none']))
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' })
  expect(new Set(await readAll(buttons, 'border-top-width'))).toEqual(new Set(['1px']))
  expect(new Set(await readAll(buttons, 'transition-property'))).toEqual(new Set(['transform']))
})

test('what a page hides stays hidden under a look that gives it a place', async ({
  createPlayer,
  page,
}) => {
  const player = createPlayer('kiwibet')
  await player.open('/m/help')
  const closed = page.locator('[data-kit="accordion"] [data-part="content"][hidden]')
  await expect(closed.first()).toBeAttached()
  await addLook(page)
  expect(new Set(await readAll(closed, 'display'))).toEqual(new Set(['none']))
})
