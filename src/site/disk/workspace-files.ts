import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { merchantFile, workspaceFile } from '../../core/config/files.ts'
import { overPackage } from '../../core/config/over-package.ts'
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

/**
 * Returns the nearest folder above a file that holds merchants: a workspace, or a folder with a base of its own, such as
 * this repository. Undefined for a file outside of any, and for one of an installed package.
 */
export function findMerchantsRoot(file: string): string | undefined {
  if (file.split(sep).includes('node_modules')) return undefined
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (isWorkspace(folder) || existsSync(join(folder, merchantFile('base')))) return folder
    if (folder === dirname(folder)) return undefined
  }
}

/** Opens the files that the merchants of a folder are made of; each call reads the disk anew. */
export function openWorkspaceFiles(root: string): DiskFiles {
  const own = openDiskFiles(root)
  if (!isWorkspace(root)) return own
  return overPackage(own, { files: openDiskFiles(packageFolder), schemas: installedSchemas })
}

/** Opens the same files for work during which they do not change. */
export function snapshotWorkspaceFiles(root: string): SnapshotFiles {
  const own = snapshotFiles(root)
  if (!isWorkspace(root)) return own
  const shared = snapshotFiles(packageFolder)
  const files = overPackage(own, { files: shared, schemas: installedSchemas })
  return {
    ...files,
    stamp: (path) => (files.installed?.has(path) ? shared : own).stamp(path),
  }
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
