import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { buildPage } from './build-pages.ts'
import { median, open } from './measure.ts'

const runs = 9
const contestants = ['form-floor', 'form-livery'] as const
const submit = `new Promise((done, fail) => {
  document.querySelector('form').requestSubmit()
  const late = performance.now() + 5000
  const wait = () => document.querySelectorAll('input[aria-invalid=true]').length > 11 &&
    document.querySelector('[role=alert]:not(:empty)')
    ? requestAnimationFrame(() => setTimeout(done))
    : performance.now() < late ? setTimeout(wait) : fail(new Error('The form showed no errors.'))
  wait()
})`
const fetched = `performance.getEntriesByType('resource')
  .map(({ name }) => new URL(name).pathname.slice(1)).filter((name) => name.endsWith('.js'))`
/** React gives a drawn input other props: those that changed were rendered. */
const remember = `globalThis.before = [...document.querySelectorAll('input')].map((input) =>
  [input, input[Object.keys(input).find((key) => key.startsWith('__reactProps'))]])`
const rendered = `globalThis.before.filter(([input, props]) =>
  input[Object.keys(input).find((key) => key.startsWith('__reactProps'))] !== props).length`

/** The registration form by planned fields against the same form by hand with the same packages. */
export async function benchForm(browser: Browser, origin: string, folder: string): Promise<string> {
  for (const who of contestants) await buildPage(who, 0, join(folder, who))
  const times = { 'form-floor': [] as number[], 'form-livery': [] as number[] }
  const keys = { 'form-floor': 0, 'form-livery': 0 }
  const scripts = { 'form-floor': new Set<string>(), 'form-livery': new Set<string>() }
  for (let run = 0; run < runs; run += 1) {
    for (const who of run % 2 ? contestants.toReversed() : contestants) {
      const { page, work, close } = await open(browser, `${origin}/${who}/`)
      await work('startBench()')
      // A player takes longer to the first key than what is prepared for it takes.
      await page.waitForTimeout(300)
      await page.locator('input[name=username]').focus()
      await page.evaluate(remember)
      await page.keyboard.type('a')
      keys[who] = await page.evaluate<number>(rendered)
      times[who].push(await work(submit))
      for (const name of await page.evaluate<string[]>(fetched)) scripts[who].add(name)
      await close()
    }
  }
  const [floorKb, liveryKb] = await Promise.all(
    contestants.map((who) => scriptKb(folder, scripts[who])),
  )
  const ratio = median(times['form-livery']) / median(times['form-floor'])
  const scriptRatio = (liveryKb ?? Number.NaN) / (floorKb ?? Number.NaN)
  return [
    `registration, submit with every error: floor ${median(times['form-floor']).toFixed(1)}, Livery ${median(times['form-livery']).toFixed(1)}, ratio ${ratio.toFixed(2)} (at most 1.0) ${ratio <= 1 ? 'holds' : 'MISSED'}`,
    `registration, a key renders: floor ${keys['form-floor']} fields, Livery ${keys['form-livery']} (one)`,
    `registration, script: floor ${floorKb?.toFixed(1)} KB brotli, Livery ${liveryKb?.toFixed(1)}, ratio ${scriptRatio.toFixed(2)} (at most 1.15) ${scriptRatio <= 1.15 ? 'holds' : 'MISSED'}`,
  ].join('\n')
}

/** Every script the page fetched, as it travels. */
async function scriptKb(folder: string, names: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...names].map(async (name) => brotliCompressSync(await readFile(join(folder, name))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
