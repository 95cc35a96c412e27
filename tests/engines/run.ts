import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPlayer } from '../../tools/build-player.ts'
import { planRounds } from '../e2e/support/kept-rounds.ts'
import { controlSandbox } from '../e2e/support/sandbox.ts'
import { merchants, projectRoot, readMerchant, readWords } from '../e2e/support/words.ts'
import { startTestHost } from '../support/start-test-host.ts'
import type { Engine } from './engine-page.ts'
import { publishSite } from './publish-site.ts'
import { type Front, startFront } from './start-front.ts'
import { startPuppeteer } from './start-puppeteer.ts'
import { startWebKit } from './start-webkit.ts'
import {
  guestSteps,
  memberSteps,
  publishedSteps,
  roundSteps,
  type Step,
  type Visit,
} from './steps.ts'

/**
 * The journeys of browse, register, login, lobby and play, a first visit of a published site, and
 * ten visits of each page, walked by the same steps in each engine. Run it with `npm run engines`,
 * or with `-- --engine webkit --merchant reef --part guest` for less of it. Screenshots of what
 * failed are in test-results/engines.
 */
const engines = {
  chromium: () => startPuppeteer('chromium'),
  firefox: () => startPuppeteer('firefox'),
  webkit: startWebKit,
} as const satisfies Record<string, () => Promise<Engine>>
/** The merchant that is published too. */
const published = 'siamstar'
/** The merchant whose pages hold the most kinds of blocks. */
const busiest = planRounds()[0]?.code
const pictures = join(projectRoot, 'test-results/engines')

const { values: only } = parseArgs({
  options: {
    engine: { type: 'string' },
    merchant: { type: 'string' },
    part: { type: 'string' },
  },
})
if (!buildPlayer()) throw new Error('The player could not be built.')
await mkdir(pictures, { recursive: true })
const host = await startTestHost({ root: projectRoot })
const front = await startFront(host.port)
const site = await publishSite(published, host.port)
const siteFront = await startFront(site.port)
const sandbox = controlSandbox(host.port)

interface Part extends Pick<Walk, 'front' | 'steps'> {
  readonly part: string
  /** The only merchant where it is walked; every one without it. */
  readonly at?: string | undefined
  /** The engines that can walk it; every one without it. */
  readonly engines?: readonly string[]
}

/** The parts of the run, each on a page of its own. */
const parts: readonly Part[] = [
  { part: 'guest', front, steps: guestSteps },
  { part: 'member', front, steps: memberSteps },
  { part: 'published', front: siteFront, steps: publishedSteps, at: published },
  { part: 'rounds', front, steps: roundSteps, at: busiest, engines: ['chromium', 'firefox'] },
]
let passed = 0
let failed = 0
try {
  for (const [name, start] of Object.entries(engines))
    if (only.engine === undefined || only.engine === name) await walkEngine(await start())
} finally {
  siteFront.close()
  await site.close()
  front.close()
  await host.close()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function walkEngine(engine: Engine): Promise<void> {
  try {
    for (const code of merchants)
      for (const part of parts)
        if (isWanted(part, code, engine.name)) await walkSteps(engine, { code, ...part })
  } finally {
    await engine.close()
  }
}

function isWanted({ part, at, engines: able }: Part, code: string, engine: string): boolean {
  if (only.merchant !== undefined && only.merchant !== code) return false
  if (only.part !== undefined && only.part !== part) return false
  return (at === undefined || at === code) && (able === undefined || able.includes(engine))
}

interface Walk {
  readonly code: Visit['code']
  /** The proxy that serves the merchant. */
  readonly front: Front
  readonly steps: readonly Step[]
}

/** Walks steps on a page of its own; after one that fails the rest cannot be walked. */
async function walkSteps(engine: Engine, { code, front: before, steps }: Walk): Promise<void> {
  const asked = before.requests.length
  const { page, close } = await engine.newPage()
  const { default: language } = readMerchant(code).languages
  const words = JSON.parse(
    await readFile(join(projectRoot, `src/sandbox/games/words/${language}.json`), 'utf8'),
  )
  const visit: Visit = {
    code,
    page,
    t: readWords(code, language),
    translateInGame: (key) => words[key],
    origin: `http://${code}.localhost:${before.port}`,
    solveCaptcha: () => sandbox.captchaAnswer(before.readCaptcha()),
    readRequests: () => before.requests.slice(asked),
    hasHttpCache: engine.hasHttpCache,
  }
  try {
    for (const { name, walk } of steps) {
      const label = `${engine.name}, ${code}: ${name}`
      const trouble = await walk(visit).then(
        () => before.takeViolations().map((line) => `blocked by the policy: ${line}`),
        (error: unknown) => [String(error)],
      )
      console.log(
        [`${trouble.length === 0 ? 'passed' : 'FAILED'}  ${label}`, ...trouble].join('\n    '),
      )
      if (trouble.length === 0) passed += 1
      else failed += 1
      if (trouble.length > 0) {
        const picture = join(pictures, `${label.replaceAll(/\W+/g, '-')}.png`)
        await writeFile(picture, await page.shoot())
        break
      }
    }
  } finally {
    await close()
  }
}
