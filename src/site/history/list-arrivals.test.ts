import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { snapshotWorkspaceFiles } from '../disk/workspace-files.ts'
import { runGit } from '../git/run-git.ts'
import { listArrivals } from './list-arrivals.ts'

let root: string
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-arrivals-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  root = folder
  git('Ann', 'init', '--quiet', '-b', 'main')
  for (const code of ['orb', 'sun']) write(code, 'soft')
  commit('Ann')
})

function git(who: string, ...args: readonly string[]): string {
  const person = ['-c', `user.name=${who}`, '-c', `user.email=${who.toLowerCase()}@localhost`]
  return execFileSync('git', ['-C', root, ...person, ...args])
    .toString()
    .trim()
}

function write(code: string, shape: string, name = code): void {
  const path = join(root, 'merchants', code, 'merchant.json')
  mkdirSync(dirname(path), { recursive: true })
  const merchant = {
    schemaVersion: 1,
    code,
    hosts: [`${code}.localhost`],
    brand: { name: { en: name } },
    theme: { shape },
    languages: { default: 'en', supported: ['en'] },
  }
  writeFileSync(path, JSON.stringify(merchant, null, 2))
}

function commit(who: string): string {
  git(who, 'add', '.')
  git(who, 'commit', '--quiet', '-m', 'A change')
  return git(who, 'rev-parse', 'HEAD')
}

const list = (own: string, tip: string) =>
  listArrivals({ git: runGit, root, files: snapshotWorkspaceFiles(root) }, { own, tip }).map(
    ({ merchant, author, changes }) => [merchant, author.name, changes.length] as const,
  )

it('lists what each author changed in each merchant, the oldest first', () => {
  const own = git('Ann', 'rev-parse', 'HEAD')
  write('orb', 'pill')
  commit('Ann')
  write('orb', 'pill', 'The orb')
  write('sun', 'sharp')
  commit('Bo')
  write('orb', 'sharp', 'The orb')
  const tip = commit('Ann')
  expect(list(own, tip)).toEqual([
    ['orb', 'Ann', 2],
    ['orb', 'Bo', 1],
    ['sun', 'Bo', 1],
  ])
})

it('lists no commit that the workspace had, none that changes no merchant, and no merge', () => {
  const base = git('Ann', 'rev-parse', 'HEAD')
  write('orb', 'pill')
  const own = commit('Ann')
  git('Bo', 'switch', '--quiet', '--detach', base)
  write('sun', 'sharp')
  commit('Bo')
  git('Bo', 'merge', '--quiet', '-m', 'Merge', own)
  writeFileSync(join(root, 'readme.md'), 'text')
  const tip = commit('Bo')
  expect(list(own, tip)).toEqual([['sun', 'Bo', 1]])
})

it('lists a merchant that was made or removed, or whose files have errors, without a sentence', () => {
  const own = git('Ann', 'rev-parse', 'HEAD')
  write('star', 'soft')
  commit('Ann')
  rmSync(join(root, 'merchants/sun'), { recursive: true })
  commit('Bo')
  writeFileSync(join(root, 'merchants/orb/merchant.json'), '{')
  const tip = commit('Cy')
  expect(list(own, tip)).toEqual([
    ['star', 'Ann', 0],
    ['sun', 'Bo', 0],
    ['orb', 'Cy', 0],
  ])
})

it('lists the authors of all of many commits, and sentences of the last ones', () => {
  const own = git('Ann', 'rev-parse', 'HEAD')
  for (let at = 0; at < 25; at++) {
    write('orb', 'soft', `The orb ${at}`)
    commit(at < 5 ? 'Bo' : 'Ann')
  }
  expect(list(own, git('Ann', 'rev-parse', 'HEAD'))).toEqual([
    ['orb', 'Bo', 0],
    ['orb', 'Ann', 20],
  ])
})
