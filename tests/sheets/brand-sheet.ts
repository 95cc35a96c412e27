import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, expect as expectSoon } from '@playwright/test'
import { asAddress } from '../../src/cli/screenshots/as-address.ts'
import { openPhone, printSheet } from '../../src/cli/screenshots/browser.ts'
import { listPages } from '../e2e/support/listed-pages.ts'
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
 * `--all` draws every page of the product, six on a sheet, in `sheets/brands/`.
 */
const { page, brand, language, all } = parseArgs({
  options: {
    page: { type: 'string' },
    brand: { type: 'string' },
    language: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
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
  readonly session: 'guest' | 'member' | 'agent'
}

/** A busy machine draws a page in seconds; the limit only ends what hangs. */
const expect = expectSoon.configure({ timeout: 90_000 })

const guest = (path: string): SheetPage => ({ path: () => path, session: 'guest' })
const member = (path: string): SheetPage => ({ path: () => path, session: 'member' })

/** The pages of guests are first, because the member stays signed in. */
const twelve: Readonly<Record<string, SheetPage>> = {
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
}

/** Lists every page of the product by its address at base, in the order of the sessions. */
function everyPage(): Readonly<Record<string, SheetPage>> {
  const visits = [
    ['outside', 'guest'],
    ['account', 'member'],
    ['money', 'member'],
    ['rewards', 'member'],
    ['agents', 'agent'],
  ] as const
  const entries = visits.flatMap(([part, session]) =>
    listPages('base', part, session).map((name, at): [string, SheetPage] => {
      const path = (code: Brand): string => listPages(code, part, session)[at] ?? name
      return [name, { path, session }]
    }),
  )
  return Object.fromEntries(entries)
}

const pages = all ? everyPage() : twelve

// Object.keys types the names as strings.
const brands = (Object.keys(lobbies) as Brand[]).filter((code) => !brand || code === brand)
const names = Object.keys(pages).filter((name) => !page || name === page)
if (brands.length === 0 || names.length === 0)
  throw new Error(
    `Choose --brand from ${Object.keys(lobbies).join(', ')}, and --page from ${Object.keys(pages).join(', ')}.`,
  )

/** CSS pixels between two pictures. */
const gap = 16
/** Pages on a sheet of every page, which is then small enough to be read. */
const rowsOfSheet = 6

const root = makeTempRoot()
for (const code of merchants) root.bring(code, join(projectRoot, 'merchants', code))
root.bring('coinop', join(projectRoot, 'tests/fixtures/brands/coinop'))

try {
  await withStudio(async (studio) => {
    const columns = new Map<Brand, ReadonlyMap<string, string>>()
    for (const code of brands) columns.set(code, await shootBrand(studio, code))
    const rows = names.map((name) =>
      brands.map((code) => `<img alt="${code}, ${name}" src="${columns.get(code)?.get(name)}">`),
    )
    const width = brands.length * (390 + gap) + gap
    const step = all ? rowsOfSheet : rows.length
    for (let at = 0; at < rows.length; at += step) {
      const cells = rows.slice(at, at + step).flat()
      const sheet = await printSheet(studio.browser, sheetOf(cells), { width, type: 'jpeg' })
      writeSheet(all ? `brands/${at / step + 1}.jpg` : 'brands.jpg', sheet)
    }
  }, root.path)
} finally {
  root.remove()
}

/** Photographs the pages of a brand one after another, on one phone. */
async function shootBrand(
  { host, browser }: Studio,
  code: Brand,
): Promise<ReadonlyMap<string, string>> {
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
  const shots = new Map<string, string>()
  let signedIn: SheetPage['session'] = 'guest'
  for (const name of names) {
    const shown = pages[name]
    if (!shown) continue
    if (shown.session !== signedIn && shown.session !== 'guest')
      await player.logIn(`${shown.session}88`)
    signedIn = shown.session
    await player.open(shown.path(code))
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
