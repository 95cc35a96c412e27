import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { browserOptions } from '../../src/cli/screenshots/browser-options.ts'
import { compressFile } from '../../src/site/publish/compress-file.ts'
import { createPublisher } from '../../src/site/publish/create-publisher.ts'
import { buildPlayer } from '../../tools/build-player.ts'
import { sessionOf } from '../e2e/support/keep-session.ts'
import { keepStorages } from '../e2e/support/keep-storages.ts'
import { readMerchant } from '../e2e/support/words.ts'
import { signInAt } from '../support/host-client.ts'
import { startTestHost } from '../support/start-test-host.ts'
import { blockingByProcessor } from './blocking-by-processor.ts'
import { median } from './measure.ts'

const root = join(import.meta.dirname, '../..')
/** The published page; its final markup and styles without a script; and the page that a script fills. */
const forms = ['livery', 'plain', 'script'] as const

type Form = (typeof forms)[number]

/** Of one load, in milliseconds but for the shift. */
interface Load {
  readonly lcp: number
  readonly tbt: number
  /** The same by processor time, which other programs do not lengthen. */
  readonly blocked: number
  readonly cls: number
  /** The time at which the page responds at once. */
  readonly alive: number
  readonly fcp: number
}

type Taken = Readonly<Record<Form, Load[]>>

export interface Visit {
  readonly code: string
  readonly account: 'guest' | 'member'
}

/** Lighthouse's mobile load of a home beside the same page as plain HTML and as a script draws it, `runs` times each in turn. */
export async function benchFirstLoad(visit: Visit, runs = 5): Promise<string[]> {
  if (!buildPlayer()) throw new Error('The player could not be built.')
  const { code } = visit
  const folder = mkdtempSync(join(tmpdir(), 'livery-first-load-'))
  const out = join(folder, 'out')
  const publisher = createPublisher()
  await publisher.publish({ root, out, codes: [code] })
  const host = await startTestHost({ root })
  const gateway = new URL(`http://localhost:${host.port}`)
  const served = await publisher.serve(out, { port: 0, gateway })
  const port = await freePort()
  // Lighthouse opens its pages in the context that the browser begins with.
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...browserOptions,
    args: [...browserOptions.args, `--remote-debugging-port=${port}`],
    viewport: null,
  })
  try {
    if (visit.account === 'member') await keepMember(context, { code, origin: host.address(code) })
    await addForms(code, { context, out, port: served.port })
    const taken: Taken = { livery: [], plain: [], script: [] }
    for (let run = 0; run < runs; run += 1)
      for (const form of run % 2 ? forms.toReversed() : forms)
        taken[form].push(await load(addressOf(code, form, served.port), port))
    return formatLoads(visit, taken)
  } finally {
    await context.close()
    await served.close()
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Gives every page of the context the session of a member. */
async function keepMember(
  context: BrowserContext,
  { code, origin }: { readonly code: string; readonly origin: string },
): Promise<void> {
  const merchantCode = readMerchant(code).gateway.merchantCode || code
  const client = await signInAt({ origin, merchantCode, username: 'member88' })
  const sessionInfo = JSON.stringify(sessionOf(client, merchantCode))
  await keepStorages(context, { device: { autoLogin: '1' }, visit: { sessionInfo } })
}

function formatLoads({ code, account }: Visit, taken: Taken): string[] {
  const of = (form: Form, what: keyof Load): number => median(taken[form].map((one) => one[what]))
  const lcp = of('livery', 'lcp') / of('plain', 'lcp')
  const alive = of('livery', 'alive') / of('script', 'lcp')
  // A page that blocks for less than a millisecond has none to compare with.
  const blocking = of('livery', 'tbt') / Math.max(1, of('plain', 'tbt'))
  return [
    `first load of ${code} for a ${account}, Lighthouse mobile, medians of ${taken.livery.length}`,
    ...forms.map(
      (form) =>
        `  ${form.padEnd(6)}  first paint ${ms(of(form, 'fcp'))}  largest ${ms(of(form, 'lcp'))}  blocking ${ms(of(form, 'tbt'))}  by processor ${ms(of(form, 'blocked'))}  shift ${of(form, 'cls').toFixed(4)}  interactive ${ms(of(form, 'alive'))}`,
    ),
    `  largest paint to plain HTML ${lcp.toFixed(2)} (at most 1.00) ${formatVerdict(lcp <= 1)}`,
    `  alive to the largest paint of a script ${alive.toFixed(2)} (at most 1.00) ${formatVerdict(alive <= 1)}`,
    `  blocking to plain HTML ${blocking.toFixed(2)} (at most 1.20) ${formatVerdict(blocking <= 1.2)}`,
    `  shift ${of('livery', 'cls').toFixed(4)} (0) ${formatVerdict(of('livery', 'cls') === 0)}`,
  ]
}

function ms(value: number): string {
  return value.toFixed(0).padStart(5)
}

function formatVerdict(held: boolean): string {
  return held ? 'holds' : 'MISSED'
}

function hostOf(code: string, form: Form): string {
  return form === 'livery' ? `${code}.localhost` : `${form}.${code}.localhost`
}

function addressOf(code: string, form: Form, port: number): string {
  return `http://${hostOf(code, form)}:${port}/m/home`
}

interface Shop {
  readonly context: BrowserContext
  readonly out: string
  readonly port: number
}

/** Puts the two other forms of a merchant's home beside the published one, at hosts of their own. */
async function addForms(code: string, { context, out, port }: Shop): Promise<void> {
  const published = readFileSync(join(out, `hosts/${code}.localhost/index.html`), 'utf8')
  const facts = readFileSync(join(out, `hosts/${code}.localhost/site.json`), 'utf8')
  const script = drawnByScript(published)
  const plain = await saveFinal(context, addressOf(code, 'livery', port))
  for (const [form, html] of [
    ['script', script],
    ['plain', plain],
  ] as const) {
    const site = join(out, `sites/${form}-${code}`)
    await mkdir(site)
    // They travel as small as the published page does.
    const bytes = Buffer.from(html)
    const compressed = await compressFile('index.html', bytes, 'fast')
    for (const [name, content] of [['index.html', bytes] as const, ...compressed])
      writeFileSync(join(site, name), content)
    writeFileSync(join(site, 'site.json'), form === 'plain' ? '{"headers":{}}' : facts)
    await symlink(`../sites/${form}-${code}`, join(out, 'hosts', hostOf(code, form)))
  }
}

/** The page as it was before it had a home inside: an empty root, and the player's scripts in its head. */
function drawnByScript(published: string): string {
  const [, data = '{}'] = /<script data-start='([^']*)'/.exec(published) ?? []
  const code: Readonly<Record<'scripts' | 'blocks', readonly string[]>> = JSON.parse(
    data.replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
  )
  const [entry, ...imported] = [...code.scripts, ...code.blocks]
  const tags = [
    `<script type="module" crossorigin src="${entry}"></script>`,
    ...imported.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    `<link rel="preload" as="fetch" href="${/ data-skin="([^"]*)"/.exec(published)?.[1]}">`,
  ]
  return published
    .replace(/<script data-start=[\s\S]*?<\/script>(<link [^>]*>)*/, tags.join(''))
    .replace(/<div id="root"[\s\S]*<div id="waiting">/, '<div id="root">')
}

/** Saves the finished page without any script, as Lighthouse's phone shows it. */
async function saveFinal(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage()
  const phone = await context.newCDPSession(page)
  const screen = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true }
  await phone.send('Emulation.setDeviceMetricsOverride', screen)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const html = await page.evaluate(() => {
    const gone =
      'script, noscript, #waiting, [data-last-resort], link[rel="modulepreload"], link[as="fetch"]'
    for (const one of document.querySelectorAll(gone)) one.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await page.close()
  return html
}

async function load(address: string, port: number, isSecond = false): Promise<Load> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    onlyCategories: ['performance'],
    logLevel: 'error',
  })
  const { audits, runtimeError } = result?.lhr ?? {}
  // Now and then a trace lacks its beginning.
  if (runtimeError?.code === 'NO_NAVSTART' && !isSecond) return load(address, port, true)
  if (!result || !audits || runtimeError)
    throw new Error(runtimeError?.message ?? 'Lighthouse said nothing.')
  const read = (id: string): number => audits[id]?.numericValue ?? Number.NaN
  return {
    blocked: blockingByProcessor(result.artifacts.Trace),
    fcp: read('first-contentful-paint'),
    lcp: read('largest-contentful-paint'),
    tbt: read('total-blocking-time'),
    cls: read('cumulative-layout-shift'),
    alive: read('interactive'),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
