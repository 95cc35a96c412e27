import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filesOf } from '../core/config/testing.ts'
import { snapshotFiles } from '../site/disk/snapshot-files.ts'
import { runLivery } from './testing.ts'

const project = snapshotFiles(join(import.meta.dirname, '../..'))

it('the reference is written over an earlier one, and over no page of somebody else', async () => {
  const written = new Map<string, string>()
  const world = {
    project,
    writerAt: () => (path: string, text: unknown) => void written.set(path, String(text)),
  }
  const theirs = filesOf({ 'index.html': '<!doctype html><title>The shop</title>' })
  const refused = await runLivery(['docs', '--out', 'site'], theirs, world)
  expect(refused).toMatchObject({ code: 2, out: '' })
  expect(refused.error).toBe(
    'site/index.html exists, and Livery did not write it. Name another folder.',
  )
  expect(written.size).toBe(0)
  expect(await runLivery(['docs', '--out', 'new'], filesOf({}), world)).toMatchObject({ code: 0 })
  const own = filesOf(Object.fromEntries(written))
  expect(await runLivery(['docs', '--out', 'new'], own, world)).toMatchObject({ code: 0 })
})
