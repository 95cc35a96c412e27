import type { Condition, PutAnswer } from './s3-client.ts'

/** A text of a bucket with its ETag, which changes with the text. */
export interface Held {
  readonly text: string
  readonly etag: string
}

/** Texts of a bucket, replaced by compare-and-swap. */
export interface HeldTexts {
  readonly read: (path: string) => Promise<Held | undefined>
  /** Replaces a text if it is still the one that was read; otherwise returns `conflict`. */
  readonly replace: (
    path: string,
    text: string,
    was: Held | undefined,
  ) => Promise<Held | 'conflict'>
}

/** Reads a text, and writes it on a condition. */
export interface TextDoor {
  readonly read: (path: string) => Promise<Held | undefined>
  readonly write: (path: string, text: string, when: Condition) => Promise<PutAnswer>
}

/** Creates compare-and-swap from reading and conditional writing. */
export function holdTexts({ read, write }: TextDoor): HeldTexts {
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
