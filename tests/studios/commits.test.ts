import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditEntry, MerchantFiles } from '../../src/core/contract/generated/studio-api.ts'
import { checkWorkspaceHistory } from '../../src/server/history/check-workspace.ts'
import { startTestTeam, type TestBrowser, type TestTeam } from '../support/start-test-team.ts'
import { signInTo } from '../support/team-of-test.ts'

let team: TestTeam
let admin: TestBrowser
beforeAll(async () => {
  team = await startTestTeam({ limits: { changes: 100_000 } })
  admin = await signIn('all-admin')
})
afterAll(() => team.close())

const signIn = (account: string): Promise<TestBrowser> => signInTo(team, account)

function git(...args: string[]): string {
  return execFileSync('git', ['-C', team.root, ...args], { stdio: 'pipe' })
    .toString()
    .trim()
}

function bodyOf(method: string, body: object) {
  return { method, body: JSON.stringify(body) }
}

const path = 'merchants/shop/merchant.json'

async function readFiles(browser: TestBrowser): Promise<MerchantFiles> {
  return JSON.parse((await browser.call('/merchants/shop/files')).text)
}

/** Changes the file of the shop as a person does, and saves it on what was read. */
async function save(
  browser: TestBrowser,
  change: (merchant: Record<string, unknown>) => void,
  note?: string,
) {
  const { files } = await readFiles(browser)
  const [file] = files
  if (!file) throw new Error('The shop has no file.')
  const merchant = JSON.parse(file.text)
  change(merchant)
  const text = `${JSON.stringify(merchant, null, 2)}\n`
  const body = { files: [{ ...file, text }], ...(note !== undefined && { note }) }
  return await browser.call('/merchants/shop/files', bodyOf('PUT', body))
}

async function listAudit(query: object = {}): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for (let before: number | undefined; ; ) {
    const asked = bodyOf('POST', { ...query, ...(before !== undefined && { before }) })
    const page = JSON.parse((await admin.call('/audit', asked)).text)
    entries.push(...page.entries)
    before = page.entries.at(-1)?.id
    if (!page.hasMore) return entries
  }
}

const format = '%an <%ae>|%cn <%ce>|%s|%(trailers:key=Livery-Audit,valueonly)'

describe('a save of the served studio', () => {
  it('is a commit of the person who saved, with what that person wrote and what it does', async () => {
    const editor = await signIn('shop-editor')
    const saved = await save(
      editor,
      (shop) => {
        shop['theme'] = { shape: 'pill' }
      },
      'Rounder, as the brand asked\n\nFor the spring campaign.',
    )
    expect(saved.status).toBe(200)
    const [entry] = await listAudit({ who: 'shop-editor', text: 'save' })
    expect(git('log', '-1', `--format=${format}`)).toBe(
      `shop-editor <shop-editor@team.example>|Livery studio <studio@studio.example>|Rounder, as the brand asked|${entry?.id}`,
    )
    expect(git('log', '-1', '--format=%b')).toMatch(
      /^For the spring campaign\.\n\n- shape soft → pill\n\nLivery-Audit: \d+$/,
    )
    expect(git('status', '--porcelain')).toBe('')
  })

  it('says what it does where nobody wrote anything', async () => {
    const editor = await signIn('all-editor')
    await save(editor, (shop) => {
      shop['theme'] = { shape: 'sharp' }
    })
    expect(git('log', '-1', '--format=%s')).toBe('shop: shape pill → sharp')
  })

  it('has an address of the studio where the person or the machine has none', async () => {
    const { openTeamStore } = await import('../../src/server/team/store/open-team-store.ts')
    const limits = { idleMinutes: 60, hours: 1 }
    const store = await openTeamStore({ folder: team.data, now: Date.now, limits })
    const token = await store.tokens.create({
      name: 'robot',
      grants: [{ role: 'editor' }],
      days: 1,
    })
    await store.close()
    const headers = {
      authorization: `Bearer ${token.secret}`,
      'content-type': 'application/json',
    }
    const { files } = await readFiles(admin)
    const [file] = files
    const text = file?.text.replace('sharp', 'soft')
    const asked = bodyOf('PUT', { files: [{ ...file, text }] })
    const saved = await team.open().ask('/studio/api/merchants/shop/files', { ...asked, headers })
    expect(saved.status).toBe(200)
    expect(git('log', '-1', '--format=%an <%ae>')).toBe(`robot <${token.id}@studio.example>`)
  })

  it('brings pictures and new merchants too', async () => {
    const editor = await signIn('all-editor')
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>'
    const content = Buffer.from(svg).toString('base64')
    const added = await editor.call(
      '/merchants/shop/art',
      bodyOf('PUT', { name: 'star.svg', content }),
    )
    expect(added.status).toBe(200)
    const { fingerprint } = JSON.parse(added.text)
    const removal = { path: 'art/star.svg', fingerprint }
    await editor.call('/merchants/shop/art', bodyOf('DELETE', removal))
    const answers = { code: 'fresh', name: 'Fresh', colour: '0B6E8C', languages: ['en'] }
    const made = await editor.call('/merchants', bodyOf('POST', answers))
    expect(JSON.parse(made.text)).toMatchObject({ code: 'fresh' })
    expect(git('log', '-3', '--format=%an %s').split('\n')).toEqual([
      'all-editor fresh: a new merchant',
      'all-editor shop: picture art/star.svg removed',
      'all-editor shop: picture art/star.svg added',
    ])
    expect(git('status', '--porcelain')).toBe('')
  })

  it('copies and deletes a whole merchant in one commit each, which git reverts', async () => {
    const editor = await signIn('all-editor')
    const made = await editor.call('/merchants/shop/duplicate', bodyOf('POST', { code: 'copy' }))
    expect(JSON.parse(made.text)).toMatchObject({ code: 'copy' })
    await admin.call('/merchants/copy/notes', bodyOf('POST', { place: '', text: 'Warmer' }))
    const readNoted = async () => JSON.parse((await admin.call('/notes')).text).open
    expect(await readNoted()).toEqual([{ merchant: 'copy', count: 1 }])
    const { basis, obstacles, sentences } = JSON.parse(
      (await admin.call('/merchants/copy/deletion')).text,
    )
    expect(obstacles).toEqual([])
    expect(sentences).toContain('1 open note about it is shown again only when it is back.')
    const body = { typed: 'copy', basis }
    const deleted = await admin.call('/merchants/copy', bodyOf('DELETE', body))
    expect(JSON.parse(deleted.text)).toEqual({ code: 'copy' })
    expect(git('log', '-2', '--format=%an %s').split('\n')).toEqual([
      'all-admin copy: the merchant is deleted',
      'all-editor copy: a copy of "shop"',
    ])
    expect(git('status', '--porcelain')).toBe('')
    expect(existsSync(join(team.root, 'merchants/copy'))).toBe(false)
    expect(await readNoted()).toEqual([])
    const [entry] = await listAudit({ text: 'deleteMerchant' })
    expect(entry).toMatchObject({ outcome: 'allowed', change: { merchant: 'copy' } })
    git('-c', 'user.name=O', '-c', 'user.email=o@o', 'revert', '--no-edit', 'HEAD')
    expect(existsSync(join(team.root, 'merchants/copy/merchant.json'))).toBe(true)
  })

  it('keeps a merchant whose deletion the repository refuses', async () => {
    const hook = join(team.root, '.git/hooks/pre-commit')
    writeFileSync(hook, '#!/bin/sh\necho "The freeze is on" >&2\nexit 1\n', { mode: 0o755 })
    const { basis } = JSON.parse((await admin.call('/merchants/copy/deletion')).text)
    const body = { typed: 'copy', basis }
    const deleted = await admin.call('/merchants/copy', bodyOf('DELETE', body))
    rmSync(hook)
    expect([deleted.status, JSON.parse(deleted.text).code]).toEqual([409, 'not-committed'])
    expect(existsSync(join(team.root, 'merchants/copy/merchant.json'))).toBe(true)
    expect(git('status', '--porcelain')).toBe('')
  })

  it('is refused whole where the repository refuses it, and the audit log says so', async () => {
    const hook = join(team.root, '.git/hooks/pre-commit')
    writeFileSync(hook, '#!/bin/sh\necho "The freeze is on" >&2\nexit 1\n', { mode: 0o755 })
    const editor = await signIn('shop-editor')
    const before = readFileSync(join(team.root, path), 'utf8')
    const saved = await save(editor, (shop) => {
      shop['hosts'] = ['elsewhere.localhost']
    })
    const answers = { code: 'later', name: 'Later', colour: '0B6E8C', languages: ['en'] }
    const made = await admin.call('/merchants', bodyOf('POST', answers))
    rmSync(hook)
    expect([saved.status, made.status]).toEqual([409, 409])
    expect(JSON.parse(saved.text)).toEqual({
      code: 'not-committed',
      message: expect.stringContaining('The freeze is on'),
    })
    expect(readFileSync(join(team.root, path), 'utf8')).toBe(before)
    expect(existsSync(join(team.root, 'merchants/later'))).toBe(false)
    const [failed] = await listAudit({ who: 'shop-editor' })
    expect(failed).toMatchObject({ outcome: 'failed', problem: expect.stringContaining('freeze') })
  })
})

it('of people who save at once nothing is lost, and the log of the repository is the audit log', async () => {
  const first = (await listAudit())[0]?.id ?? 0
  const people = ['shop-editor', 'all-editor', 'all-publisher']
  const rounds = 5
  await Promise.all(
    people.map(async (account) => {
      const browser = await signIn(account)
      for (let at = 1; at <= rounds; at++) {
        const put = (shop: Record<string, unknown>): void => {
          shop['notes'] = { ...(shop['notes'] as object | undefined), [account]: `${at}` }
        }
        // Whoever was overtaken reads again and saves again, as the studio does.
        for (let saved = await save(browser, put); saved.status !== 200; )
          saved = await save(browser, put)
      }
    }),
  )
  const { notes } = JSON.parse(readFileSync(join(team.root, path), 'utf8'))
  expect(notes).toEqual(Object.fromEntries(people.map((account) => [account, `${rounds}`])))
  const entries = (await listAudit()).filter(({ id, action }) => id > first && action === 'save')
  const refused = entries.filter(({ outcome }) => outcome === 'failed').length
  const allowed = entries.filter(({ outcome }) => outcome === 'allowed')
  expect(allowed).toHaveLength(people.length * rounds + refused)
  const commits = git('log', '--format=%(trailers:key=Livery-Audit,valueonly,separator=)|%an')
    .split('\n')
    .map((line) => line.split('|'))
    .filter(([id]) => Number(id) > first)
  expect(commits).toHaveLength(people.length * rounds)
  const names = new Map(allowed.map(({ id, who }) => [String(id), who.split(' ')[0]]))
  for (const [id = '', name] of commits) expect(names.get(id)).toBe(name)
  expect(git('status', '--porcelain')).toBe('')
})

describe('before it is served, a workspace', () => {
  it('gets a message about what would keep a save from being committed', async () => {
    const root = mkdtempSync(join(tmpdir(), 'livery-history-'))
    const inRoot = (...args: string[]) =>
      execFileSync('git', ['-C', root, '-c', 'user.name=O', '-c', 'user.email=o@o', ...args])
    try {
      await expect(checkWorkspaceHistory(root)).rejects.toThrow(/is in no git repository/)
      inRoot('init', '--quiet', '--initial-branch=main')
      await expect(checkWorkspaceHistory(root)).rejects.toThrow(/has no commit yet/)
      writeFileSync(join(root, '.gitignore'), 'merchants\n')
      inRoot('add', '.')
      inRoot('commit', '--quiet', '-m', 'Begin')
      await expect(checkWorkspaceHistory(root)).rejects.toThrow(/git ignores the folder merchants/)
      rmSync(join(root, '.gitignore'))
      expect(await checkWorkspaceHistory(root)).toEqual([])
      inRoot('checkout', '--quiet', '--detach')
      writeFileSync(join(root, '.git/index.lock'), '')
      writeFileSync(join(root, '.git/CHERRY_PICK_HEAD'), '')
      expect(await checkWorkspaceHistory(root)).toEqual([
        expect.stringMatching(/^A cherry-pick is under way/),
        expect.stringMatching(/^Another git is at work/),
        expect.stringMatching(/is on no branch/),
      ])
    } finally {
      rmSync(root, { recursive: true })
    }
  })

  it('gets a message about files that nobody committed', async () => {
    writeFileSync(join(team.root, 'merchants/bank/draft.json'), '{}')
    expect(await checkWorkspaceHistory(team.root)).toEqual([
      `1 file of ${team.root} has changes that are not committed (merchants/bank/draft.json). Saves leave them out. Commit them.`,
    ])
    rmSync(join(team.root, 'merchants/bank/draft.json'))
  })
})

describe('the history of a merchant', () => {
  const ask = async (browser: TestBrowser, call: string, body: object) => {
    const answer = await browser.call(`/merchants/shop/${call}`, bodyOf('POST', body))
    return { status: answer.status, value: JSON.parse(answer.text) }
  }

  it('lists who saved what, compares two states, and plans to undo one beside what is typed', async () => {
    const editor = await signIn('shop-editor')
    // What the test above noted is about no value, so the merchant had errors.
    await save(editor, (shop) => void delete shop['notes'])
    await save(editor, (shop) => Object.assign(shop, { theme: { shape: 'pill' } }), 'Rounder')
    await save(editor, (shop) =>
      Object.assign(shop, { theme: { shape: 'pill', motion: 'lively' } }),
    )
    const listed = await ask(editor, 'history', { limit: 2, path: 'theme' })
    expect(listed.value).toMatchObject({
      hasMore: true,
      entries: [
        { author: 'shop-editor', message: expect.stringContaining('motion'), isOwn: true },
        {
          email: 'shop-editor@team.example',
          message: expect.stringMatching(/^Rounder/),
          audit: expect.any(Number),
          changes: [{ kind: 'changed', sentence: expect.stringMatching(/^shape .* → pill$/) }],
        },
      ],
    })
    const [, rounder] = listed.value.entries
    const compared = await ask(editor, 'history/comparison', {
      before: rounder.commit,
      after: 'now',
    })
    expect(compared.value.changes[0].sentence).toMatch(/motion/)
    expect(compared.value.files).toMatchObject([{ path }])
    const { files } = await readFiles(editor)
    const typed = files.map((file) => ({
      path,
      text: file.text.replace('"en": "shop"', '"en": "Shop"'),
    }))
    const plan = await ask(editor, 'history/undo', { commit: rounder.commit, texts: typed })
    expect(plan.value).toMatchObject({ subject: 'Rounder', conflicts: [], others: [] })
    const undone = JSON.parse(plan.value.texts[0].text)
    expect(undone.brand.name.en).toBe('Shop')
    expect(undone.theme.motion).toBe('lively')
    expect(undone.theme.shape).not.toBe('pill')
  })

  it('says why there is none, and what is no commit', async () => {
    const unknown = await ask(admin, 'history/undo', { commit: '0000000', texts: [] })
    expect(unknown.value.untold).toBe('There is no commit called "0000000".')
    const wrong = await ask(admin, 'history/comparison', { before: '--output=x', after: 'now' })
    expect(wrong.status).toBe(400)
  })
})
