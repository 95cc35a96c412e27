import type { Hosts } from './release.ts'

/** The storage of a published folder for reading; a disk and a bucket each implement it. */
export interface Store {
  /** The target as the operator typed it. */
  readonly name: string
  /** Returns the text of a file; undefined if there is none. */
  readonly read: (path: string) => Promise<string | undefined>
  /** Returns the time at which a file was last written, in epoch milliseconds; undefined if there is none. */
  readonly time: (path: string) => Promise<number | undefined>
  /** Returns the site of each host by reading every pointer. */
  readonly pointers: () => Promise<Hosts>
  /** Lists every file below a folder, at any depth. */
  readonly entries: (folder: string) => Promise<readonly StoredFile[]>
}

/** A stored file. */
export interface StoredFile {
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** The time at which it was written, in epoch milliseconds. */
  readonly time: number
}

export type Bytes = string | Uint8Array

/** The storage of a published folder with write access. */
export interface WritableStore extends Store {
  readonly has: (path: string) => Promise<boolean>
  /** Queues files by path; `drain` writes them. The last one marks the group as complete. */
  readonly queue: (files: ReadonlyMap<string, Bytes>) => void
  /** Queues a folder that does not exist yet, by the names in it. */
  readonly queueFolder: (path: string, files: ReadonlyMap<string, Bytes>) => void
  /** Returns the number of queued files. */
  readonly queued: () => number
  /** Writes the queued files, many at a time. */
  readonly drain: () => Promise<void>
  /** Takes exclusive access; throws PublishError if another process has it or had it since the store was opened. */
  readonly take: () => Promise<void>
  /** Writes a text at once; only after `take`. */
  readonly put: (path: string, text: string) => Promise<void>
  /** Switches hosts to other sites, one at a time; only after `take`. */
  readonly switchHosts: (flip: HostSwitch) => Promise<void>
  /** Deletes unused files; only after `take`. A publish that began before must start again. */
  readonly discard: (waste: StaleFiles) => Promise<void>
  readonly close: () => Promise<void>
}

/** The files that a prune deletes. */
export interface StaleFiles {
  /** Folders of sites, each deleted such that none is ever found incomplete. */
  readonly folders: readonly string[]
  /** Groups of files, each deleted in order. */
  readonly files: readonly (readonly string[])[]
}

/** A switch of hosts to the sites of a release. */
export interface HostSwitch {
  /** The name of the release that is served afterwards. */
  readonly name: string
  /** The hosts whose site changes, with the new site. */
  readonly hosts: Hosts
  /** The hosts that are no longer served. */
  readonly gone: readonly string[]
}
