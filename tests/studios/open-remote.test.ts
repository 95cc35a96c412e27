import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import type {
  AuditPage,
  MerchantFiles,
  RemoteState,
} from '../../src/core/contract/generated/studio-api.ts'
import { patience } from '../support/patience.ts'
import type { TestBrowser } from '../support/start-test-team.ts'
import { openTeamWith, signInTo } from '../support/team-of-test.ts'

const path = 'merchants/shop/merchant.json'

async function readRemote(browser: TestBrowser): Promise<RemoteState> {
  return JSON.parse((await browser.call('/remote')).text)
}

async function save(browser: TestBrowser, shape: string) {
  const { files }: MerchantFiles = JSON.parse((await browser.call('/merchants/shop/files')).text)
  const [file] = files
  if (!file) throw new Error('The shop has no file.')
  const text = `${JSON.stringify({ ...JSON.parse(file.text), theme: { shape } }, null, 2)}\n`
  const body = JSON.stringify({ files: [{ ...file, text }] })
  expect((await browser.call('/merchants/shop/files', { method: 'PUT', body })).status).toBe(200)
}

it('a save is pushed, what colleagues pushed comes, and a remote that is away holds up no save', async () => {
  const team = await openTeamWith({
    settings: () => ({ remote: { name: 'origin', seconds: 0.2 } }),
  })
  const git = (where: string, ...args: readonly string[]): string =>
    execFileSync('git', ['-C', where, ...args], { stdio: 'pipe' })
      .toString()
      .trim()
  const hub = join(team.root, '../hub')
  const admin = await signInTo(team, 'all-admin')
  const viewer = await signInTo(team, 'shop-viewer')
  const page = await viewer.watch('/events?merchant=shop')
  onTestFinished(page.close)
  const heard = (by: string) =>
    page.events.filter(({ data }) => data.saved?.by.name === by).map(({ data }) => data.saved)
  const meets = (expected: Partial<RemoteState>) =>
    vi.waitFor(async () => expect(await readRemote(admin)).toMatchObject(expected), patience)
  // The workspace has no remote of this name yet.
  await meets({ state: 'failed', message: expect.stringContaining('origin cannot be reached.') })
  expect((await readRemote(viewer)).message).toBe('Whoever sees all merchants reads the reason.')
  await save(admin, 'pill')
  const branch = git(team.root, 'branch', '--show-current')
  execFileSync('git', ['init', '--quiet', '--bare', '-b', branch, hub])
  git(team.root, 'remote', 'add', 'origin', hub)
  await meets({ state: 'synced' })
  expect(git(hub, 'show', `${branch}:${path}`)).toContain('"pill"')
  const clone = join(team.root, '../clone')
  execFileSync('git', ['clone', '--quiet', hub, clone])
  writeFileSync(join(clone, path), git(clone, 'show', `HEAD:${path}`).replace('pill', 'sharp'))
  const person = ['-c', 'user.name=Ann', '-c', 'user.email=ann@localhost']
  git(clone, ...person, 'commit', '--quiet', '--all', '-m', 'Sharper')
  git(clone, 'push', '--quiet')
  await vi.waitFor(
    async () => expect((await admin.call('/merchants/shop/files')).text).toContain('sharp'),
    patience,
  )
  // Whoever has the merchant open hears of it as of a colleague's save.
  await vi.waitFor(() => expect(heard('Ann')).toHaveLength(1), patience)
  expect(heard('Ann')[0]).toEqual({
    merchant: 'shop',
    by: { id: 'git:ann@localhost', name: 'Ann' },
    at: expect.any(String),
    isOwn: false,
    changes: [expect.stringContaining('sharp')],
    more: 0,
  })
  await save(admin, 'soft')
  await vi.waitFor(
    () => expect(git(hub, 'show', `${branch}:${path}`)).toContain('"soft"'),
    patience,
  )
  // What was saved here and pushed is no news, and everything was announced once.
  expect(page.events.filter(({ data }) => data.kind === 'saved')).toHaveLength(3)
  expect(heard('Ann')).toHaveLength(1)
  rmSync(hub, { recursive: true })
  await meets({ state: 'failed' })
  await save(admin, 'pill')
  const body = JSON.stringify({ text: 'syncRemote' })
  const audit: AuditPage = JSON.parse((await admin.call('/audit', { method: 'POST', body })).text)
  expect(new Set(audit.entries.map(({ outcome }) => outcome))).toEqual(
    new Set(['allowed', 'failed']),
  )
  const metrics = await (await fetch(`http://localhost:${team.port}/metrics`)).text()
  expect(metrics).toMatch(/^livery_studio_remote_syncs_total\{outcome="synced"\} \d+$/m)
})
