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
import { keepMode } from './keep-mode.ts'

/** A file to be put in place of another; without bytes it is removed. */
export interface Replacement {
  /** Relative to the root. */
  readonly path: string
  readonly bytes: Uint8Array | undefined
}

/** What replacing files does to the disk; tests let it fail. */
export interface DiskWrites {
  /** Writes a new file and waits until the disk has it. */
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
  /** Asked once all is written and before anything is replaced; throws to leave everything as it is. */
  readonly ready: () => void
}

interface Place {
  readonly target: string
  /** The new file, until it is in its place. */
  readonly fresh: { readonly path: string; readonly bytes: Uint8Array } | undefined
  /** Another name of the old file, to put it back. */
  readonly old: string | undefined
}

/**
 * Replaces files, all or none: each is written beside its place and moved there once all are
 * written, and whoever may read and write the old one may the new one. Throws what the disk says, with everything put back.
 */
export function replaceFiles(
  files: readonly Replacement[],
  { root, ready, writes = realWrites }: ReplaceOptions,
): void {
  const made: string[] = []
  const places = files.map(({ path, bytes }) => placeOf(join(root, path), bytes))
  try {
    for (const { target, fresh } of places) {
      makeFolder(dirname(target), made)
      sweep(dirname(target))
      if (!fresh) continue
      writes.write(fresh.path, fresh.bytes)
      keepMode(target, fresh.path)
    }
    ready()
    moveAll(places, writes)
  } catch (cause) {
    clear(places)
    for (const folder of made.reverse()) attempt(() => rmdirSync(folder))
    throw cause
  }
  clear(places)
}

function placeOf(target: string, bytes: Uint8Array | undefined): Place {
  return {
    target,
    fresh: bytes && { path: nameBeside(target, 'new'), bytes },
    old: isThere(target) ? nameBeside(target, 'old') : undefined,
  }
}

function moveAll(places: readonly Place[], writes: DiskWrites): void {
  const done: Place[] = []
  try {
    for (const { target, old } of places) if (old !== undefined) nameToo(target, old)
    for (const place of places) {
      if (place.fresh) writes.rename(place.fresh.path, place.target)
      else writes.remove(place.target)
      done.push(place)
    }
    for (const folder of new Set(places.map(({ target }) => dirname(target)))) settle(folder)
  } catch (cause) {
    for (const { target, old } of done)
      attempt(() => (old === undefined ? rmSync(target) : renameSync(old, target)))
    throw cause
  }
}

/** Gives a file a second name; a copy where the disk has no such names. */
function nameToo(target: string, old: string): void {
  try {
    linkSync(target, old)
  } catch {
    copyFileSync(target, old)
  }
}

/** Removes what a process that ended in the middle left beside; younger than this it may be at work, in milliseconds. */
const abandoned = 60_000
function sweep(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/^\..+\.\d+-\d+\.(new|old)$/.test(name)) continue
    const path = join(folder, name)
    attempt(() => {
      if (Date.now() - statSync(path).ctimeMs > abandoned) rmSync(path)
    })
  }
}

let named = 0
function nameBeside(target: string, kind: 'new' | 'old'): string {
  named += 1
  return join(dirname(target), `.${basename(target)}.${process.pid}-${named}.${kind}`)
}

/** Makes a folder where its parent is; a merchant's own folder is never made. */
function makeFolder(folder: string, made: string[]): void {
  if (isThere(folder) || !isThere(dirname(folder))) return
  mkdirSync(folder)
  made.push(folder)
}

function clear(places: readonly Place[]): void {
  for (const { fresh, old } of places)
    for (const path of [fresh?.path, old]) if (path !== undefined) attempt(() => rmSync(path))
}

function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Makes the names in a folder as durable as what they lead to. */
function settle(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

function attempt(tidy: () => void): void {
  try {
    tidy()
  } catch {
    // What cannot be tidied up is not there, or the disk said why it failed before.
  }
}
