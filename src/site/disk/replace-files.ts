import {
  closeSync,
  copyFileSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { copyMode } from './copy-mode.ts'

/** A file's new content; without bytes the file is removed. */
export interface Replacement {
  /** Relative to the root. */
  readonly path: string
  readonly bytes: Uint8Array | undefined
}

/** The operations on the disk; injected so that tests can make them fail. */
export interface DiskWrites {
  /** Writes a new file and waits until it is flushed to the disk. */
  readonly write: (path: string, bytes: Uint8Array) => void
  readonly rename: (from: string, to: string) => void
  readonly remove: (path: string) => void
}

export const realWrites: DiskWrites = {
  write: (path, bytes) => writeFileSync(path, bytes, { flag: 'wx', flush: true }),
  rename: renameSync,
  remove: (path) => rmSync(path),
}

export interface ReplaceOptions {
  readonly root: string
  readonly writes?: DiskWrites
  /** Called after all files are written and before any is replaced; throws to cancel. */
  readonly ready: () => void
}

interface PlannedReplacement {
  readonly target: string
  /** The temporary file with the new content. */
  readonly fresh: { readonly path: string; readonly bytes: Uint8Array } | undefined
  /** A second name of the old file, from which it can be restored. */
  readonly old: string | undefined
}

/**
 * Replaces all of the files or none: it writes temporary files beside them, and renames these once
 * all are written. A new file keeps the permissions of the old one. If the disk or `ready` throws, it
 * restores every file and throws the same error.
 */
export function replaceFiles(
  files: readonly Replacement[],
  { root, ready, writes = realWrites }: ReplaceOptions,
): void {
  const createdFolders: string[] = []
  const plans = files.map(({ path, bytes }) => planReplacement(join(root, path), bytes))
  try {
    for (const { target, fresh } of plans) {
      createFolder(dirname(target), createdFolders)
      removeStaleTemps(dirname(target))
      if (!fresh) continue
      writes.write(fresh.path, fresh.bytes)
      copyMode(target, fresh.path)
    }
    ready()
    replaceAll(plans, writes)
  } catch (cause) {
    removeTemps(plans)
    for (const folder of createdFolders.reverse()) ignoreErrors(() => rmdirSync(folder))
    throw cause
  }
  removeTemps(plans)
}

function planReplacement(target: string, bytes: Uint8Array | undefined): PlannedReplacement {
  return {
    target,
    fresh: bytes && { path: nameTemp(target, 'new'), bytes },
    old: exists(target) ? nameTemp(target, 'old') : undefined,
  }
}

function replaceAll(plans: readonly PlannedReplacement[], writes: DiskWrites): void {
  const done: PlannedReplacement[] = []
  try {
    for (const { target, old } of plans) if (old !== undefined) hardLinkOrCopy(target, old)
    for (const plan of plans) {
      if (plan.fresh) writes.rename(plan.fresh.path, plan.target)
      else writes.remove(plan.target)
      done.push(plan)
    }
    for (const folder of new Set(plans.map(({ target }) => dirname(target)))) syncFolder(folder)
  } catch (cause) {
    for (const { target, old } of done)
      ignoreErrors(() => (old === undefined ? rmSync(target) : renameSync(old, target)))
    throw cause
  }
}

/** Creates a hard link to a file; a copy if the file system has no hard links. */
function hardLinkOrCopy(target: string, old: string): void {
  try {
    linkSync(target, old)
  } catch {
    copyFileSync(target, old)
  }
}

/** The age in milliseconds from which a temporary file belongs to a process that has ended. */
const staleAfterMs = 60_000

/** Removes the temporary files that an interrupted process left in a folder. */
function removeStaleTemps(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^\..+\.\d+-\d+\.(new|old)$/.test(name)) continue
    const path = join(folder, name)
    ignoreErrors(() => {
      if (Date.now() - statSync(path).ctimeMs > staleAfterMs) rmSync(path)
    })
  }
}

let tempCount = 0
function nameTemp(target: string, kind: 'new' | 'old'): string {
  tempCount += 1
  return join(dirname(target), `.${basename(target)}.${process.pid}-${tempCount}.${kind}`)
}

/** Creates a missing folder and notes it; its parent must exist, so a merchant's own folder is never created. */
function createFolder(folder: string, created: string[]): void {
  if (exists(folder) || !exists(dirname(folder))) return
  mkdirSync(folder)
  created.push(folder)
}

function removeTemps(plans: readonly PlannedReplacement[]): void {
  for (const { fresh, old } of plans)
    for (const path of [fresh?.path, old]) if (path !== undefined) ignoreErrors(() => rmSync(path))
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Flushes a folder to the disk, so that a rename in it survives a power failure. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function ignoreErrors(cleanUp: () => void): void {
  try {
    cleanUp()
  } catch {
    // The file is gone already, or the caller throws the error that caused the clean-up.
  }
}
