import type { Browser, Page } from '@playwright/test'
import { demoNicknames } from '../../src/sandbox/demo/people.ts'
import { coreIf } from './support/core.ts'
import { loadFirst } from './support/first-load.ts'
import { loadStill } from './support/load-still.ts'
import { pairUp } from './support/pair-up.ts'
import { expect, test } from './support/published.ts'
import { formatShift } from './support/watch-shifts.ts'
import { merchants, readMerchant, readWords, walkedLanguages } from './support/words.ts'

/** Remembers the home that the root showed before any script of the player ran. */
function rememberRoot(): void {
  Object.assign(globalThis, { stood: null })
  const look = (): void => {
    const { own, started } = document.documentElement.dataset
    if (started !== undefined) return
    const main = document.querySelector('#root main')
    if (own === undefined && main) Object.assign(globalThis, { stood: main })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Returns true if the player hydrated the prerendered home instead of rendering it again. */
function tookOver(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(
    'globalThis.stood !== null && globalThis.stood === document.querySelector("#root main")',
  )
}

/** The files of the player that the head of a published page asks for. */
async function readStart(page: Page, kind: 'scripts' | 'blocks'): Promise<readonly string[]> {
  const start = await page.locator('script[data-start]').getAttribute('data-start')
  return JSON.parse(start ?? '{}')[kind]
}

interface TraceEvent {
  readonly args?: {
    /** Of a recalculation of styles: how many elements it touched. */
    readonly elementCount?: number
  }
}

/** Appends an element to the page and returns how many elements are styled for it at most at once. */
async function countStyled(browser: Browser, page: Page): Promise<number> {
  await page.waitForTimeout(600)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('div'))
    return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  })
  const trace = await browser.stopTracing()
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(`${trace}`)
  const styled = traceEvents.flatMap(({ args }) => args?.elementCount ?? [])
  expect(styled).not.toEqual([])
  return Math.max(...styled)
}

const paces = [
  { width: 360, pace: '1000' },
  { width: 390, pace: 'mixed' },
] as const

for (const code of merchants) {
  const { languages } = readMerchant(code)

  test(`the home of ${code} is shown in its default language before any script has loaded${coreIf(code === 'kiwibet')}`, async ({
    page,
    addressOf,
  }) => {
    await page.route(/\/assets\/(?!legacy).*\.js$/, (route) => new Promise(() => route))
    await page.goto(`${addressOf(code)}/m/home`, { waitUntil: 'commit' })
    const t = readWords(code, languages.default)
    await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
    await expect(page.locator('main [data-block]').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', languages.default)
  })

  test(`the player hydrates the home of ${code} unchanged, and loads code after it is painted${coreIf(code === 'siamstar')}`, async ({
    visit,
    page,
  }) => {
    await page.addInitScript(rememberRoot)
    await visit(code).open('/m/home')
    await page.waitForLoadState('networkidle')
    expect(await tookOver(page)).toBe(true)
    expect(await page.locator('[data-style]').count()).toBe(0)
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(?!legacy).*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    }))
    expect(asked).not.toEqual([])
    expect(Math.min(...asked)).toBeGreaterThan(painted)
  })

  test(`a member who comes back meets the home of ${code} before any script has loaded, and the player hydrates it unchanged`, async ({
    visit,
    page,
    addressOf,
  }) => {
    const { logIn, t } = visit(code)
    await logIn('member88')
    await page.addInitScript(rememberRoot)
    const { promise: later, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?!legacy).*\.js$/, async (route) => {
      await later
      await route.continue()
    })
    await page.goto(`${addressOf(code)}/m/home`, { waitUntil: 'commit' })
    await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
    await expect(page.locator('#root')).toHaveAttribute('data-home', `${languages.default} member`)
    await expect(page.locator('main [data-who="member"]').first()).toBeVisible()
    release()
    await expect(page.getByText(demoNicknames.member88).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await tookOver(page)).toBe(true)
    expect(await page.locator('[data-style]').count()).toBe(0)
  })

  test(`a block that loads into the home of ${code} changes the style of nothing but itself`, async ({
    browser,
    visit,
    page,
  }) => {
    await visit(code).open('/m/home')
    await page.waitForLoadState('networkidle')
    let styled = Number.POSITIVE_INFINITY
    // What else comes at that moment is styled too, so a busy page is asked again.
    for (let turn = 0; turn < 5 && styled >= 60; turn += 1)
      styled = Math.min(styled, await countStyled(browser, page))
    expect(styled).toBeLessThan(60)
  })

  test(`nothing moves while the published home of ${code} is hydrated`, async ({
    browser,
    addressOf,
    sandbox,
  }) => {
    await sandbox.reset()
    const visit = { address: `${addressOf(code)}/m/home`, language: languages.default, width: 390 }
    const { shifts } = await loadFirst(browser, visit)
    expect(shifts).toEqual([])
  })

  for (const language of walkedLanguages(code))
    test(`fonts that load late hardly move the home of ${code} in ${language}`, async ({
      browser,
      addressOf,
      sandbox,
    }) => {
      await sandbox.reset()
      const visit = { address: `${addressOf(code)}/m/home`, language, width: 390, fontsLater: 900 }
      const { shifts } = await loadFirst(browser, visit)
      const sum = shifts.map(Number.parseFloat).reduce((all, one) => all + one, 0)
      // The fallback font has the widths of running text, not those of each digit.
      expect(sum, shifts.join('\n')).toBeLessThan(0.001)
    })
}

for (const [code, { width, pace }] of pairUp(merchants, paces))
  test(`nothing moves while the published home of a member of ${code} comes alive: ${width} ${pace}`, async ({
    browser,
    addressOf,
    visit,
  }) => {
    const player = visit(code)
    await player.logIn('member88')
    const shifts = await loadStill(browser, {
      ...{ code, account: 'member', path: '/m/home', width, pace, mode: 'first' },
      origin: addressOf(code),
      language: readMerchant(code).languages.default,
      storages: await player.storages(),
    })
    expect(shifts.map(formatShift)).toEqual([])
  })

// The menus of the other merchants share code with their blocks.
test('the menu opens before the code of the blocks below has loaded', async ({ visit, page }) => {
  await page.addInitScript(rememberRoot)
  const code = 'kiwibet'
  const shared: string[] = []
  for (const other of merchants.filter((one) => one !== code)) {
    await visit(other).open('/m/home')
    shared.push(...(await readStart(page, 'blocks')))
  }
  const { open, t } = visit(code)
  await open('/m/home')
  const blocks = await readStart(page, 'blocks')
  const held = blocks.filter((file) => file.endsWith('.js') && !shared.includes(file))
  expect(held).not.toEqual([])
  const { promise: later, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => held.includes(pathname),
    async (route) => {
      await later
      await route.continue()
    },
  )
  await page.reload({ waitUntil: 'commit' })
  const menu = page.getByRole('dialog', { name: t('menu.title') })
  await expect(async () => {
    const button = page.getByRole('button', { name: t('header.menu'), exact: true })
    // An open menu covers the button.
    if (!(await menu.isVisible())) await button.first().click({ timeout: 1000 })
    await expect(menu).toBeVisible({ timeout: 1000 })
  }).toPass()
  release()
  await page.waitForLoadState('networkidle')
  await expect(menu).toBeVisible()
  expect(await tookOver(page)).toBe(true)
  await expect(page.locator('main [data-kit="skeleton"]')).toHaveCount(0)
})

test('what a home opens is drawn by the look, whose file loads after the first paint', async ({
  visit,
  page,
}) => {
  const { open, t } = visit('kiwibet')
  await open('/m/home')
  await page.getByRole('link', { name: t('menu.help'), exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/m\/help$/)
  await expect(page.locator('[data-kit="accordion"]').first()).toHaveCSS('border-radius', '0px')
})

test('a player who chose another language sees the home in it and never in the default one', async ({
  visit,
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.addInitScript(rememberRoot)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const look = (): void => {
      const { lang, dataset } = document.documentElement
      const root = document.getElementById('root')
      if (root?.offsetHeight && dataset['own'] === undefined) seen.push(lang)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  // The home in English comes well before the player's code.
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 1500))
    await route.continue()
  })
  const { open, t } = visit('siamstar', 'en')
  await open('/m/home')
  await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate<string[]>('globalThis.seen')
  expect([...new Set(seen)]).toEqual(['en'])
  expect(await page.locator('#root').getAttribute('data-home')).toBe('en')
})

test('the player draws a language whose prerendered home does not load', async ({
  visit,
  page,
  trouble,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await page.route(/\/files\/[\w-]+\.html$/, (route) => route.abort())
  trouble.expect(/Failed to load resource/)
  const { open, t } = visit('siamstar', 'en')
  await open('/m/home')
  await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
})

for (const [kind, resort] of [
  ['scripts', true],
  ['blocks', false],
] as const)
  test(`a home whose ${kind} do not arrive ${resort ? 'reports it' : 'is shown without them'}`, async ({
    visit,
    page,
    trouble,
  }) => {
    const { open, t } = visit('siamstar')
    await open('/m/home')
    const last = (await readStart(page, kind)).at(-1) ?? ''
    trouble.expect(/Failed to load resource|Failed to fetch dynamically imported module/)
    await page.route(`**${last}`, (route) => route.abort())
    await page.reload()
    await expect(page.locator('#not-started')).toBeVisible({ visible: resort })
    const navigation = page.getByRole('navigation', { name: t('menu.main') })
    await expect(navigation).toBeVisible({ visible: !resort })
  })

test('a page whose skin does not load once starts, and one whose skin never loads reports it', async ({
  visit,
  page,
  trouble,
}) => {
  const { open, t } = visit('siamstar')
  await open('/m/home')
  const skin = (await page.locator('html').getAttribute('data-skin')) ?? ''
  trouble.expect(/Failed to load resource|Failed to fetch|files.*json/)
  const navigation = page.getByRole('navigation', { name: t('menu.main') })
  let failures = 1
  await page.route(`**${skin}`, (route) => {
    failures -= 1
    return failures < 0 ? route.continue() : route.abort()
  })
  await page.reload()
  await expect(navigation).toBeVisible()
  await expect(page.locator('html[data-started]')).toBeAttached()
  failures = Number.POSITIVE_INFINITY
  await page.reload()
  await expect(page.locator('#not-started')).toBeVisible()
})

test('an address other than home never shows the home', async ({ visit, page }) => {
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await expect(page.locator('#root')).toBeHidden()
    await expect(page.locator('#waiting')).toBeVisible()
    await route.continue()
  })
  const { open, field } = visit('siamstar')
  await open('/m/login')
  await expect(field('account')).toBeVisible()
  await expect(page.locator('#root')).toBeVisible()
})

test('a member in another language meets the home of a member in it', async ({ visit, page }) => {
  const { logIn, open } = visit('siamstar', 'en')
  await page.addInitScript(() => localStorage.setItem('language', 'en'))
  await logIn('member88')
  await page.addInitScript(rememberRoot)
  // The player waits for the home, however slow the machine is.
  const isThere = page.waitForSelector('#root[data-home="en member"]')
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await isThere
    await route.continue()
  })
  await open('/m/home')
  await expect(page.getByText(demoNicknames.member88).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await tookOver(page)).toBe(true)
})

test('an agent who comes back is shown the home of neither a guest nor a member', async ({
  visit,
  page,
}) => {
  const { logIn, open } = visit('siamstar')
  await logIn('agent88')
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await expect(page.locator('#root')).toBeHidden()
    await route.continue()
  })
  await open('/m/home')
  await expect(page.getByText(demoNicknames.agent88).first()).toBeVisible()
})

test('a member with a single wallet is shown no home with a place for a balance', async ({
  visit,
  page,
  sandbox,
}) => {
  const { logIn, open } = visit('siamstar')
  await sandbox.change('siamstar', { wallet: 'single' })
  await logIn('member88')
  await expect(page.getByText(demoNicknames.member88).first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('singleWallet'))).toBe('1')
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await expect(page.locator('#root')).toBeHidden()
    await route.continue()
  })
  await open('/m/home')
  await expect(page.getByText(demoNicknames.member88).first()).toBeVisible()
})

test('a member sees the loading screen as long as a stylesheet of the home has not loaded', async ({
  visit,
  page,
  addressOf,
}) => {
  const { logIn } = visit('hongyun')
  await logIn('member88')
  const start = await page.locator('script[data-start]').getAttribute('data-start')
  const [style = ''] = JSON.parse(start ?? '{}').member.styles
  const { promise: later, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!legacy).*\.js$/, (route) => new Promise(() => route))
  await page.route(`**${style}`, async (route) => {
    await later
    await route.continue()
  })
  await page.clock.install()
  await page.goto(`${addressOf('hongyun')}/m/home`, { waitUntil: 'commit' })
  await expect(page.locator(`link[rel="stylesheet"][href="${style}"]`)).toBeAttached()
  // The time after which late fonts are not waited for.
  await page.clock.runFor(3500)
  await expect(page.locator('html[data-own]')).toBeAttached()
  release()
  await expect(page.locator('html[data-own]')).not.toBeAttached()
  await expect(page.locator('#root')).toHaveAttribute('data-home', 'zh member')
})

test('a session whose stored text is broken is shown no home before the player has read it', async ({
  visit,
  page,
}) => {
  const { open, t } = visit('siamstar')
  await page.addInitScript(() => sessionStorage.setItem('sessionInfo', '{'))
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await expect(page.locator('#root')).toBeHidden()
    await route.continue()
  })
  await open('/m/home')
  await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
})

test('the script in the head asks for the status once', async ({ visit, page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/wps/system/status')) asked += 1
  })
  // Its script comes only when the status was asked.
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await expect.poll(() => asked).toBe(1)
    await route.continue()
  })
  await visit('siamstar').open('/m/home')
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(1)
})

test('the calls of a home are sent before its script has loaded, each once', async ({
  visit,
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(?:wps|lgw)\//.test(pathname)) asked.push(pathname + search)
  })
  // Its script comes only when they were asked.
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    for (const call of ['getVassGameType', 'getWinnerBoard', 'announcements', 'games/mobile'])
      await expect.poll(() => asked.some((path) => path.includes(call)), call).toBe(true)
    await route.continue()
  })
  await visit('hongyun').open('/m/home')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([...new Set(asked)])
})

test('the player asks again for a status that the head could not get', async ({
  visit,
  page,
  trouble,
}) => {
  let asked = 0
  await page.route('**/wps/system/status*', (route) => {
    asked += 1
    return asked === 1 ? route.abort() : route.continue()
  })
  trouble.expect(/Failed to load resource/)
  const { open, t } = visit('siamstar')
  await open('/m/home')
  await expect(page.getByRole('navigation', { name: t('menu.main') })).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(1)
})
