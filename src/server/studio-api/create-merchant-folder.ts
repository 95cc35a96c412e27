import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFolderAtomic } from '../../site/disk/create-folder-atomic.ts'
import { type CalledChange, commitChange } from './commit-change.ts'
import { refuse } from './refusal.ts'
import type { StudioApi } from './studio-api.ts'

interface NewMerchantFolder extends Pick<CalledChange, 'call' | 'describe'> {
  readonly code: string
  /** Contents of files by path in the folder. */
  readonly content: ReadonlyMap<string, string | Uint8Array>
}

/** Writes the folder of a new merchant whole or not at all, and commits it where a team is served; returns its files. */
export async function createMerchantFolder(
  studioApi: StudioApi,
  { call, code, content, describe }: NewMerchantFolder,
): Promise<string[]> {
  const path = `merchants/${code}`
  const files = [...content].map(([name, bytes]) => ({
    path: `${path}/${name}`,
    bytes: Buffer.from(bytes),
  }))
  await commitChange(studioApi, {
    call,
    merchant: code,
    files,
    check: () => {},
    write: () => writeFolder(studioApi, { path, content }),
    describe,
  })
  return files.map((file) => file.path)
}

/** Writes the folder of a merchant; returns what removes it. */
function writeFolder(
  { root, writes }: StudioApi,
  folder: Parameters<typeof createFolderAtomic>[1],
): () => void {
  try {
    createFolderAtomic(
      root,
      folder,
      writes && ((at, bytes) => writes.write(at, Buffer.from(bytes))),
    )
  } catch (problem) {
    throw refuse('not-made', {
      sentence: problem instanceof Error ? problem.message : String(problem),
    })
  }
  return () => rmSync(join(root, folder.path), { recursive: true })
}
