import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { runGit } from '../../site/git/run-git.ts'
import { createPublisher } from '../../site/publish/create-publisher.ts'
import { createTestProject, type TestProject } from '../../site/publish/testing.ts'
import { runLivery } from '../testing.ts'

let project: TestProject
beforeAll(() => {
  project = createTestProject()
  for (const code of ['shop', 'bank']) project.writeMerchant(code)
  git('init', '--quiet')
})
afterAll(() => project.close())

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@team.example']
  return execFileSync('git', ['-C', project.root, ...who, ...args], { stdio: 'pipe' })
    .toString()
    .trim()
}

function commit(message: string): void {
  git('add', '--all', '.')
  git('commit', '--quiet', '--allow-empty', '-m', message)
}

async function publish(release: string): Promise<void> {
  await project.publish('out', { release })
}

function run(command: string, ...args: string[]) {
  const files = openDiskFiles(project.root)
  const place = ['--root', project.root, '--out', project.at('out'), '--format', 'json']
  const publisher = async () => createPublisher()
  const world = { filesAt: openDiskFiles, git: runGit, publisher }
  return runLivery([command, ...args, ...place], files, world)
}

async function listReleases(code: string): Promise<unknown[]> {
  const { entries } = JSON.parse((await run('log', code)).out)
  return entries.map(({ message, release }: Record<string, unknown>) => [message, release])
}

it('says which release first carried each change, also after it is served again', async () => {
  commit('Begin')
  await publish('may-1')
  project.writeMerchant('shop', { theme: { shape: 'pill' } })
  commit('Rounder')
  project.writeMerchant('bank', { theme: { shape: 'sharp' } })
  commit('A sharp bank')
  expect(await listReleases('shop')).toEqual([
    ['Rounder', undefined],
    ['Begin', 'may-1'],
  ])
  await project.publish('out', { release: 'may-2', codes: ['bank'] })
  // That release has the bank alone: the shop is as it was.
  expect((await listReleases('shop'))[0]).toEqual(['Rounder', undefined])
  expect((await listReleases('bank'))[0]).toEqual(['A sharp bank', 'may-2'])
  await publish('may-3')
  expect(await listReleases('shop')).toEqual([
    ['Rounder', 'may-3'],
    ['Begin', 'may-1'],
  ])
  const { releases } = JSON.parse((await run('releases')).out)
  expect(releases.map((one: { commit: string }) => one.commit)).toEqual([
    git('rev-parse', 'HEAD'),
    git('rev-parse', 'HEAD'),
    git('rev-parse', 'HEAD~2'),
  ])
})
