import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startTestTeam, type TestBrowser, type TestTeam } from '../support/start-test-team.ts'
import { signInTo } from '../support/team-of-test.ts'

let team: TestTeam
let admin: TestBrowser
let editor: TestBrowser
beforeAll(async () => {
  team = await startTestTeam({ limits: { changes: 1000 } })
  admin = await signInTo(team, 'all-admin')
  editor = await signInTo(team, 'shop-editor')
})
afterAll(() => team.close())

const git = (...args: string[]): string =>
  execFileSync('git', ['-C', team.root, ...args], { stdio: 'pipe' })
    .toString()
    .trim()

async function call(browser: TestBrowser, path: string, method = 'GET', body?: object) {
  const asked = { method, ...(body && { body: JSON.stringify(body) }) }
  const { status, text } = await browser.call(path, asked)
  return { status, value: JSON.parse(text) }
}

async function rename(from: string, to: string) {
  const { value } = await call(admin, `/merchants/${from}/rename/impact`, 'POST', { code: to })
  expect(value.problem).toBe(undefined)
  const body = { code: to, basis: value.basis }
  return { impact: value, ...(await call(admin, `/merchants/${from}/rename`, 'PUT', body)) }
}

const listCodes = async (browser: TestBrowser) =>
  (await call(browser, '/merchants')).value.merchants.map(({ code }: { code: string }) => code)

it('is renamed in one commit of its author, and roles, tokens, notes and drafts follow', async () => {
  const stream = await editor.watch('/events?merchant=shop')
  onTestFinished(stream.close)
  await call(admin, '/merchants/shop/notes', 'POST', { place: '', text: 'Warmer' })
  const files = [
    {
      path: 'merchants/shop/merchant.json',
      saved: 'merchants/shop/',
      fingerprint: 'x',
      change: [],
    },
  ]
  const journal = JSON.stringify({ version: 1, files, steps: [], done: 0 })
  const draft = { device: 'phone', values: 1, journal }
  await call(editor, '/merchants/shop/draft', 'PUT', draft)
  const asked = { name: 'robot', role: 'viewer', merchants: ['shop'], days: 1 }
  await call(admin, '/tokens', 'POST', asked)
  const { impact, status, value } = await rename('shop', 'store')
  expect(impact.obstacles).toEqual([])
  expect(impact.sentences).toContain(
    '1 open note, the unsaved edits of people and the API tokens for it follow to "store". The audit log keeps what it has.',
  )
  expect([status, value]).toEqual([200, { code: 'store' }])
  expect(git('log', '-1', '--format=%an %s')).toBe(
    'all-admin store: the merchant "shop" is renamed to "store"',
  )
  expect(git('status', '--porcelain')).toBe('')
  expect(git('show', '--name-status', '--format=', '-M', 'HEAD')).toMatch(
    /^R\d+\tmerchants\/shop\/merchant.json\tmerchants\/store\/merchant.json$/m,
  )
  // The role was for the shop alone.
  await expect.poll(() => listCodes(editor)).toEqual(['base', 'store'])
  expect((await call(editor, '/merchants/store/notes')).value.notes).toMatchObject([
    { text: 'Warmer' },
  ])
  const { value: found } = await call(editor, '/merchants/store/draft', 'POST', {
    device: 'phone',
  })
  expect(JSON.parse(found.draft.journal).files).toEqual([
    { ...files[0], path: 'merchants/store/merchant.json' },
  ])
  const { tokens } = (await call(admin, '/tokens')).value
  expect(tokens).toMatchObject([{ grants: [{ merchants: ['store'] }] }])
  await expect
    .poll(() => stream.events.map(({ data }) => data.renamed))
    .toContainEqual(expect.objectContaining({ merchant: 'shop', to: 'store', isOwn: false }))
  const { entries } = (await call(admin, '/audit', 'POST', { text: 'renameMerchant' })).value
  expect(entries[0]).toMatchObject({
    outcome: 'allowed',
    change: { merchant: 'shop', code: 'store' },
  })
})

it('goes back by a second rename, and as files by a revert', async () => {
  git('-c', 'user.name=O', '-c', 'user.email=o@o', 'revert', '--no-edit', 'HEAD')
  expect(existsSync(join(team.root, 'merchants/shop/merchant.json'))).toBe(true)
  git('-c', 'user.name=O', '-c', 'user.email=o@o', 'revert', '--no-edit', 'HEAD')
  const { status } = await rename('store', 'shop')
  expect(status).toBe(200)
  await expect.poll(() => listCodes(editor)).toEqual(['base', 'shop'])
  expect((await call(editor, '/merchants/shop/notes')).value.notes).toHaveLength(1)
})

it('stays as it is, with what is kept about it, where the repository refuses the commit', async () => {
  const hook = join(team.root, '.git/hooks/pre-commit')
  writeFileSync(hook, '#!/bin/sh\necho "The freeze is on" >&2\nexit 1\n', { mode: 0o755 })
  const { status, value } = await rename('shop', 'store')
  rmSync(hook)
  expect([status, value.code]).toEqual([409, 'not-committed'])
  expect(existsSync(join(team.root, 'merchants/store'))).toBe(false)
  expect(await listCodes(editor)).toEqual(['base', 'shop'])
  expect((await call(editor, '/merchants/shop/notes')).value.notes).toHaveLength(1)
  expect(git('status', '--porcelain')).toBe('')
})

it('is refused with edits that are not committed, and where something changed since it was read', async () => {
  const path = join(team.root, 'merchants/shop/merchant.json')
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.replace('{', '{ '))
  const open = await rename('shop', 'store')
  writeFileSync(path, before)
  expect(open.impact.obstacles).toEqual([
    '1 file of it is not committed, so the commit of the rename would hold it too. Commit first.',
  ])
  expect([open.status, open.value.code]).toEqual([409, 'rename-refused'])
  const stale = await call(admin, '/merchants/shop/rename', 'PUT', { code: 'store', basis: 'old' })
  expect([stale.status, stale.value.code]).toEqual([409, 'rename-changed'])
  const { value } = await call(admin, '/merchants/shop/rename/impact', 'POST', { code: 'bank' })
  expect(value).toEqual({
    problem: 'merchants/bank already exists. Choose another code.',
    sentences: [],
    obstacles: [],
    basis: '',
  })
})
