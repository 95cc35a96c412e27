import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallPng } from '../support/small-png.ts'
import { startTestTeam, type TestBrowser, type TestTeam } from '../support/start-test-team.ts'
import { signInTo } from '../support/team-of-test.ts'

let team: TestTeam
let editor: TestBrowser
beforeAll(async () => {
  team = await startTestTeam({ limits: { changes: 100_000 } })
  editor = await signInTo(team, 'shop-editor')
})
afterAll(() => team.close())

const path = 'merchants/shop/art/photo.png'

async function call(address: string, method: string, body: object) {
  const answer = await editor.call(`/merchants/shop/${address}`, {
    method,
    body: JSON.stringify(body),
  })
  return { status: answer.status, value: JSON.parse(answer.text) }
}

const lastCommit = (): string =>
  execFileSync('git', ['-C', team.root, 'rev-parse', 'HEAD']).toString().trim()

it('puts a picture that was removed back from the repository, in one commit with what is typed', async () => {
  const { value: added } = await call('art', 'PUT', { name: 'photo.png', content: smallPng })
  const { fingerprint } = added
  await call('art', 'DELETE', { path: 'art/photo.png', fingerprint })
  const removed = lastCommit()
  const { value: history } = await call('history', 'POST', { limit: 1 })
  const photo = { path, bytes: 70, width: 1, height: 1 }
  const use = 'pictures of the sandbox'
  expect(history.entries[0].changes).toMatchObject([{ picture: { use, before: photo } }])
  const { value: plan } = await call('history/undo', 'POST', { commit: removed, texts: [] })
  const texts = [{ path, text: `picture at ${removed}~1` }]
  expect(plan).toMatchObject({ texts, others: [], conflicts: [] })
  const { value: changes } = await call('changes', 'POST', { texts })
  expect(changes.changes).toMatchObject([{ kind: 'added', picture: { use, after: photo } }])
  const files = texts.map((text) => ({ ...text, fingerprint: 'none' }))
  expect(await call('files', 'PUT', { files })).toEqual({
    status: 200,
    value: { files: [{ path, fingerprint }] },
  })
  expect(readFileSync(join(team.root, path)).toString('base64')).toBe(smallPng)
  const again = await call('history/undo', 'POST', { commit: removed, texts: [] })
  expect(again.value.texts).toEqual([])
  const subject = execFileSync('git', ['-C', team.root, 'log', '-1', '--format=%an: %s'])
  expect(subject.toString().trim()).toBe(
    'shop-editor: shop: art/photo.png added (pictures of the sandbox): 1 × 1 px, 70 bytes',
  )
  const admin = await signInTo(team, 'all-admin')
  const audit = await admin.call('/audit', { method: 'POST', body: '{"text":"save"}' })
  expect(JSON.parse(audit.text).entries[0].change).toEqual({
    files: [{ path, before: 'none', after: `picture at ${removed}~1` }],
  })
})

it('plans beside a picture that is put back and not saved yet', async () => {
  const remove = lastCommit()
  const pending = { path, text: '' }
  const { value } = await call('history/undo', 'POST', { commit: remove, texts: [pending] })
  // What is edited has no picture already, as before the commit.
  expect(value).toMatchObject({ texts: [], conflicts: [] })
})

it('refuses a picture that a colleague changed meanwhile, one that no commit has, and any other text', async () => {
  const save = (text: string, fingerprint: string) =>
    call('files', 'PUT', { files: [{ path, text, fingerprint }] })
  const commit = lastCommit()
  expect(await save('', 'stale')).toMatchObject({
    status: 409,
    value: { code: 'changed', changed: [{ path, mine: '', theirs: '' }] },
  })
  expect(await save('picture at 0000000', 'none')).toMatchObject({
    value: { code: 'no-past-picture' },
  })
  expect(await save(`picture at ${commit}~2`, 'none')).toMatchObject({ value: { code: 'outside' } })
  expect(await save('bytes', 'none')).toMatchObject({ value: { code: 'outside' } })
  const elsewhere = { path: 'merchants/bank/art/photo.png', text: '', fingerprint: 'none' }
  expect(await call('files', 'PUT', { files: [elsewhere] })).toMatchObject({ status: 403 })
})

it('shows a picture of the past to whoever may see its merchant, and to nobody else', async () => {
  const ask = async (browser: TestBrowser) =>
    (await browser.ask(`/studio/art/shop/art/photo.png?at=${lastCommit()}`)).status
  const banker = await signInTo(team, 'bank-editor')
  expect(await Promise.all([editor, banker, team.open()].map(ask))).toEqual([200, 404, 404])
})
