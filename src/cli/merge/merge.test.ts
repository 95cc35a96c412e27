import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { processLimit } from '../../../tests/support/process-limit.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { runGit } from '../../site/git/run-git.ts'
import { mergeDriver, setUpMerge } from './set-up-merge.ts'

const livery = join(import.meta.dirname, '../../../bin/livery.js')
const file = 'merchants/shop/merchant.json'
let root = ''

function git(...args: readonly string[]) {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  return spawnSync('git', [...who, ...args], { ...processLimit, cwd: root, encoding: 'utf8' })
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-merge-'))
  execFileSync('git', ['init', '-q', '-b', 'main', root])
  git('config', 'merge.livery.driver', `"${process.execPath}" "${livery}" merge %O %A %B %P`)
  writeFileSync(join(root, '.gitattributes'), 'merchants/**/*.json merge=livery\n')
  mkdirSync(join(root, 'merchants/shop'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function commit(lines: readonly string[]): void {
  writeFileSync(join(root, file), `{\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`)
  git('add', '-A')
  git('commit', '-q', '-m', 'change')
}

const head = '"code": "shop",'
const read = () => readFileSync(join(root, file), 'utf8')

it('a change is reverted beside another one of the line below', () => {
  commit([head, '// Ours.', '"theme": { "shape": "soft" },', '"hosts": ["shop.test"]'])
  commit([head, '// Ours.', '"theme": { "shape": "pill" },', '"hosts": ["shop.test"]'])
  commit([head, '// Ours.', '"theme": { "shape": "pill" },', '"hosts": ["play.test"]'])
  expect(git('revert', '--no-edit', 'HEAD~1')).toMatchObject({ status: 0 })
  expect(read()).toBe(
    '{\n  "code": "shop",\n  // Ours.\n  "theme": { "shape": "soft" },\n  "hosts": ["play.test"]\n}\n',
  )
})

it('two changes of one value stay a conflict, with the marks of git and the name of the value', () => {
  commit([head, '"theme": { "shape": "soft" }'])
  git('checkout', '-q', '-b', 'other')
  commit([head, '"theme": { "shape": "sharp" }'])
  git('checkout', '-q', 'main')
  commit([head, '"theme": { "shape": "pill" }'])
  const { status, stderr } = git('merge', 'other')
  expect(status).toBe(1)
  expect(stderr).toContain('merchants/shop/merchant.json: both changed "theme.shape".')
  expect(read()).toContain('<<<<<<<')
  expect(git('status', '--short').stdout).toContain(`UU ${file}`)
})

it('git is set up where the attributes ask for it, and only once', () => {
  git('config', '--unset', 'merge.livery.driver')
  const files = openDiskFiles(root)
  expect(setUpMerge(runGit, root, files)).toContain('value by value')
  expect(git('config', '--get', 'merge.livery.driver').stdout.trim()).toBe(mergeDriver)
  expect(setUpMerge(runGit, root, files)).toBeUndefined()
  rmSync(join(root, '.gitattributes'))
  git('config', '--unset', 'merge.livery.driver')
  expect(setUpMerge(runGit, root, files)).toBeUndefined()
})
