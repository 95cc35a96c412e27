import type { Condition, PutAnswer } from './s3-client.ts'

/** A text of a bucket with the mark that tells it from any other. */
export interface Held {
  readonly text: string
  readonly mark: string
}

/** Texts of a bucket that are replaced only while they are what was read. */
export interface HeldTexts {
  readonly read: (path: string) => Promise<Held | undefined>
  /** Answers with what is there now; `conflict` where it was not what was read. */
  readonly replace: (
    path: string,
    text: string,
    was: Held | undefined,
  ) => Promise<Held | 'conflict'>
}

/** How a text is read and, on a condition, written. */
export interface TextDoor {
  readonly read: (path: string) => Promise<Held | undefined>
  readonly write: (path: string, text: string, when: Condition) => Promise<PutAnswer>
}

export function holdTexts({ read, write }: TextDoor): HeldTexts {
  return {
    read,
    async replace(path, text, was) {
      const answer = await write(path, text, was ? { mark: was.mark } : 'absent')
      if (typeof answer === 'object') return { text, mark: answer.mark }
      // An answer may be lost of a write that was done.
      const now = await read(path)
      return now?.text === text ? now : 'conflict'
    },
  }
}
