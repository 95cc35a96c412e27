import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { parse } from 'jsonc-parser'
import { satisfy } from '../../src/core/config/satisfy.ts'
import { createRandom, pickOne, type Random } from '../../src/sandbox/kit/random.ts'
import { openPreview } from '../support/open-preview.ts'
import { startTestHost, type TestHost } from '../support/start-test-host.ts'
import { readWhy, shownOf } from './support/ask-why.ts'
import { journeyBrowser } from './support/browser.ts'
import {
  applyChanges,
  asOptions,
  type Combination,
  drawCombination,
  drawCondition,
} from './support/combinations.ts'
import { coreIf } from './support/core.ts'
import { type Onlooker, readBlocks, startOnlooker } from './support/onlooker.ts'
import { controlSandbox } from './support/sandbox.ts'
import { makeTempRoot, type TempRoot } from './support/temp-root.ts'
import { merchants, projectRoot, readMerchant } from './support/words.ts'

/** The number of combinations; LIVERY_WHY=500 takes minutes. */
const most = Number(process.env['LIVERY_WHY'] ?? 12)
const each = Math.ceil(most / merchants.length)

interface WhySetup {
  /** The four merchants as they are, but for conditions at most of their blocks. */
  readonly stage: { readonly root: TempRoot; readonly host: TestHost }
}

const test = base.extend<object, WhySetup>({
  stage: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const root = makeTempRoot()
      for (const code of merchants) {
        root.bring(code, join(projectRoot, 'merchants', code))
        root.write(code, withConditions(code))
      }
      const host = await startTestHost({ root: root.path })
      await host.look()
      await use({ root, host })
      await host.close()
      root.remove()
    },
    { scope: 'worker' },
  ],
})

// Images do not affect which blocks are shown.
const args = [...journeyBrowser.args, '--blink-settings=imagesEnabled=false']
test.use({ launchOptions: { ...journeyBrowser, args } })

/** Pages that are stepped to from home, by who looks. */
const further = {
  guest: { login: '/m/login', register: '/m/register', trial: '/m/trail' },
  member: {
    lobby: '/m/gameContainer?gameType=RNG',
    'more-lotteries': '/m/moreLottery',
    'member-home': '/m/member/home',
  },
  trial: { lobby: '/m/gameContainer?gameType=RNG', help: '/m/help' },
} as const

for (const code of merchants)
  test(`the explanations of ${code} match Chromium, and a suggested change turns the block${coreIf(code === 'hongyun')}`, async ({
    browser,
    stage: { root, host },
  }) => {
    const random = createRandom(`why ${code}`)
    const { supported } = readMerchant(code, root.path).languages
    const onlooker = startOnlooker(browser, { code, host, sandbox: controlSandbox(host.port) })
    const seen = { turned: 0 }
    for (let tried = 0; tried < each; tried += 1) {
      const combination = drawCombination(random, supported)
      const setup = { root: root.path, code, onlooker, random }
      await expectExplained(setup, combination)
      if (await turnOne(setup, combination)) seen.turned += 1
    }
    test.info().annotations.push({ type: 'turned', description: `${seen.turned} of ${each}` })
    expect(seen.turned).toBeGreaterThan(each * 0.6)
    await onlooker.close()
  })

for (const code of merchants)
  test(`a preview of ${code} under a scenario shows what why explains`, async ({
    page,
    stage: { root, host },
  }) => {
    const random = createRandom(`preview ${code}`)
    const { supported } = readMerchant(code, root.path).languages
    for (let tried = 0; tried < each; tried += 1) {
      const scenario = drawCombination(random, supported)
      const options = asOptions(scenario)
      const answer = await readWhy(root.path, [code, 'home', ...options])
      const { origin } = await openPreview({ port: host.port, merchant: code, scenario })
      await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
      const shown = shownOf(answer)
      await expect.poll(() => readBlocks(page, shown), options.join(' ')).toEqual(shown)
    }
  })

interface WhyCase {
  readonly root: string
  readonly code: string
  readonly onlooker: Onlooker
  readonly random: Random
}

/** Home and one page behind it hold exactly the blocks that are said to be shown. */
async function expectExplained(
  { root, code, onlooker, random }: WhyCase,
  combination: Combination,
): Promise<void> {
  const options = asOptions(combination)
  const home = await readWhy(root, [code, 'home', ...options])
  await onlooker.open(combination)
  await onlooker.expectBlocks(shownOf(home), `${code} home ${options.join(' ')}`)
  const { session } = combination
  const paths = Object.entries(further[session === 'agent' ? 'member' : session])
  const [page, path] = pickOne(random, [['home', '/m/home'], ...paths])
  const answer = await readWhy(root, [code, page, ...options])
  await onlooker.step(path)
  await onlooker.expectBlocks(shownOf(answer), `${code} ${page} ${options.join(' ')}`)
}

/** Applies a suggested change to any block of home that has one. Returns false if none has. */
async function turnOne(
  { root, code, onlooker, random }: WhyCase,
  combination: Combination,
): Promise<boolean> {
  const lines = await readWhy(root, [code, 'home', ...asOptions(combination)])
  const [first, ...others] = lines.filter(({ changes = [] }) => changes.length > 0)
  if (!first) return false
  const { id, state, change = '', changes = [] } = pickOne(random, [first, ...others])
  const turned = applyChanges(combination, changes)
  const after = shownOf(await readWhy(root, [code, 'home', ...asOptions(turned)]))
  expect(after.includes(id), `${code} ${id}: ${change}`).toBe(state === 'hidden')
  await onlooker.open(turned)
  await onlooker.expectBlocks(after, `${code} ${id}: ${change}`)
  return true
}

/** A merchant's file with a condition at most blocks of home, login and registration. */
function withConditions(code: string): object {
  const random = createRandom(`conditions ${code}`)
  const { pages, languages } = readMerchant(code)
  const own = parse(readFileSync(join(projectRoot, 'merchants', code, 'merchant.json'), 'utf8'))
  const conditioned = (['home', 'login', 'register'] as const).map((page) => {
    const typed = own.pages?.[page] ?? {}
    const ids = pages[page].order.filter((id) => Object.hasOwn(pages[page].blocks, id))
    const blocks = Object.fromEntries(
      ids.flatMap((id) => {
        const when = drawPossible(random, languages.supported)
        return random() < 0.2 ? [] : [[id, { ...typed.blocks?.[id], when }]]
      }),
    )
    return [page, { ...typed, blocks: { ...typed.blocks, ...blocks } }]
  })
  return { ...own, pages: { ...own.pages, ...Object.fromEntries(conditioned) } }
}

/** One that is true for somebody and false for somebody else, as a merchant would write it. */
function drawPossible(random: Random, languages: readonly string[]) {
  for (;;) {
    const condition = drawCondition(random, languages)
    const can = [true, false].every(
      (holds) =>
        satisfy([{ condition, holds }], { languages, steps: { left: 2000 } }) !== undefined,
    )
    if (can) return condition
  }
}
