import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { readMap } from '../../src/core/config/parse-source.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { noteMisfits } from './support/note-misfits.ts'
import { expect, test } from './support/own-merchants.ts'
import type { TempRoot } from './support/temp-root.ts'
import { walkAsGuest, walkToLobby } from './support/walk-as-guest.ts'
import { projectRoot } from './support/words.ts'

/** Brings a brand that opens in Arabic; what has no Arabic words is read in English. */
function bringArabic(root: TempRoot, folder: string): string {
  const code = folder.split('/').at(-1) ?? ''
  root.bringLanguage('ar')
  root.bring(code, join(projectRoot, folder))
  const path = `${folder}/merchant.json`
  const own = readMap({ path, text: openDiskFiles(projectRoot).read(path) ?? '' })
  root.write(code, { ...own, languages: { default: 'ar', supported: ['ar', 'en'] } })
  return code
}

/** The transform of what is mirrored, as a computed style. */
const turned = 'matrix(-1, 0, 0, 1, 0, 0)'

const brands = [
  ['tests/fixtures/brands/coinop', 'left'],
  ['merchants/kiwibet', 'right'],
  ['merchants/reef', 'right'],
] as const

for (const [folder, menuAt] of brands)
  test(`a guest of ${folder} who reads from right to left finds everything in place, and nothing turned but what points`, async ({
    root,
    createOwnPlayer,
    page,
  }) => {
    const player = createOwnPlayer(bringArabic(root, folder), 'ar')
    const { found, look } = noteMisfits(page, [320, 390])
    await player.open('/m/home')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await walkAsGuest(player, async (name) => {
      await look(name)
      if (name === 'home') await expectDrawnAsDrawn(page)
      if (name === 'menu') {
        expect(await sideOf(page.getByRole('dialog'))).toBe(menuAt)
        const close = page.getByRole('dialog').getByRole('button').first()
        // In sight, and not behind the edge that the panel is cut along.
        await close.click({ trial: true })
      }
      if (name === 'login') {
        const back = page.getByRole('button', { name: player.t('app.back') })
        await expect(back.locator('svg')).toHaveCSS('transform', turned)
        expect(await sideOf(back)).toBe('right')
      }
      expect(await countTurned(page.locator('svg:not([data-turns])'))).toBe(0)
    })
    await walkToLobby(player, look)
    expect(found).toEqual([])
  })

/** A poster's words stand where its picture leaves room, and numbers keep their order. */
async function expectDrawnAsDrawn(page: Page): Promise<void> {
  const copies = page.locator('[data-type="banner"] [data-front] [data-part="copy"]')
  for (const copy of await copies.all()) expect(await sideOf(copy)).toBe('left')
  for (const balls of await page.locator('[data-part="balls"]').all())
    await expect(balls).toHaveCSS('direction', 'ltr')
  for (const note of await page.locator('[data-type="contact"] bdi').all())
    await expect(note).toHaveCSS('direction', 'ltr')
}

async function sideOf(place: Locator): Promise<'left' | 'right'> {
  const [left, right] = await place.evaluate((one) => {
    const box = one.getBoundingClientRect()
    return [box.left, innerWidth - box.right] as const
  })
  return left < right ? 'left' : 'right'
}

/** Icons and drawings that are mirrored. */
function countTurned(all: Locator): Promise<number> {
  return all.evaluateAll(
    (found, transform) =>
      found.filter((one) => getComputedStyle(one).transform === transform).length,
    turned,
  )
}
