import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'jsonc-parser'
import { askWhy } from './support/ask-why.ts'
import { readBlocks } from './support/onlooker.ts'
import { expect, test } from './support/own-merchants.ts'
import type { Player } from './support/player.ts'
import { plainMerchant } from './support/temp-root.ts'
import { projectRoot } from './support/words.ts'

/** The ids of a page's blocks from top to bottom. */
async function expectBlocks({ page }: Player, ids: readonly string[]): Promise<void> {
  await expect.poll(() => readBlocks(page, ids)).toEqual(ids)
}

test('the example of the README in a new folder is a merchant at once', async ({
  root,
  createOwnPlayer,
  ownHost,
  page,
  trouble,
}) => {
  // A host that is asked in the same breath has not looked yet.
  trouble.expect(/503/)
  await page.goto(ownHost.address('base'))
  await expect(page.locator('html[data-merchant="base"]')).toBeAttached()
  const [, example = ''] =
    /```jsonc\n([\s\S]*?)```/.exec(readFileSync(join(projectRoot, 'README.md'), 'utf8')) ?? []
  root.write('lagoon', example)
  const lagoon = createOwnPlayer('lagoon')
  await expect(async () => {
    await page.goto(`${ownHost.address('lagoon')}/m/home`)
    await expect(page.locator('html[data-merchant="lagoon"]')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await expect(page).toHaveTitle(parse(example).brand.name.en)
  await expectBlocks(lagoon, await askWhy(root.path, ['lagoon', 'home']))
  await lagoon.logIn('member88')
  await expect(page.locator('[data-who="member"]')).toBeVisible()
})

test('changing the order of home and removing a block changes the page as why explains @core', async ({
  root,
  createOwnPlayer,
}) => {
  root.write('lagoon', plainMerchant('lagoon'))
  const player = createOwnPlayer('lagoon')
  await player.open('/m/home')
  await expectBlocks(player, await askWhy(root.path, ['lagoon', 'home']))
  const home = {
    order: ['winners', 'live', 'banner'],
    blocks: { contact: { $remove: true } },
  }
  root.write('lagoon', plainMerchant('lagoon', { pages: { home } }))
  await player.open('/m/home')
  const planned = await askWhy(root.path, ['lagoon', 'home'])
  expect(planned).toEqual(['winners', 'live', 'banner'])
  await expectBlocks(player, planned)
})

/** The colour that each button of a page that leads there has. */
function readColours({ page }: Player, href: string): Promise<string[]> {
  return page
    .locator(`[data-kit="button"]${href}`)
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
}

test('the buttons of one action have the colour that the merchant gives them, and the others keep theirs', async ({
  root,
  createOwnPlayer,
}) => {
  const [green, violet] = ['rgb(21, 128, 61)', 'rgb(124, 58, 237)']
  for (const [code, parent] of ['siamstar', 'reef'].entries()) {
    root.bring(parent, join(projectRoot, 'merchants', parent))
    const theme = { buttons: { register: '#15803D', deposit: '#7C3AED' } }
    const own = `painted${code}`
    root.write(own, plainMerchant(own, { extends: parent, theme }))
    const player = createOwnPlayer(own)
    await player.open('/m/home')
    const { page } = player
    await expect(page.locator('[data-kit="button"][href="/m/register"]').first()).toBeVisible()
    expect(new Set(await readColours(player, '[href="/m/register"]'))).toEqual(new Set([green]))
    expect(await readColours(player, '[href*="voucherCenter"]')).toContain(violet)
    for (const colour of await readColours(player, '[href="/m/login"]'))
      expect([green, violet]).not.toContain(colour)
    await player.open('/m/register')
    const send = page.locator('main [data-kit="button"][type="submit"]')
    await expect(send).toHaveCSS('background-color', green)
    await expect(send).toHaveCSS('background-image', parent === 'reef' ? /gradient/ : 'none')
  }
})

const switched = {
  pages: {
    home: {
      order: ['notices', 'mall', 'old-members', 'new-members', 'new-deposit', 'contact'],
      blocks: {
        mall: { type: 'winner-board', variant: 'table', when: { flag: 'PTSYS3' } },
        'old-members': {
          type: 'categories',
          variant: 'grid',
          when: { template: 'mem_cen', is: 'base' },
        },
        'new-members': {
          type: 'categories',
          variant: 'pills',
          when: { template: 'mem_cen', is: 'new' },
        },
        'new-deposit': {
          type: 'popular-games',
          variant: 'strip',
          when: { template: 'dep_func', is: 'new' },
        },
      },
    },
    login: {
      order: ['form', 'hint'],
      blocks: {
        hint: {
          type: 'picture',
          variant: 'headline',
          settings: { title: 'login.facebook' },
          when: { flag: 'FACEBOOKLOGIN3' },
        },
      },
    },
  },
}

const scenarios = [
  { on: false, flag: '0', template: 'base' },
  { on: true, flag: '1', template: 'new' },
] as const

test('switching the flags and both templates changes the pages as why explains', async ({
  root,
  createOwnPlayer,
  ownSandbox,
}) => {
  root.write('lagoon', plainMerchant('lagoon', switched))
  const player = createOwnPlayer('lagoon')
  // The sandbox knows a merchant once the host has shown it.
  await player.open('/m/home')
  for (const { on, flag, template } of [...scenarios, scenarios[0]]) {
    const digit = on ? '1' : '0'
    await ownSandbox.change('lagoon', {
      whitelabel: { PTSYS3: on, FACEBOOKLOGIN3: on },
      templates: { mem_cen: digit, dep_func: digit },
    })
    const facts = [
      ...['PTSYS3', 'FACEBOOKLOGIN3'].flatMap((name) => ['--flag', `${name}=${flag}`]),
      ...['mem_cen', 'dep_func'].flatMap((name) => ['--template', `${name}=${template}`]),
    ]
    for (const id of ['home', 'login']) {
      await player.open(`/m/${id}`)
      await expectBlocks(player, await askWhy(root.path, ['lagoon', id, ...facts]))
    }
  }
})

const script = { text: 'menu.help', to: 'javascript:alert(1)' }
const brokenEdits: Readonly<Record<string, object | string>> = {
  'is cut short': '{ "code": "lagoon", ',
  'has another shape': { code: 'lagoon', pages: 7 },
  'cannot be read for its colours': plainMerchant('lagoon', {
    brand: { name: { en: 'Pale' } },
    theme: { mode: 'light', tokens: { 'text-muted': '#EEEEEE' } },
  }),
  'links to a script': plainMerchant('lagoon', {
    brand: { name: { en: 'Script' } },
    pages: { shell: { blocks: { footer: { settings: { links: [script] } } } } },
  }),
}

test('a broken edit is reported and the last good skin stays, until the corrected one is shown', async ({
  root,
  createOwnPlayer,
  page,
  reported,
}) => {
  root.write('lagoon', plainMerchant('lagoon', { brand: { name: { en: 'Before' } } }))
  const player = createOwnPlayer('lagoon')
  await player.open('/m/home')
  await expect(page).toHaveTitle('Before')
  for (const [how, broken] of Object.entries(brokenEdits)) {
    root.write('lagoon', broken)
    await player.open('/m/home')
    await expect(page, how).toHaveTitle('Before')
    await expect(player.block('winners')).toBeAttached()
    expect(reported.join('\n'), how).toMatch(/merchants\/lagoon\/merchant\.json:\d+:\d+ {2}error/)
  }
  expect(reported).toContain('"lagoon" keeps its last good skin until the error is corrected.')
  root.write('lagoon', plainMerchant('lagoon', { brand: { name: { en: 'After' } } }))
  await player.open('/m/home')
  await expect(page).toHaveTitle('After')
})
