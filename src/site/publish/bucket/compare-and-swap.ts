import type { PutResult, WriteCondition } from './s3-client.ts'

/** A text of a bucket with its ETag, which changes with the text. */
export interface VersionedText {
  readonly text: string
  readonly etag: string
}

/** Texts of a bucket, replaced by compare-and-swap. */
export interface CompareAndSwap {
  readonly read: (path: string) => Promise<VersionedText | undefined>
  /** Replaces a text if it is still the one that was read; otherwise returns `conflict`. */
  readonly replace: (
    path: string,
    text: string,
    was: VersionedText | undefined,
  ) => Promise<VersionedText | 'conflict'>
}

/** Reads a text, and writes it on a condition. */
export interface TextAccess {
  readonly read: (path: string) => Promise<VersionedText | undefined>
  readonly write: (path: string, text: string, when: WriteCondition) => Promise<PutResult>
}

/** Creates compare-and-swap from reading and conditional writing. */
export function createCompareAndSwap({ read, write }: TextAccess): CompareAndSwap {
  return {
    read,
    async replace(path, text, was) {
      const answer = await write(path, text, was ? { etag: was.etag } : 'absent')
      if (typeof answer === 'object') return { text, etag: answer.etag }
      // The write may have succeeded although its response was lost.
      const now = await read(path)
      return now?.text === text ? now : 'conflict'
    },
  }
}
