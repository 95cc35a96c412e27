import type { Page } from '@playwright/test'
import { checkMerchants } from '../../src/core/config/check-merchants.ts'
import type { Files } from '../../src/core/config/files.ts'
import { filesOf } from '../../src/core/config/testing.ts'
import { type RouteDeclaration, readRoute, routes } from '../../src/core/contract/pages.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { type GeneratedLook, generateLooks, lookSeed } from '../support/looks/generate-looks.ts'
import { listPages, type Part } from './support/listed-pages.ts'
import { findLookFaults } from './support/measure-look.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import { stepTo } from './support/step-to.ts'
import { plainMerchant, type TempRoot } from './support/temp-root.ts'

const isSoak = process.env['LIVERY_SOAK'] !== undefined
/** Under `LIVERY_SOAK` each of the looks that compile is painted, else so many of them. */
const sampleSize = 2
const slices = isSoak ? 8 : 1

const code = 'drawn'

interface Visit {
  readonly account: 'guest' | 'member' | 'agent'
  /** A home, a list and a form. */
  readonly pages: readonly string[]
  /** The pages that show a part of the kit, for those that none of `pages` shows. */
  readonly parts: readonly Part[]
  /** Opens what lies over a page, one after the other. */
  readonly overlays: readonly ((player: Player) => Promise<void>)[]
}

const visits: readonly Visit[] = [
  {
    account: 'guest',
    pages: ['/m/home', '/m/activity', '/m/register'],
    parts: ['outside'],
    overlays: [openMenu, openLanguages],
  },
  {
    account: 'member',
    pages: ['/m/home', '/m/transaction/record', '/m/voucherCenter'],
    parts: ['account', 'money', 'rewards'],
    overlays: [askLogout],
  },
  { account: 'agent', pages: [], parts: ['agents'], overlays: [] },
]
const usernames = { guest: undefined, member: 'member88', agent: 'agent88' } as const

async function openMenu({ page, t }: Player): Promise<void> {
  const menu = page.getByRole('button', { name: t('header.menu'), exact: true })
  await menu.first().click()
  await expect(page.getByRole('dialog', { name: t('menu.title') })).toBeVisible()
}

async function openLanguages({ page, t }: Player): Promise<void> {
  await page
    .getByRole('button', { name: t('language.title') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('radiogroup')).toBeVisible()
}

async function askLogout(player: Player): Promise<void> {
  const { page, t } = player
  await openMenu(player)
  await page.getByRole('button', { name: t('menu.logout') }).click()
  await expect(page.getByRole('dialog').filter({ hasText: t('menu.logoutQuestion') })).toBeVisible()
}

function write(root: TempRoot, files: GeneratedLook['files']): void {
  root.tidy()
  root.write(code, plainMerchant(code))
  for (const [file, text] of Object.entries(files)) root.write(code, text, `look/${file}`)
}

/** Lists the looks that end in no error in the theme of a merchant without settings. */
function listSound(): readonly GeneratedLook[] {
  const sound = generateLooks(300, lookSeed).filter(({ files: look }) => {
    const own = Object.entries(look).map(([file, text]) => [`merchants/shop/look/${file}`, text])
    const merchant = { schemaVersion: 1, code: 'shop' }
    return !hasErrors(
      filesOf({ 'merchants/shop/merchant.json': merchant, ...Object.fromEntries(own) }),
      'shop',
    )
  })
  return isSoak ? sound : sound.filter((_, at) => at % Math.floor(sound.length / sampleSize) === 1)
}

function hasErrors(files: Files, merchant: string): boolean {
  const found = checkMerchants(files, [merchant])
  return found.some(({ severity, file }) => severity === 'error' && file.includes('/look/'))
}

/** Finds the first pages of a visit that show each part of the kit. */
async function findPages({ page }: Player, visit: Visit): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const path of visit.parts.flatMap((part) => listPages(code, part, visit.account))) {
    const [name = ''] = path.split('?')
    const route = readRoute(name)
    const declared: RouteDeclaration | undefined = route && routes[route]
    // What the merchant does not offer leads elsewhere.
    if (declared?.flag !== undefined) continue
    await stepTo(page, path)
    for (const part of await listParts(page)) found.set(part, [...(found.get(part) ?? []), path])
  }
  return found
}

function listParts(page: Page): Promise<string[]> {
  return page
    .locator('[data-kit]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('data-kit') ?? ''))])
}

for (const visit of visits.filter(({ account }) => isSoak || account !== 'agent'))
  for (let slice = 0; slice < slices; slice += 1)
    test(`the looks of slice ${slice + 1} that compile leave a ${visit.account} every control, readable texts and no foreign request`, async ({
      root,
      ownHost,
      createOwnPlayer,
      page,
    }) => {
      const sound = listSound().filter((_, at) => at % slices === slice)
      write(root, {})
      await ownHost.look()
      const player = createOwnPlayer(code)
      const username = usernames[visit.account]
      const foreign: string[] = []
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== ownHost.address(code))
          foreign.push(request.url())
      })
      if (username) await player.logIn(username)
      else await player.open('/m/home')
      const places = isSoak ? await findPages(player, visit) : new Map<string, string[]>()
      const faults: string[] = []
      for (const look of sound) {
        write(root, look.files)
        if (hasErrors(openDiskFiles(root.path), code)) continue
        await ownHost.look()
        const note = async (place: string): Promise<void> => {
          const found = await findLookFaults(page)
          faults.push(...found.map((fault) => `${look.name} of ${look.part}, ${place}: ${fault}`))
        }
        const more = (places.get(look.part) ?? []).filter((path) => !visit.pages.includes(path))
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await player.open('/m/home')
        expect(await readLook(page)).toContain(`/*${look.part}*/`)
        for (const path of [...visit.pages, ...more.slice(0, 2)]) {
          await stepTo(page, path)
          await note(path)
        }
        // What opens may move first.
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        for (const open of visit.overlays) {
          await player.open('/m/home')
          await open(player)
          await note(open.name)
        }
        if (visit.account === 'guest')
          faults.push(...(await findToastFaults(page)).map((fault) => `${look.name}: ${fault}`))
      }
      expect(faults).toEqual([])
      expect(foreign).toEqual([])
      expect(sound.length).toBeGreaterThan(0)
    })

/** Shows a guest a toast, and says what of it cannot be seen once it has stopped moving. */
async function findToastFaults(page: Page): Promise<string[]> {
  await stepTo(page, '/m/gameContainer?gameType=RNG')
  return page
    .locator('main [data-kit="heart"]')
    .first()
    .evaluate(async (heart) => {
      if (heart instanceof HTMLElement) heart.click()
      const find = (): Element | null => document.querySelector('[data-kit="toast"]')
      while (!find()) await new Promise((resolve) => setTimeout(resolve, 20))
      const toast = find()
      if (!toast) return ['a toast that leaves at once']
      await Promise.all(toast.getAnimations({ subtree: true }).map(({ finished }) => finished))
      const isShown = toast.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      const { left, right, top, bottom } = toast.getBoundingClientRect()
      const isInView = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      return isShown && isInView ? [] : ['a toast that nobody sees']
    })
}

/** Reads the file of the look that an open page uses. */
function readLook(page: Page): Promise<string> {
  return page
    .locator('link[rel="stylesheet"][href*="/look.css"]')
    .evaluate(async (link) => (await fetch(link.getAttribute('href') ?? '')).text())
}
