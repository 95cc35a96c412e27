import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PublishingState } from '../../src/core/contract/generated/studio-api.ts'
import { createTestProject, readTree, type TestProject } from '../../src/site/publish/testing.ts'
import { englishFirst } from '../support/english-first.ts'
import { readSite } from '../support/read-site.ts'
import { startTestStudioApi, type TestStudioApi } from '../support/start-test-studio-api.ts'

let project: TestProject
let studioApi: TestStudioApi
let out: string
beforeAll(async () => {
  project = createTestProject()
  out = project.at('out')
  studioApi = await startTestStudioApi({ dist: project.dist, published: out })
  write('shop', 'One')
})
afterAll(async () => {
  await studioApi.close()
  project.close()
})

function write(code: string, name: string): void {
  const merchant = { schemaVersion: 1, code, extends: 'base', hosts: [`${code}.localhost`] }
  const folder = join(studioApi.root, 'merchants', code)
  mkdirSync(folder, { recursive: true })
  const own = { ...merchant, brand: { name: { en: name } }, languages: englishFirst }
  writeFileSync(join(folder, 'merchant.json'), JSON.stringify(own))
}

const read = (): Promise<PublishingState> => studioApi.ask('readPublishing', { body: undefined })

async function untilDone(): Promise<PublishingState> {
  for (;;) {
    const state = await read()
    if (state.run?.state !== 'busy') return state
    await wait(50)
  }
}

it('reports that nothing is published yet', async () => {
  expect(await read()).toEqual({ folder: out, releases: [], hosts: [] })
})

it('publishes what is saved, reports its progress, and refuses a second job meanwhile', async () => {
  const begun = await studioApi.ask('publish', { body: { release: 'first' } })
  expect(begun.run).toMatchObject({ kind: 'publish', state: 'busy' })
  await expect(studioApi.ask('publish', { body: {} })).rejects.toMatchObject({
    refusal: { code: 'publishing' },
  })
  await expect(studioApi.ask('rollBack', { body: {} })).rejects.toThrow(/is under way/)
  const { run, releases, hosts } = await untilDone()
  expect(run).toMatchObject({
    state: 'done',
    outcome: { release: 'first', refused: [], changedHosts: hosts.length },
  })
  expect(run?.outcome?.published).toContain('shop')
  expect(releases).toMatchObject([{ name: 'first', current: true }])
  expect(readSite(out, 'shop.localhost')).toContain('<title>One</title>')
})

it('publishes one merchant, refuses one with its findings, and rolls back', async () => {
  write('shop', 'Two')
  await studioApi.ask('publish', { body: { merchants: ['shop'], release: 'second' } })
  expect((await untilDone()).releases.map(({ name }) => name)).toEqual(['second', 'first'])
  expect(readSite(out, 'shop.localhost')).toContain('<title>Two</title>')
  writeFileSync(join(studioApi.root, 'merchants/shop/merchant.json'), '{ "code": ')
  await studioApi.ask('publish', { body: { merchants: ['shop'] } })
  const { run } = await untilDone()
  expect(run?.outcome?.refused).toMatchObject([
    {
      code: 'shop',
      sentence: '"shop" was refused. It has 2 errors. It still serves what it served before.',
      errors: [{ message: 'A value is missing here. Add one.' }, {}],
    },
  ])
  await studioApi.ask('rollBack', { body: {} })
  expect(await untilDone()).toMatchObject({
    run: { kind: 'rollback', state: 'done', outcome: { release: 'first' } },
  })
  expect(readSite(out, 'shop.localhost')).toContain('<title>One</title>')
  await studioApi.ask('rollBack', { body: { release: 'second' } })
  expect((await untilDone()).releases[0]).toMatchObject({ name: 'second', current: true })
})

it('lists who would go off the air before a rollback, and rolls back on that basis alone', async () => {
  const body = { release: 'first', merchants: ['shop'] }
  const impact = await studioApi.ask('readRollbackImpact', { body: body })
  expect(impact).toMatchObject({
    sentences: [expect.stringMatching(/^1 of \d+ hosts? would change\.$/)],
    offAir: [],
    turns: 1,
  })
  const none = studioApi.ask('readRollbackImpact', { body: { ...body, release: 'none' } })
  await expect(none).rejects.toThrow(/^There is no release called "none"/)
  await studioApi.ask('rollBack', { body: { ...body, basis: 'of yesterday' } })
  expect((await untilDone()).run).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/^Another process changed what/),
  })
  await studioApi.ask('rollBack', { body: { ...body, basis: impact.basis } })
  expect((await untilDone()).run).toMatchObject({ state: 'done', outcome: { changedHosts: 1 } })
  await studioApi.ask('rollBack', { body: { release: 'second' } })
  await untilDone()
})

it('lists what a publish would change in sentences and writes nothing, whatever was asked before it', async () => {
  write('shop', 'Three')
  const before = readTree(out)
  const dropped = studioApi.ask('readPublishImpact', { body: {} })
  const impact = studioApi.ask('readPublishImpact', { body: { merchants: ['shop'] } })
  await expect(dropped).rejects.toThrow('Something else was asked meanwhile. Try again.')
  expect(await impact).toEqual({
    merchants: [
      {
        code: 'shop',
        becomes: 'changed',
        hosts: ['shop.localhost'],
        sentences: ['brand: name in English Two → Three'],
      },
    ],
    refused: [],
    sum: ['1 of 2 hosts would change.'],
  })
  write('shop', 'Two')
  expect(await studioApi.ask('readPublishImpact', { body: { merchants: ['shop'] } })).toEqual({
    merchants: [],
    refused: [],
    sum: ['1 merchant unchanged.', 'No host would change.'],
  })
  writeFileSync(join(studioApi.root, 'merchants/shop/merchant.json'), '{ "code": ')
  const refused = await studioApi.ask('readPublishImpact', { body: {} })
  expect(refused.refused).toMatchObject([{ code: 'shop', errors: [{ line: 1 }, {}] }])
  await expect(
    studioApi.ask('readPublishImpact', { body: { merchants: ['nobody'] } }),
  ).rejects.toMatchObject({ refusal: { code: 'no-merchant' } })
  expect(readTree(out)).toEqual(before)
})

it('reports why it failed, and takes the next job', async () => {
  await studioApi.ask('rollBack', { body: { release: 'none' } })
  expect((await untilDone()).run).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/^There is no release called "none"/),
  })
  rmSync(join(project.dist, 'index.html'))
  await studioApi.ask('publish', { body: {} })
  await expect(studioApi.ask('readPublishImpact', { body: {} })).rejects.toThrow(
    /^The player is not/,
  )
  expect((await untilDone()).run).toMatchObject({
    state: 'failed',
    message: 'The player is not built. Run "npm run build" first.',
  })
  expect(existsSync(join(out, 'hosts/shop.localhost'))).toBe(true)
})

it('refuses an unknown merchant and a wrong name of a release', async () => {
  const unknown = studioApi.ask('publish', { body: { merchants: ['nobody'] } })
  await expect(unknown).rejects.toMatchObject({ refusal: { code: 'no-merchant' } })
  for (const release of ['../x', '', 'a'.repeat(65)])
    await expect(studioApi.ask('publish', { body: { release } })).rejects.toMatchObject({
      refusal: { code: 'wrong-body' },
    })
  const foreign = { origin: 'https://evil.example', 'content-type': 'application/json' }
  const asked = { path: '/studio/api/publishing', method: 'POST', headers: foreign, body: '{}' }
  expect((await studioApi.askRaw(asked)).status).toBe(403)
})
