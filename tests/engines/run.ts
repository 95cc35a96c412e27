import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPlayer } from '../../tools/build-player.ts'
import { controlSandbox } from '../e2e/support/sandbox.ts'
import { merchants, projectRoot, readMerchant, readWords } from '../e2e/support/words.ts'
import { startTestHost } from '../support/start-test-host.ts'
import type { Engine } from './engine-page.ts'
import { startPuppeteer } from './start-puppeteer.ts'
import { startWebKit } from './start-webkit.ts'
import { guestSteps, memberSteps, type Step, type Visit } from './steps.ts'
import { watchPolicy } from './watch-policy.ts'

/**
 * The journeys of browse, register, login, lobby and play, walked by the same steps in each engine.
 * Run it with `npm run engines`, or with `-- --engine webkit --merchant reef` for a part of it.
 * Screenshots of what failed are in test-results/engines.
 */
const engines = {
  chromium: () => startPuppeteer('chromium'),
  firefox: () => startPuppeteer('firefox'),
  webkit: startWebKit,
} as const satisfies Record<string, () => Promise<Engine>>
const pictures = join(projectRoot, 'test-results/engines')

const { values: only } = parseArgs({
  options: { engine: { type: 'string' }, merchant: { type: 'string' } },
})
if (!buildPlayer()) throw new Error('The player could not be built.')
await mkdir(pictures, { recursive: true })
const host = await startTestHost({ root: projectRoot })
const policy = await watchPolicy(host.port)
const sandbox = controlSandbox(host.port)
let passed = 0
let failed = 0
try {
  for (const [name, start] of Object.entries(engines))
    if (only.engine === undefined || only.engine === name) await walkEngine(await start())
} finally {
  policy.close()
  await host.close()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function walkEngine(engine: Engine): Promise<void> {
  try {
    for (const code of merchants)
      if (only.merchant === undefined || only.merchant === code) {
        await walkSteps(engine, code, guestSteps)
        await walkSteps(engine, code, memberSteps)
      }
  } finally {
    await engine.close()
  }
}

/** Walks steps on a page of its own; after one that fails the rest cannot be walked. */
async function walkSteps(
  engine: Engine,
  code: Visit['code'],
  steps: readonly Step[],
): Promise<void> {
  const { page, close } = await engine.newPage()
  const { default: language } = readMerchant(code).languages
  const words = JSON.parse(
    await readFile(join(projectRoot, `src/games/words/${language}.json`), 'utf8'),
  )
  const visit: Visit = {
    code,
    page,
    say: readWords(code, language),
    sayInGame: (key) => words[key],
    origin: `http://${code}.localhost:${policy.port}`,
    solveCaptcha: () => sandbox.captchaAnswer(policy.readCaptcha()),
  }
  try {
    for (const { name, walk } of steps) {
      const label = `${engine.name}, ${code}: ${name}`
      const trouble = await walk(visit).then(
        () => policy.takeViolations().map((line) => `blocked by the policy: ${line}`),
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
