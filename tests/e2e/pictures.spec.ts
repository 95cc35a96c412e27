import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { processLimit } from '../support/process-limit.ts'
import { makeTempRoot, type TempRoot } from './support/temp-root.ts'
import { merchants, projectRoot } from './support/words.ts'

const all = ['base', ...merchants]

interface Gallery {
  readonly out: string
  /** The four merchants and what they inherit, as they are and to be changed. */
  readonly before: TempRoot
  readonly after: TempRoot
}

const test = base.extend<Gallery>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  out: async ({}, use) => {
    const out = mkdtempSync(join(tmpdir(), 'livery-pictures-'))
    await use(out)
    rmSync(out, { recursive: true })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  before: async ({}, use) => useCopy(use),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  after: async ({}, use) => useCopy(use),
})

async function useCopy(use: (root: TempRoot) => Promise<void>): Promise<void> {
  const root = makeTempRoot()
  for (const code of merchants) root.bring(code, join(projectRoot, 'merchants', code))
  await use(root)
  root.remove()
}

/** Runs the installed command and returns its JSON. */
function livery(...words: readonly string[]) {
  const bin = join(projectRoot, 'bin/livery.js')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bin, ...words, '--format', 'json'],
    // Node warns of the one variable of colours if the runner's is set too.
    { ...processLimit, encoding: 'utf8', env: { ...process.env, NO_COLOR: undefined } },
  )
  expect(stderr).toBe('')
  return { status, output: JSON.parse(stdout) }
}

/** Every picture of a page of HTML is there, and as wide as it says. */
async function expectPictures(page: Page, file: string, many: number): Promise<void> {
  await page.goto(pathToFileURL(file).href)
  const widths = await page
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth))
  expect(widths).toHaveLength(many)
  for (const width of widths) expect(width).toBeGreaterThanOrEqual(390)
}

test('shots photographs a page as a guest, with no content and with a gateway that fails', async ({
  page,
  out,
}) => {
  const scenarios = ['guest', 'empty', 'failing'].flatMap((name) => ['--scenario', name])
  const { status, output } = livery(
    ...['shots', 'kiwibet', '--root', projectRoot, '--page', 'home', '--language', 'en'],
    ...[...scenarios, '--out', out],
  )
  expect(status).toBe(0)
  const files: string[] = output.map(({ file }: { readonly file: string }) => file)
  expect(files).toEqual([
    'kiwibet/home-guest-en.png',
    'kiwibet/home-empty-en.png',
    'kiwibet/home-failing-en.png',
    'kiwibet.png',
    'index.html',
  ])
  for (const file of files) expect(existsSync(join(out, file)), file).toBe(true)
  const [guest, empty, failing] = files.slice(0, 3).map((file) => readFileSync(join(out, file)))
  expect(guest?.equals(empty ?? Buffer.alloc(0))).toBe(false)
  expect(empty?.equals(failing ?? Buffer.alloc(0))).toBe(false)
  await expectPictures(page, join(out, 'index.html'), 3)
  expect(await isBlankAboveBar(guest)).toBe(false)
})

/** Returns true if the area above the bottom bar is empty beside the service disc. */
async function isBlankAboveBar(picture: Buffer | undefined): Promise<boolean> {
  const { height } = await sharp(picture).metadata()
  const end = { left: 0, top: height - 220, width: 300, height: 160 }
  const { channels } = await sharp(picture).extract(end).stats()
  return channels.every(({ stdev }) => stdev < 1)
}

/** A change of base that a platform makes: what its file says, and what it says instead. */
const order = {
  from: '"order": ["picture", "form", "closed"]',
  to: '"order": ["form", "picture", "closed"]',
}

test('impact of another order of blocks in base names exactly the merchants that differ, with sentences and pictures', async ({
  page,
  out,
  before,
  after,
}) => {
  const typed = readFileSync(join(before.path, 'merchants/base/merchant.json'), 'utf8')
  expect(typed.split(order.from)).toHaveLength(2)
  after.write('base', typed.replace(order.from, order.to))
  const { status, output } = livery(
    ...['impact', 'merchants/base/merchant.json', '--root', after.path],
    ...['--against', before.path, '--pictures', out],
  )
  const touched: string[] = output.touched.map(({ merchant }: { merchant: string }) => merchant)
  expect(touched).toEqual(differing(before, after))
  expect(touched.length).toBeGreaterThan(0)
  expect(status).toBe(1)
  for (const { changes } of output.touched) expect(changes[0].sentence).toMatch(/\w/)
  const pictures: readonly { readonly merchant: string; readonly failed?: string }[] =
    output.pictures
  expect(pictures.filter(({ failed }) => failed !== undefined)).toEqual([])
  await expectPictures(page, join(out, 'index.html'), pictures.length)
  for (const code of touched)
    await expect(page.getByRole('heading', { name: code, exact: true })).toBeVisible()
  expect(pictures.map(({ merchant }) => merchant)).toEqual(touched)
})

/** All merchants compared whole, each by itself. */
function differing(before: TempRoot, after: TempRoot): string[] {
  const read = ({ path }: TempRoot, code: string) =>
    resolveMerchant(openDiskFiles(path), code).merchant
  return all.filter((code) => !isDeepStrictEqual(read(before, code), read(after, code))).toSorted()
}
