import type { Hosts } from './release.ts'

/** Where a published folder lies, to be looked at: what a disk and a bucket do each in its own way. */
export interface Store {
  /** As an operator named it. */
  readonly name: string
  readonly read: (path: string) => Promise<string | undefined>
  /** When a file was last written, in epoch milliseconds. */
  readonly time: (path: string) => Promise<number | undefined>
  /** What each host serves at this moment, pointer by pointer. */
  readonly pointers: () => Promise<Hosts>
  /** Every file below a folder, at any depth. */
  readonly entries: (folder: string) => Promise<readonly Entry[]>
}

/** A file in its place. */
export interface Entry {
  readonly path: string
  /** In bytes. */
  readonly size: number
  /** When it was written, in epoch milliseconds. */
  readonly time: number
}

export type Bytes = string | Uint8Array

/** The same, to be written. */
export interface OpenStore extends Store {
  readonly has: (path: string) => Promise<boolean>
  /** Hands over files by their paths, the one that says that all are there last; `drain` puts them in their places. */
  readonly queue: (files: ReadonlyMap<string, Bytes>) => void
  /** The same for a folder that is not there yet, by the names in it. */
  readonly queueFolder: (path: string, files: ReadonlyMap<string, Bytes>) => void
  /** How many files wait for it. */
  readonly queued: () => number
  /** Puts what was queued in its place, many at a time. */
  readonly drain: () => Promise<void>
  /** Takes what is served for this publish alone; throws PublishError where another has it, or had it meanwhile. */
  readonly take: () => Promise<void>
  /** Puts a text in its place at once; only after `take`. */
  readonly put: (path: string, text: string) => Promise<void>
  /** Lets hosts serve other sites, one at a time; only after `take`. */
  readonly flip: (flip: Flip) => Promise<void>
  /** Removes what nobody needs; only after `take`, and who began to publish before begins again. */
  readonly discard: (waste: Waste) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Waste {
  /** Folders of sites; none is found half there. */
  readonly folders: readonly string[]
  /** Files, each group in its order. */
  readonly files: readonly (readonly string[])[]
}

export interface Flip {
  /** The release that is served afterwards. */
  readonly name: string
  /** The hosts whose sites change. */
  readonly hosts: Hosts
  /** Hosts that are served no longer. */
  readonly gone: readonly string[]
}
