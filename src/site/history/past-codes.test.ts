import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDiskFiles } from '../disk/disk-files.ts'
import { runGit } from '../git/run-git.ts'
import { loadPastPicture } from './load-past-picture.ts'
import { openDraftFiles } from './open-draft-files.ts'
import { openPastMerchant } from './open-past-merchant.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-codes-'))
afterAll(() => rmSync(root, { recursive: true }))

const source = { git: runGit, root, files: openDiskFiles(root) }
const path = 'merchants/new/art/logo.svg'
const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes)

function git(...args: string[]): string {
  const who = ['-c', 'user.name=a', '-c', 'user.email=a@b']
  return execFileSync('git', ['-C', root, ...who, ...args])
    .toString()
    .trim()
}

function write(code: string, logo: string): void {
  mkdirSync(join(root, 'merchants', code, 'art'), { recursive: true })
  const merchant = { schemaVersion: 1, code, brand: { name: { en: 'The brand' } } }
  const text = JSON.stringify(merchant, null, 2)
  writeFileSync(join(root, 'merchants', code, 'merchant.json'), text)
  writeFileSync(join(root, 'merchants', code, 'art/logo.svg'), `<svg id="${logo}"/>`)
}

function commit(): string {
  git('add', '.')
  git('commit', '--quiet', '-m', 'State')
  return git('rev-parse', 'HEAD')
}

let before: string
let after: string
beforeAll(() => {
  git('init', '--quiet')
  write('old', 'first')
  before = commit()
  git('mv', 'merchants/old', 'merchants/new')
  write('new', 'first')
  commit()
  // Another merchant takes the code that is free.
  write('old', 'of another')
  after = commit()
})

it('reads pictures and files of a merchant from before it was renamed', async () => {
  const picture = await loadPastPicture(root, { revision: before, path, most: 1000 })
  expect(textOf(picture)).toBe('<svg id="first"/>')
  const draft = openDraftFiles(source, [{ path, text: `picture at ${before}` }])
  expect(textOf(draft.readBytes(path))).toBe('<svg id="first"/>')
  const past = openPastMerchant(source, { code: 'new', revision: before })
  expect(past.read('merchants/new/merchant.json')).toContain('The brand')
  expect(textOf(past.readBytes?.(path))).toBe('<svg id="first"/>')
})

it('reads nothing of another merchant that has the former code now', async () => {
  const gone = 'merchants/new/art/none.svg'
  for (const revision of [before, after])
    expect(await loadPastPicture(root, { revision, path: gone, most: 1000 })).toBeUndefined()
  const draft = openDraftFiles(source, [{ path: gone, text: `picture at ${after}` }])
  expect(draft.readBytes(gone)).toBeUndefined()
  const other = { revision: before, path: 'merchants/old/art/logo.svg', most: 5 }
  expect(await loadPastPicture(root, other)).toBeUndefined()
})
