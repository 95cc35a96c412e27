import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadStatuses } from './load-statuses.ts'
import { rollBack } from './rollback.ts'
import { createTestProject, type TestProject } from './testing.ts'

let project: TestProject
beforeEach(() => {
  project = createTestProject()
  project.writeMerchant('acme')
  project.writeMerchant('brio')
})
afterEach(() => project.close())

function git(...args: readonly string[]): string {
  const who = ['-c', 'user.name=Orb', '-c', 'user.email=orb@localhost']
  return execFileSync('git', ['-C', project.root, ...who, ...args], { stdio: 'pipe' }).toString()
}

function commit(author: string): void {
  git('add', '.')
  git('commit', '--quiet', '-m', 'A change', `--author=${author} <${author}@localhost>`)
}

const load = () => loadStatuses(project.request('out'))

it('says since which release a merchant is served as it is, and when that went live', async () => {
  const first = await project.publish('out')
  project.writeMerchant('brio', { theme: { shape: 'sharp' } })
  const second = await project.publish('out')
  const statuses = await load()
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const served = { isBehind: false, publishedAt: time }
  expect(statuses.get('acme')).toEqual({
    ...served,
    hosts: ['acme.test'],
    release: first.release?.name,
  })
  expect(statuses.get('brio')).toEqual({
    ...served,
    hosts: ['brio.test'],
    release: second.release?.name,
  })
  expect(statuses.has('base')).toBe(false)
  await rollBack(project.at('out'), { release: first.release?.name ?? '' })
  expect((await load()).get('brio')).toMatchObject({
    isBehind: true,
    release: first.release?.name,
  })
})

it('counts the values that changed since, through parents too, and names who committed them', async () => {
  git('init', '--quiet')
  commit('Orb')
  await project.publish('out')
  project.writeMerchant('acme', { theme: { shape: 'sharp', mode: 'dark' } })
  commit('Ann')
  project.writeMerchant('acme', { theme: { shape: 'pill' }, lobby: { minimumBet: 7 } })
  commit('Ben')
  const statuses = await load()
  expect(statuses.get('acme')).toMatchObject({ isBehind: true, changes: 2, by: ['Ben', 'Ann'] })
  expect(statuses.get('brio')).toMatchObject({ isBehind: false })
  project.writeMerchant('young', { extends: 'brio' })
  commit('Cy')
  await project.publish('out')
  project.writeMerchant('brio', { theme: { shape: 'sharp' } })
  commit('Dee')
  expect((await load()).get('young')).toMatchObject({ isBehind: true, changes: 1, by: ['Dee'] })
})

it('counts nothing where the release came from no repository', async () => {
  await project.publish('out')
  project.writeMerchant('acme', { theme: { shape: 'sharp' } })
  const status = (await load()).get('acme')
  expect(status).toMatchObject({ isBehind: true })
  expect(status?.changes).toBeUndefined()
})
