import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openDiskFiles } from '../disk/disk-files.ts'
import { runGit } from '../git/run-git.ts'
import { openPastMerchant } from './open-past-merchant.ts'

it('opens a merchant as it was before it was renamed, under its present code', () => {
  const root = mkdtempSync(join(tmpdir(), 'livery-past-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', root, '-c', 'user.name=O', '-c', 'user.email=o@o', ...args])
      .toString()
      .trim()
  const write = (code: string): void => {
    const merchant = { schemaVersion: 1, code, brand: { logo: 'art/logo.svg' } }
    writeFileSync(
      join(root, `merchants/${code}/merchant.json`),
      `${JSON.stringify(merchant, null, 2)}\n`,
    )
  }
  git('init', '--quiet')
  mkdirSync(join(root, 'merchants/shop/art'), { recursive: true })
  write('shop')
  writeFileSync(join(root, 'merchants/shop/art/logo.svg'), '<svg/>')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
  const revision = git('rev-parse', 'HEAD')
  renameSync(join(root, 'merchants/shop'), join(root, 'merchants/store'))
  write('store')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Rename')
  const source = { git: runGit, root, files: openDiskFiles(root) }
  const past = openPastMerchant(source, { code: 'store', revision })
  expect(past.list('merchants')).toEqual(['store'])
  expect(past.read('merchants/store/merchant.json')).toContain('"code": "store"')
  expect(past.readBytes?.('merchants/store/art/logo.svg')).toHaveLength(6)
})
