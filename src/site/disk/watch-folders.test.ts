import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchFolders } from './watch-folders.ts'

let root: string
let changed: ReturnType<typeof vi.fn<(paths: ReadonlySet<string>) => void>>
let stop: () => void

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-watch-'))
  mkdirSync(join(root, 'merchants/shop'), { recursive: true })
  changed = vi.fn()
  stop = watchFolders(root, ['merchants', 'blocks'], changed)
})
afterEach(() => {
  stop()
  rmSync(root, { recursive: true, force: true })
})

/** Does something to the folder, and resolves once it was told. */
async function expectChange(act: () => void): Promise<void> {
  changed.mockClear()
  act()
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), { timeout: 60_000 })
}

const write = (path: string): void => writeFileSync(join(root, path), String(Math.random()))

it('reports a change deep inside a folder, with its path', async () => {
  await expectChange(() => write('merchants/shop/merchant.json'))
  const [paths] = changed.mock.lastCall ?? []
  expect([...(paths ?? [])]).toContain('merchants/shop/merchant.json')
})

it('reports a folder that is made later, and of what changes in it', async () => {
  await expectChange(() => mkdirSync(join(root, 'blocks/club-card'), { recursive: true }))
  await expectChange(() => write('blocks/club-card/block.json'))
  await expectChange(() => write('blocks/club-card/block.tsx'))
})

it('follows a folder that is replaced by another', async () => {
  mkdirSync(join(root, 'fresh/shop'), { recursive: true })
  await expectChange(() => {
    rmSync(join(root, 'merchants'), { recursive: true })
    renameSync(join(root, 'fresh'), join(root, 'merchants'))
  })
  await expectChange(() => write('merchants/shop/merchant.json'))
})
