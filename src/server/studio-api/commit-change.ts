import type { Replacement } from '../../site/disk/replace-files.ts'
import { GitRefusal } from '../../site/git/git-refusal.ts'
import { refuse } from './refusal.ts'
import type { HandledCall, StudioApi } from './studio-api.ts'

/** A change of files that a call makes. */
export interface CalledChange {
  readonly call: HandledCall
  /** The merchant that it is of. */
  readonly merchant: string
  readonly files: readonly Replacement[]
  /** Refuses when a file is no longer what was edited. */
  readonly check: () => void
  /** Writes the files; returns what takes that back. */
  readonly write: () => () => void
  /** Does the writing and the commit together with other work: all of it or nothing. */
  readonly within?: ((work: () => Promise<void>) => Promise<void>) | undefined
  /** What the person wrote about it. */
  readonly note?: string | undefined
  /** Returns what it does, in sentences without full stops. */
  readonly describe: () => readonly string[] | Promise<readonly string[]>
}

/** Writes files, and commits them where a team is served: both or neither, one change after the other. */
export async function commitChange(
  { commits, remote, files: disk }: StudioApi,
  { call, merchant, files, check, write, within = (work) => work(), note, describe }: CalledChange,
): Promise<void> {
  const { author } = call.caller
  if (!commits || !author) return within(async () => void write())
  await commits.inTurn(async () => {
    check()
    const sentences = await describe()
    const changed = files.map(({ path, bytes }) => ({
      path,
      before: disk.readBytes(path),
      after: bytes,
    }))
    const message = { merchant, note, sentences, entry: call.entry }
    const commit = (): Promise<void> => commits.commit({ files: changed, write, author, message })
    await within(commit).catch((cause: unknown) => {
      throw cause instanceof GitRefusal
        ? refuse('not-committed', { problem: cause.message })
        : cause
    })
  })
  remote?.wake()
}
