import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { workspaceFile } from '../../core/config/files.ts'
import { createFolderWriter } from './create-folder-writer.ts'
import { type DiskFiles, openDiskFiles } from './disk-files.ts'
import { packageFolder } from './package-folder.ts'
import { type SnapshotFiles, snapshotFiles } from './snapshot-files.ts'

/** The folder of the schemas, from the root of a workspace that has the package installed. */
const installedSchemas = 'node_modules/livery/schemas'

/** Returns true if a folder is a workspace, which takes base and the messages from the installed package. */
export function isWorkspace(root: string): boolean {
  return existsSync(join(root, workspaceFile))
}

/**
 * Returns the nearest folder that is a workspace, from a folder upwards, as a path from that folder; `.` where there is
 * none.
 */
export function findWorkspace(from = process.cwd()): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (isWorkspace(folder)) return relative(from, folder) || '.'
    if (folder === dirname(folder)) return '.'
  }
}

/** Opens the files that the merchants of a folder are made of; each call reads the disk anew. */
export function openWorkspaceFiles(root: string): DiskFiles {
  const own = openDiskFiles(root)
  return isWorkspace(root) ? overPackage(own, openDiskFiles(packageFolder)) : own
}

/** Opens the same files for work during which they do not change. */
export function snapshotWorkspaceFiles(root: string): SnapshotFiles {
  const own = snapshotFiles(root)
  return isWorkspace(root) ? overPackage(own, snapshotFiles(packageFolder)) : own
}

/**
 * Returns a function that writes files of a folder by their paths, as `createFolderWriter` does; it throws for a file
 * that a workspace takes from the package, because a copy of it would hide the rest of the package's.
 */
export function createWorkspaceWriter(root: string): ReturnType<typeof createFolderWriter> {
  const write = createFolderWriter(root)
  return (path, content) => {
    if (openWorkspaceFiles(root).installed?.has(path))
      throw new Error(
        `${path} comes from the installed package. Change the value in a merchant of your own.`,
      )
    write(path, content)
  }
}

/**
 * Lays the files of a workspace over those of the package: a file of `locales/` that the workspace has replaces the
 * package's, and `merchants/base` is the package's unless the workspace has a base of its own. Nothing else of the
 * package is seen, and base is not listed among the merchants of a workspace, because it is not a site.
 */
function overPackage<F extends DiskFiles>(own: F, shared: F): F {
  const hasBase = own.size('merchants/base/merchant.json') !== undefined
  const isShared = (path: string): boolean =>
    isAt(path, 'locales') || (!hasBase && isAt(path, 'merchants/base'))
  const choose = (path: string): F =>
    isShared(path) && own.size(path) === undefined ? shared : own
  return {
    ...own,
    read: (path) => choose(path).read(path),
    readBytes: (path) => choose(path).readBytes(path),
    size: (path) => choose(path).size(path),
    list: (folder) =>
      isShared(folder)
        ? [...new Set([...own.list(folder), ...shared.list(folder)])].sort()
        : own.list(folder),
    installed: {
      has: (path) => choose(path) === shared && shared.size(path) !== undefined,
      schemas: installedSchemas,
    },
    ...('stamp' in own && {
      stamp: (path: string) => (choose(path) as F & SnapshotFiles).stamp(path),
    }),
  }
}

function isAt(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}
