import type { Git } from './run-git.ts'

interface CommitQuestion {
  readonly root: string
  readonly revision: string
  /** What a person can do without git, as the end of a sentence. */
  readonly instead?: string
}

/** Returns the id of the commit that a revision names. Throws in the operator's words where there is none. */
export function findCommit(git: Git, { root, revision, instead }: CommitQuestion): string {
  if (revision.startsWith('-'))
    throw new Error(`"${revision}" is no revision: it begins with a dash.`)
  const other = instead === undefined ? '' : `, or ${instead}`
  const inside = git(root, ['rev-parse', '--is-inside-work-tree'])
  if (inside.code === undefined) throw new Error(`git cannot be run. Install it${other}.`)
  if (inside.code !== 0)
    throw new Error(
      `git finds no repository around "${root}", or it belongs to somebody else. Use a folder of a repository${other}.`,
    )
  const asked = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]
  const found = git(root, asked)
  const id = new TextDecoder().decode(found.bytes).trim()
  if (found.code === 0 && /^[0-9a-f]{40,64}$/.test(id)) return id
  throw new Error(
    instead === undefined
      ? `There is no commit called "${revision}".`
      : `There is no revision or folder of merchants called "${revision}".`,
  )
}
