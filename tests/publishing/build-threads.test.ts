import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import {
  createPreparedFiles,
  createTestProject,
  readTree,
  type TestProject,
} from '../../src/site/publish/testing.ts'

const prepared = createPreparedFiles()
let project: TestProject
beforeEach(() => {
  project = createTestProject({ prepared })
  project.writeMerchant('acme', { brand: { name: { en: 'Acme' } } })
  project.writeMerchant('brio', { extends: 'acme', theme: { mode: 'light', primary: '#882222' } })
  project.writeMerchant('coda')
})
afterEach(() => project.close())
afterAll(() => prepared.remove())

test('threads write the same files as the thread of the publish', async () => {
  const here = await project.publish('here', { threads: 0 })
  const there = await project.publish('there', { threads: 2 })
  expect(there.release).toEqual(here.release)
  expect(there.published).toEqual(here.published)
  expect(readTree(project.at('there'))).toEqual(readTree(project.at('here')))
})

test('a merchant that a thread refuses keeps its state while the others go out', async () => {
  await project.publish('out')
  project.writeMerchant('acme', { brand: { name: { en: 'Acre' } } })
  project.writeMerchant('coda', { flags: 'all' })
  const { published, refused, release } = await project.publish('out', { threads: 2 })
  expect(published).toEqual(['acme', 'brio'])
  expect(refused.map(({ code, findings }) => [code, findings[0]?.code])).toEqual([
    ['coda', 'wrong-value'],
  ])
  expect([...(release?.hosts.keys() ?? [])].sort()).toEqual(['acme.test', 'brio.test', 'coda.test'])
})

test('a host that two merchants list is found whichever thread checks them', async () => {
  project.writeMerchant('coda', { hosts: ['acme.test'] })
  const { refused } = await project.publish('out', { threads: 2 })
  expect(refused.map(({ code, findings }) => [code, findings[0]?.code])).toEqual([
    ['acme', 'host-conflict'],
    ['coda', 'host-conflict'],
  ])
})

test('a publish ends with the error of a thread, and hosts stay as they were', async () => {
  await project.publish('out')
  const before = readTree(project.at('out/releases'))
  project.writeMerchant('acme', { brand: { name: { en: 'Acre' } } })
  project.writeDist(
    'prerender/prerender.js',
    'export const prerenderHome = async () => { throw new Error("lost") }',
  )
  await expect(project.publish('out', { threads: 1 })).rejects.toThrow('lost')
  expect(readTree(project.at('out/releases'))).toEqual(before)
})

test('a change at the end of a long renderer builds every merchant again', async () => {
  const renderer = (word: string): string =>
    `/* ${'x'.repeat(2 * 1024 * 1024)} */ export const prerenderHome = async () => ({ html: '${word}', images: [], styles: [], requests: [], blocks: [], areas: [], turns: [] })`
  writeFileSync(join(project.dist, 'prerender/prerender.js'), renderer('one'))
  await project.publish('out')
  writeFileSync(join(project.dist, 'prerender/prerender.js'), renderer('two'))
  expect((await project.publish('out')).changedHosts).toBe(3)
})
