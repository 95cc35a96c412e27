import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { type Replacement, replaceFiles } from '../../site/disk/replace-files.ts'
import { type CalledChange, commitChange } from './commit-change.ts'
import { refuse, StudioApiRefusal } from './refusal.ts'
import type { StudioApi } from './studio-api.ts'

/**
 * Replaces files of one merchant, all or none, and commits them where a team is served. The check of the change is
 * asked before anything is written and again before anything is replaced.
 */
export async function writeFiles(
  studioApi: StudioApi,
  change: Omit<CalledChange, 'write'>,
): Promise<void> {
  const { root, files: disk, writes } = studioApi
  const { files, check } = change
  for (const { path } of files) checkLinks(root, path)
  check()
  const write = (): (() => void) => {
    const before = files.map(({ path }) => ({ path, bytes: disk.readBytes(path) }))
    try {
      replaceFiles(files, { root, ready: check, ...(writes ? { writes } : {}) })
    } catch (cause) {
      throw cause instanceof StudioApiRefusal ? cause : refusalOf(cause, files[0]?.path ?? '')
    }
    const isThere = ({ path }: Replacement): boolean => disk.size(path) !== undefined
    return () =>
      replaceFiles(
        before.filter((file) => file.bytes || isThere(file)),
        { root, ready: () => {} },
      )
  }
  if (files.length > 0) await commitChange(studioApi, { ...change, write })
}

/** Whatever is reached through a link may be anywhere, so nothing is written through one. */
function checkLinks(root: string, path: string): void {
  const names = path.split('/')
  for (let length = 1; length <= names.length; length++) {
    const part = names.slice(0, length).join('/')
    const stat = lstatSync(join(root, part), { throwIfNoEntry: false })
    if (stat?.isSymbolicLink()) throw refuse('link', { path: part })
  }
}

function refusalOf(cause: unknown, path: string): StudioApiRefusal {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return refuse('disk-full', {})
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM')
    return refuse('read-only', { path })
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return refuse('gone', { folder: path.split('/').slice(0, 2).join('/') })
  return refuse('not-written', { path, problem: String(cause) })
}
