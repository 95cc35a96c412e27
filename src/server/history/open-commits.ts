import { commitFiles } from '../../site/git/commit-files.ts'
import type { ChangedBytes } from '../../site/git/plan-entries.ts'
import type { CallAuthor } from '../access/caller.ts'
import { composeMessage, type MessageParts } from './compose-message.ts'

/** A change of files that is written and committed, or neither. */
export interface CommittedChange {
  readonly files: readonly ChangedBytes[]
  /** Writes the files to the disk; returns what takes that back. */
  readonly write: () => () => void
  readonly author: CallAuthor
  readonly message: MessageParts
}

/** The commits of a served studio. */
export interface Commits {
  /** Runs one save after the other, so that each is made of what the one before left. */
  readonly inTurn: <T>(save: () => Promise<T>) => Promise<T>
  /** Writes and commits a change. Throws GitRefusal. */
  readonly commit: (change: CommittedChange) => Promise<void>
}

interface CommitsOptions {
  readonly root: string
  /** The origin of the studio, which has the address of whoever has none. */
  readonly origin: string
}

export function openCommits({ root, origin }: CommitsOptions): Commits {
  const host = new URL(origin).hostname
  let last: Promise<unknown> = Promise.resolve()
  return {
    inTurn: (save) => {
      const next = last.then(save)
      last = next.catch(() => {})
      return next
    },
    commit: async ({ files, write, author, message }) => {
      await commitFiles({
        root,
        files,
        write,
        author: gitPersonOf(author, host),
        committer: { name: 'Livery studio', email: `studio@${host}` },
        message: composeMessage(message),
      })
    },
  }
}

/** Returns a name and an address that git can write into one line; a machine has an address of the studio. */
function gitPersonOf({ name, email, subject }: CallAuthor, host: string) {
  const clean = (text: string): string =>
    text
      .replace(/[\p{Cc}<>]+/gu, ' ')
      .trim()
      .slice(0, 200)
  const own = subject.replace(/[^A-Za-z0-9._-]+/g, '-').slice(0, 100)
  const address = clean(email ?? '').replace(/\s+/g, '')
  return { name: clean(name) || own, email: address || `${own}@${host}` }
}
