import { count } from '../../core/config/count.ts'
import { workspaceFile } from '../../core/config/files.ts'
import { describeSchedules, type OutsideFiles } from './outside-files.ts'
import type { RenamePlan } from './plan-rename.ts'

/** What a rename meets outside of the plan. */
export interface RenameSurroundings extends OutsideFiles {
  /** True where the rename is a commit at once, as in a served studio. */
  readonly isCommitted: boolean
}

/** Lists why a merchant cannot be renamed, as sentences; empty if it can. */
export function listRenameObstacles(
  plan: RenamePlan,
  { team, isCommitted }: RenameSurroundings,
): string[] {
  return [
    ...describeSchedules(team?.schedules ?? []),
    ...(isCommitted ? describeUncommitted(plan, 'Commit first.') : []),
  ]
}

function describeUncommitted({ uncommitted = 0 }: RenamePlan, advice: string): string[] {
  if (uncommitted === 0) return []
  const [is, them] = uncommitted === 1 ? ['is', 'it'] : ['are', 'them']
  return [
    `${count(uncommitted, 'file')} of it ${is} not committed, so the commit of the rename would hold ${them} too. ${advice}`,
  ]
}

/** Describes what renaming a merchant would change, and what takes it back. */
export function describeRename(plan: RenamePlan, outside: RenameSurroundings): string[] {
  const { code, to, files, heirs, looks, grants, hosts, mentions } = plan
  return [
    `merchants/${code} becomes merchants/${to}: ${count(files.length, 'file')}.`,
    ...describeNamed('"extends"', heirs, to),
    ...describeNamed('"theme.look"', looks, to),
    ...(grants > 0
      ? [`${count(grants, 'role')} in livery.json ${grants === 1 ? 'is' : 'are'} for "${to}".`]
      : []),
    ...describeGateway(plan),
    ...(hosts.length > 0 ? [`It keeps its hosts: ${hosts.join(', ')}.`] : []),
    ...describePublished(plan, outside.published),
    ...describeTeam(plan, outside.team),
    ...(mentions.length > 0
      ? [
          `The word "${code}" is also in ${mentions.join(', ')}. These files stay as they are: check whether they mean the merchant.`,
        ]
      : []),
    ...(outside.isCommitted
      ? []
      : describeUncommitted(plan, 'Commit first if they belong into one of their own.')),
    `To take it back, rename "${to}" to "${code}"${plan.tracked ? ', or revert the commit of the rename' : ''}.`,
  ]
}

function describeNamed(setting: string, codes: readonly string[], to: string): string[] {
  return codes.length > 0 ? [`${setting} of ${codes.join(', ')} becomes "${to}".`] : []
}

function describeGateway({ hosts, pinned, gatewayCode, to }: RenamePlan): string[] {
  if (hosts.length === 0) return []
  const written = Object.entries(pinned).map(([name, value]) => `"gateway.${name}" "${value}"`)
  const isNew = gatewayCode === to && written.length === 0
  return [
    isNew
      ? `The gateway has to know it by "${to}": its accounts under another code are not reached.`
      : `The gateway knows it by "${gatewayCode}" as before, so players notice nothing.`,
    ...(written.length > 0 ? [`For that, its file gets ${written.join(' and ')}.`] : []),
  ]
}

function describePublished(
  { code, to }: RenamePlan,
  published: OutsideFiles['published'],
): string[] {
  if (!published || (published.releases === 0 && published.hosts.length === 0)) return []
  const { place, hosts, releases } = published
  return [
    ...(hosts.length > 0
      ? [
          `"${place}" serves it at ${hosts.join(', ')} as "${code}" until it is published next: livery publish ${to}.`,
        ]
      : []),
    ...(releases > 0
      ? [
          `${count(releases, 'release')} there ${releases === 1 ? 'has' : 'have'} it as "${code}". A rollback of "${to}" reaches the releases that come.`,
        ]
      : []),
  ]
}

function describeTeam({ to }: RenamePlan, team: OutsideFiles['team']): string[] {
  if (!team) return []
  const notes = team.notes > 0 ? `${count(team.notes, 'open note')}, ` : ''
  return [
    `${notes}${notes ? 'the' : 'The'} unsaved edits of people and the API tokens for it follow to "${to}". The audit log keeps what it has.`,
  ]
}

/** Lists the paths that the commit of a rename names. */
export function listRenamePaths({ code, to, texts }: RenamePlan): string[] {
  const others = texts
    .map(({ path }) => path)
    .filter((path) => !path.startsWith(`merchants/${to}/`))
  return [`merchants/${code}`, `merchants/${to}`, ...others].filter(
    (path, at, all) => all.indexOf(path) === at,
  )
}

/** Returns true if the file of the workspace changes, which a running studio reads at its start. */
export function changesWorkspace({ texts }: RenamePlan): boolean {
  return texts.some(({ path }) => path === workspaceFile)
}
