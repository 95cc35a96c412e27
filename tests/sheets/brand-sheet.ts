import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, expect as expectSoon } from '@playwright/test'
import { asAddress } from '../../src/cli/screenshots/as-address.ts'
import { openPhone, printSheet } from '../../src/cli/screenshots/browser.ts'
import { createPlayer, type Player } from '../e2e/support/player.ts'
import { controlSandbox } from '../e2e/support/sandbox.ts'
import { makeTempRoot } from '../e2e/support/temp-root.ts'
import { watchTrouble } from '../e2e/support/trouble.ts'
import { merchants, projectRoot } from '../e2e/support/words.ts'
import { settle } from './look-screens.ts'
import { type Studio, withStudio } from './sheet-browser.ts'
import { writeSheet } from './write-sheet.ts'

/**
 * Twelve pages of base, the demonstration merchants and the brand made of files alone, each in its
 * first language: a row for each page, a column for each brand, in `sheets/brands.jpg`. `--page` draws
 * the row of one page, `--brand` the column of one brand, and `--language` all in another language.
 */
const { page, brand, language } = parseArgs({
  options: { page: { type: 'string' }, brand: { type: 'string' }, language: { type: 'string' } },
}).values

/** The category whose lobby a brand opens with. */
const lobbies = {
  base: 'RNG',
  siamstar: 'RNG',
  hongyun: 'LOTT',
  kiwibet: 'SPORTS',
  reef: 'FISH',
  coinop: 'CRASH',
} as const
type Brand = keyof typeof lobbies

interface SheetPage {
  readonly path: (brand: Brand) => string
  readonly session: 'guest' | 'member'
}

/** A busy machine draws a page in seconds; the limit only ends what hangs. */
const expect = expectSoon.configure({ timeout: 90_000 })

const guest = (path: string): SheetPage => ({ path: () => path, session: 'guest' })
const member = (path: string): SheetPage => ({ path: () => path, session: 'member' })

/** The pages of guests are first, because the member stays signed in. */
const pages = {
  home: guest('/m/home'),
  login: guest('/m/login'),
  register: guest('/m/register'),
  help: guest('/m/help'),
  lobby: { path: (code) => `/m/gameContainer?gameType=${lobbies[code]}`, session: 'member' },
  member: member('/m/member/home'),
  deposit: member('/m/voucherCenter'),
  withdrawal: member('/m/withdraw'),
  records: member('/m/transaction/record'),
  messages: member('/m/messages'),
  promotions: member('/m/activity'),
  settings: member('/m/myAccount/index'),
} as const satisfies Record<string, SheetPage>
type PageName = keyof typeof pages

// Object.keys types the names as strings.
const brands = (Object.keys(lobbies) as Brand[]).filter((code) => !brand || code === brand)
const names = (Object.keys(pages) as PageName[]).filter((name) => !page || name === page)
if (brands.length === 0 || names.length === 0)
  throw new Error(
    `Choose --brand from ${Object.keys(lobbies).join(', ')}, and --page from ${Object.keys(pages).join(', ')}.`,
  )

/** CSS pixels between two pictures. */
const gap = 16

const root = makeTempRoot()
for (const code of merchants) root.bring(code, join(projectRoot, 'merchants', code))
root.bring('coinop', join(projectRoot, 'tests/fixtures/brands/coinop'))

try {
  await withStudio(async (studio) => {
    const columns = new Map<Brand, ReadonlyMap<PageName, string>>()
    for (const code of brands) columns.set(code, await shootBrand(studio, code))
    const cells = names.flatMap((name) =>
      brands.map((code) => `<img alt="${code}, ${name}" src="${columns.get(code)?.get(name)}">`),
    )
    const width = brands.length * (390 + gap) + gap
    const sheet = await printSheet(studio.browser, sheetOf(cells), { width, type: 'jpeg' })
    writeSheet('brands.jpg', sheet)
  }, root.path)
} finally {
  root.remove()
}

/** Photographs the pages of a brand one after another, on one phone. */
async function shootBrand(
  { host, browser }: Studio,
  code: Brand,
): Promise<ReadonlyMap<PageName, string>> {
  const phone = await openPage(browser)
  const sandbox = controlSandbox(host.port)
  // A merchant without the flag has no messages.
  await sandbox.change(code, { whitelabel: { INBOX3: true } })
  const sources = {
    page: phone,
    trouble: await watchTrouble(phone),
    host,
    sandbox,
    root: root.path,
  }
  const player = createPlayer(code, sources, language)
  const shots = new Map<PageName, string>()
  let isSignedIn = false
  for (const name of names) {
    const { path, session } = pages[name]
    if (session === 'member' && !isSignedIn) await player.logIn('member88')
    isSignedIn = session === 'member'
    await player.open(path(code))
    shots.set(name, await shoot(player))
  }
  await phone.context().close()
  return shots
}

async function openPage(browser: Browser): Promise<Player['page']> {
  const context = await openPhone(browser, { height: 844, scale: 1 })
  const opened = await context.newPage()
  if (language) await opened.addInitScript(`localStorage.setItem('language', '${language}')`)
  return opened
}

/** Waits until every block has its content, and photographs the first screen. */
async function shoot({ page: shown }: Player): Promise<string> {
  await settle(shown)
  await expect(shown.getByRole('main')).toBeVisible()
  await expect(shown.locator('main [aria-busy="true"]')).toHaveCount(0)
  await settle(shown)
  return asAddress(await shown.screenshot({ type: 'jpeg', quality: 88 }), 'jpeg')
}

function sheetOf(cells: readonly string[]): string {
  return `<style>
    body { margin: 0; padding: ${gap}px; background: #d9d9de; display: grid; gap: ${gap}px; grid-template-columns: repeat(${brands.length}, 390px) }
    img { display: block; inline-size: 390px }
  </style>${cells.join('')}`
}
