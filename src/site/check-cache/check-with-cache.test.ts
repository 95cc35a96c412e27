import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkMerchants } from '../../core/config/check-merchants.ts'
import { snapshotWorkspaceFiles } from '../disk/workspace-files.ts'
import { checkWithCache } from './check-with-cache.ts'

let root = ''
let cache = ''
const now = Date.UTC(2026, 0, 1)
const common = {
  schemaVersion: 1,
  languages: { default: 'en', supported: ['en'] },
  safety: { rememberedLogin: 'username' },
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-check-cache-'))
  cache = join(root, 'cache/findings.json')
  write('locales/en/common.json', { $language: { name: 'English', code: 'EN', fallback: [] } })
  for (const code of ['parent', 'alone']) writeMerchant(code, {})
  writeMerchant('child', { extends: 'parent', hosts: ['child.example'], colour: 'red' })
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(root, { recursive: true })
})

function write(path: string, content: object | string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  writeFileSync(join(root, path), text)
}

function writeMerchant(code: string, own: object): void {
  write(`merchants/${code}/merchant.json`, { ...common, code, ...own })
}

/** Checks with the cache. Returns the merchants whose file was read, and their findings as `merchant code`. */
function check({ version = '1', at = now } = {}) {
  const disk = snapshotWorkspaceFiles(root)
  const read = new Set<string>()
  const files = {
    ...disk,
    read: (path: string) => {
      const [, code = ''] = /^merchants\/(.+)\/merchant\.json$/.exec(path) ?? []
      if (code !== '') read.add(code)
      return disk.read(path)
    },
  }
  const { findings, merchants } = checkWithCache({ root, files, cache, version, now: at })
  expect(findings).toEqual(checkMerchants(snapshotWorkspaceFiles(root), undefined, at))
  const found = findings.map(({ file, code }) => `${file.split('/')[1]} ${code}`)
  return { read: [...read].sort(), found, merchants }
}
const everyone = ['alone', 'child', 'parent']

test('a second run reads no merchant and reports the same', () => {
  expect(check()).toEqual({ read: everyone, found: ['child unknown-setting'], merchants: 3 })
  expect(check()).toEqual({ read: [], found: ['child unknown-setting'], merchants: 3 })
})

test('a merchant that changed is checked again, and so are its children', () => {
  check()
  writeMerchant('alone', { lines: 3 })
  expect(check()).toMatchObject({
    read: ['alone'],
    found: ['alone unknown-setting', 'child unknown-setting'],
  })
  writeMerchant('parent', { lobby: { lines: 'many' } })
  expect(check()).toMatchObject({ read: ['child', 'parent'] })
  write('merchants/alone/messages/en.json', { home: { nothing: 'A' } })
  expect(check()).toMatchObject({ read: ['alone'] })
  expect(check()).toMatchObject({ read: [] })
})

test('a change that leaves size and time of a file is noticed', () => {
  writeMerchant('alone', { lines: 3 })
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  check()
  const file = join(root, 'merchants/alone/merchant.json')
  const { atime, mtime } = statSync(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace('lines', 'liens'))
  utimesSync(file, atime, mtime)
  expect(check().read).toEqual(['alone'])
  expect(check().read).toEqual([])
})

test('files that were written again with the same content are not checked again', () => {
  check()
  for (const code of everyone) {
    const file = join(root, `merchants/${code}/merchant.json`)
    writeFileSync(file, readFileSync(file))
  }
  expect(check().read).toEqual([])
})

test('everything is checked again after a change of the messages, the own blocks, the code or its schemas', () => {
  check()
  expect(check({ version: '2' }).read).toEqual(everyone)
  write('locales/en/home.json', { title: 'Hello' })
  expect(check({ version: '2' }).read).toEqual(everyone)
  write('blocks/club-card/messages/en.json', { 'club-card': { title: 'Club' } })
  expect(check({ version: '2' }).read).toEqual(everyone)
  expect(check({ version: '2' }).read).toEqual([])
})

test('a host that another merchant claims is reported for a merchant that did not change', () => {
  check()
  writeMerchant('alone', { hosts: ['child.example'] })
  expect(check().found).toEqual([
    'alone host-conflict',
    'child host-conflict',
    'child unknown-setting',
  ])
  writeMerchant('alone', {})
  expect(check().found).toEqual(['child unknown-setting'])
})

test('what a changed parent causes in a child is reported in each run after it', () => {
  writeMerchant('heir', { extends: 'parent', theme: { tokens: { text: '#000000' } } })
  expect(check().found).not.toContain('heir contrast')
  writeMerchant('parent', { theme: { mode: 'dark' } })
  expect(check().found).toContain('heir contrast')
  expect(check()).toMatchObject({ read: [], found: expect.arrayContaining(['heir contrast']) })
})

test('a depth without its look is reported by the looks that there are now', () => {
  writeMerchant('parent', { theme: { depth: 'flat' } })
  writeMerchant('heir', { extends: 'parent', theme: { depth: 'glow' } })
  writeMerchant('alone', { theme: { depth: 'glow' } })
  const row = '[data-kit="row"] { margin: 0 }'
  expect(check().found).not.toContain('heir look-depth')
  write('merchants/parent/look/row.css', row)
  expect(check().found).toContain('heir look-depth')
  const advice = () =>
    checkWithCache({
      root,
      files: snapshotWorkspaceFiles(root),
      cache,
      version: '1',
      now,
    }).findings.find(({ code }) => code === 'look-depth')?.message
  expect(advice()).toContain('Put files into "look/"')
  write('merchants/alone/look/row.css', row)
  expect(advice()).toContain('Write "look": "alone"')
  writeMerchant('parent', { theme: { depth: 'glow' } })
  expect(check().found).not.toContain('heir look-depth')
})

test('a look that changed is checked again, also for who takes it', () => {
  writeMerchant('alone', { theme: { look: 'parent' } })
  check()
  write('merchants/parent/look/row.css', '[data-kit="row"] { colour: var(--text) }')
  expect(check()).toEqual({
    read: everyone,
    found: ['child unknown-setting', 'parent look-property'],
    merchants: 3,
  })
  expect(check().read).toEqual([])
  writeMerchant('alone', { theme: { look: 'nobody' } })
  check()
  writeMerchant('nobody', {})
  expect(check().found).not.toContain('alone look-missing')
})

test('a window that has passed is reported for a merchant that did not change', () => {
  const when = { time: { until: '2026-06-01T00:00:00Z' } }
  const blocks = { header: { type: 'banner', when } }
  writeMerchant('parent', { pages: { home: { order: ['header'], blocks } } })
  expect(check().found).not.toContain('parent past-window')
  expect(check({ at: Date.UTC(2026, 6, 1) }).found).toContain('parent past-window')
})

test('a parent that appears is found', () => {
  writeMerchant('child', { extends: 'missing' })
  expect(check().found).toContain('child extends-missing')
  writeMerchant('missing', {})
  expect(check().found).not.toContain('child extends-missing')
})

test('a damaged cache is not used, and is replaced', () => {
  check()
  const text = readFileSync(cache, 'utf8')
  for (const damaged of [
    text.slice(0, -9),
    text.replace('unknown-setting', 'unknown-sitting'),
    '',
    '{}',
  ]) {
    writeFileSync(cache, damaged)
    expect(check()).toMatchObject({ read: everyone, found: ['child unknown-setting'] })
    expect(check().read).toEqual([])
  }
})

test('everything is checked where the cache cannot be written', () => {
  write('cache', 'a file where the folder would be')
  expect(check().read).toEqual(everyone)
  expect(check().read).toEqual(everyone)
})

test('a merchant behind a link is checked each time', () => {
  symlinkSync('alone', join(root, 'merchants/linked'))
  check()
  expect(check().found).toContain('linked wrong-value')
})

test('two processes at once leave a complete cache', async () => {
  const script = join(root, 'check.ts')
  const at = (path: string): string => JSON.stringify(join(import.meta.dirname, path))
  writeFileSync(
    script,
    `const { checkWithCache } = await import(${at('check-with-cache.ts')})
    const { snapshotFiles } = await import(${at('../disk/snapshot-files.ts')})
    const root = ${JSON.stringify(root)}
    for (let at = 0; at < 40; at += 1)
      checkWithCache({ root, files: snapshotFiles(root), cache: ${JSON.stringify(cache)}, version: String(at % 2), now: ${now} })`,
  )
  const run = () => promisify(execFile)(process.execPath, [script])
  await Promise.all([run(), run()])
  expect(check().read).toEqual([])
})

test('a workspace reads none of its merchants again, which inherit from the base of the package', () => {
  write('livery.json', { schemaVersion: 1 })
  rmSync(join(root, 'locales'), { recursive: true })
  for (const code of everyone) writeMerchant(code, { extends: 'base' })
  expect(check()).toMatchObject({ read: [...everyone, 'base'].sort(), merchants: 3 })
  expect(check()).toMatchObject({ read: ['base'], merchants: 3 })
  writeMerchant('alone', { extends: 'base', lines: 3 })
  expect(check()).toMatchObject({ read: ['alone', 'base'], found: ['alone unknown-setting'] })
})

test('a workspace that loses its own schema is checked again', () => {
  write('livery.json', { schemaVersion: 1 })
  write('schemas/merchant.schema.json', '{}')
  rmSync(join(root, 'locales'), { recursive: true })
  const $schema = '../../schemas/merchant.schema.json'
  for (const code of everyone) writeMerchant(code, { extends: 'base', $schema })
  expect(check().found).toEqual([])
  rmSync(join(root, 'schemas'), { recursive: true })
  expect(check().found).toEqual(everyone.map((code) => `${code} schema-not-found`))
})
