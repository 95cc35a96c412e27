import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openCheckedBytes } from '../disk/checked-cache.ts'
import { compressFile } from './compress-file.ts'
import { openCompressedCache } from './compressed-cache.ts'

const name = 'assets/player.js'
const bytes = Buffer.from('export const answer = 42\n'.repeat(100))
let modules = ''

beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), 'livery-compressed-'))
})
afterEach(() => rmSync(modules, { recursive: true }))

const open = (build = 'build') => openCompressedCache({ modules, build, version: 'code' })
const folderOf = (build: string) => join(modules, '.cache/livery/compressed', build)
const listKept = (build: string) => readdirSync(folderOf(build)).sort()
const namesKept = () => listKept('build').map((file) => join(folderOf('build'), file))

test('files of the player are compressed once for each build', async () => {
  const expected = await compressFile(name, bytes, 'max')
  expect(await open()(name, bytes)).toEqual(expected)
  for (const file of namesKept())
    openCheckedBytes(file, `code ${process.version}`).save(Buffer.from('kept'))
  const again = await open()(name, bytes)
  expect([...again].map(([path, form]) => [path, String(form)])).toEqual([
    [`${name}.br`, 'kept'],
    [`${name}.gz`, 'kept'],
  ])
})

test('a damaged file that was kept is compressed again', async () => {
  const expected = await open()(name, bytes)
  for (const file of namesKept()) writeFileSync(file, 'damaged')
  expect(await open()(name, bytes)).toEqual(expected)
})

test('what was kept of another build is deleted, and a file that does not compress is not kept', async () => {
  mkdirSync(folderOf('old'), { recursive: true })
  writeFileSync(join(folderOf('old'), 'file.js.br'), 'old')
  expect(await open()('fonts/face.woff2', bytes)).toEqual(new Map())
  expect(listKept('old')).toHaveLength(1)
  await open()(name, bytes)
  expect(readdirSync(join(folderOf('build'), '..'))).toEqual(['build'])
  expect(listKept('build')).toHaveLength(2)
})
