import { count } from '../../core/config/count.ts'
import { editText } from '../../core/config/edit/edit-text.ts'
import { type Files, workspaceFile } from '../../core/config/files.ts'
import { readHosts } from '../../core/config/read-claims.ts'
import type { Git } from '../git/run-git.ts'
import { countUncommitted } from './count-uncommitted.ts'
import { findUsers } from './find-users.ts'
import { type GrantPlace, listGrantPlaces } from './grant-places.ts'
import { listFiles } from './list-files.ts'
import { describeSchedules, type OutsideFiles } from './outside-files.ts'

/** What deleting a merchant would remove from a workspace. */
export interface DeletionPlan {
  readonly code: string
  /** The paths of its files, from the root. */
  readonly files: readonly string[]
  /** The bytes of these files. */
  readonly bytes: number
  readonly hosts: readonly string[]
  readonly heirs: readonly string[]
  /** The merchants that take its look. */
  readonly looks: readonly string[]
  /** The places of `livery.json` where roles name it. */
  readonly grants: number
  /** The text of `livery.json` without these roles; undefined if none names it. */
  readonly workspace: string | undefined
  /** Files of it whose last state git does not have; undefined where the workspace is in no repository. */
  readonly uncommitted: number | undefined
}

interface DeletionSources {
  readonly root: string
  readonly files: Files
  readonly git: Git
}

/** Plans to delete a merchant; it writes nothing. */
export function planDeletion({ root, files, git }: DeletionSources, code: string): DeletionPlan {
  const own = listFiles(files, `merchants/${code}`)
  const grants = listGrantPlaces(files, code)
  const sizeOf = (path: string): number => files.size?.(path) ?? files.read(path)?.length ?? 0
  return {
    code,
    files: own,
    bytes: own.reduce((sum, path) => sum + sizeOf(path), 0),
    hosts: readHosts(files, code) ?? [],
    ...findUsers(files, code),
    grants: grants.length,
    workspace: removeGrants(files, grants),
    uncommitted: countUncommitted(git, root, code),
  }
}

/** Lists why a merchant cannot be deleted, as sentences; empty if it can. */
export function listObstacles(plan: DeletionPlan, { team }: OutsideFiles): string[] {
  const { code, heirs, looks, uncommitted = 0 } = plan
  const schedules = team?.schedules ?? []
  return [
    ...(code === 'base'
      ? ['"base" is what merchants inherit from. Delete the merchants, and keep it.']
      : []),
    ...(heirs.length > 0
      ? [
          `${heirs.join(', ')} ${heirs.length === 1 ? 'inherits' : 'inherit'} from it. Change "extends" there first.`,
        ]
      : []),
    ...(looks.length > 0
      ? [
          `${looks.join(', ')} ${looks.length === 1 ? 'takes' : 'take'} its look. Change "theme.look" there first.`,
        ]
      : []),
    ...describeSchedules(schedules),
    ...describeUncommitted(uncommitted),
  ]
}

function describeUncommitted(files: number): string[] {
  if (files === 0) return []
  const is = files === 1 ? 'is' : 'are'
  return [
    `${count(files, 'file')} of it ${is} not committed, so git could not bring back what is there now. Commit first.`,
  ]
}

/** Describes what deleting a merchant would remove, and what brings it back. */
export function describeDeletion(plan: DeletionPlan, outside: OutsideFiles): string[] {
  const { code, files, bytes, hosts, grants, uncommitted } = plan
  const kilobytes = Math.ceil(bytes / 1024)
  return [
    `merchants/${code} is removed: ${count(files.length, 'file')}, ${kilobytes} KB.`,
    hosts.length > 0 ? `No merchant has ${hosts.join(', ')} any more.` : 'It has no host.',
    ...describePublished(outside.published),
    ...(grants > 0
      ? [`${count(grants, 'role')} in livery.json no longer name${grants === 1 ? 's' : ''} it.`]
      : []),
    ...describeNotes(outside.team?.notes ?? 0),
    uncommitted === undefined
      ? 'This folder is in no git repository, so nothing brings the files back.'
      : `git brings the files ${grants > 0 ? 'and the roles ' : ''}back: revert the commit of the deletion. Then publish the merchant again.`,
  ]
}

function describePublished(published: OutsideFiles['published']): string[] {
  if (!published) return []
  const { place, hosts, releases } = published
  if (releases === 0 && hosts.length === 0) return [`Nothing of it is published to "${place}".`]
  return [
    ...(hosts.length > 0
      ? [
          `"${place}" serves it at ${hosts.join(', ')} until the next publish of all merchants, which takes it down.`,
        ]
      : []),
    `${count(releases, 'release')} there ${releases === 1 ? 'has' : 'have'} it. A rollback can serve it again until "livery prune" deletes them.`,
  ]
}

function describeNotes(notes: number): string[] {
  if (notes === 0) return []
  return [
    `${count(notes, 'open note')} about it ${notes === 1 ? 'is' : 'are'} shown again only when it is back.`,
  ]
}

function removeGrants(files: Files, places: readonly GrantPlace[]): string | undefined {
  const text = files.read(workspaceFile)
  if (text === undefined || places.length === 0) return undefined
  // From the end, so that the positions before stay as they are. A role for nobody would be a role for all.
  const edits = places
    .toReversed()
    .map(({ grant, at, isOnly }) =>
      isOnly
        ? { path: ['studio', 'grants'], drop: grant }
        : { path: ['studio', 'grants', grant, 'merchants'], drop: at },
    )
  const edited = editText({ path: workspaceFile, text }, edits)
  if ('refused' in edited) throw new Error(edited.message)
  return edited.text
}
