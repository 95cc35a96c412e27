import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openDiskFiles } from '../disk/disk-files.ts'
import { createAssetLoaderFactory } from './asset-loader.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-assets-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('a drawing that is away for a moment is there at the next request', () => {
  const folder = join(root, 'merchants/shop')
  mkdirSync(join(folder, 'art'), { recursive: true })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>'
  writeFileSync(join(folder, 'art/mark.svg'), drawing)
  const art = createAssetLoaderFactory(openDiskFiles(root))(['shop'])
  renameSync(folder, join(root, 'away'))
  expect(art.drawing('art/mark.svg')).toBeUndefined()
  expect(art.contentHash('art/mark.svg')).toBeUndefined()
  renameSync(join(root, 'away'), folder)
  expect(art.drawing('art/mark.svg')).toBe(drawing)
  expect(art.contentHash('art/mark.svg')).toMatch(/./)
})
