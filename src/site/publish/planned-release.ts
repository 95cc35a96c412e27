import { count } from '../../core/config/count.ts'
import type { ChosenSites } from './choose-sites.ts'
import { type HostChange, listTakenDown } from './host-changes.ts'
import { PublishError, unchangedHosts } from './publish-error.ts'
import type { WritableFolder } from './published-folder.ts'
import { codeOfSite, deriveReleaseName, type Hosts, type Release, sameHosts } from './release.ts'

/** What was planned of a release. It needs a name, by which it is found after the process was killed. */
export interface PlannedRelease {
  /** A hash of what has to be published (`ChosenSites.inputs`). */
  readonly inputs?: string | undefined
  /** A hash of what has to be served before. */
  readonly basis?: string | undefined
}

/** Throws PublishError if a merchant is refused, or if the release differs from its plan. */
export function assertAsPlanned(
  { sent, before, inputs }: ChosenSites,
  planned: PlannedRelease,
): void {
  const refused = sent.refused.map(({ code }) => `"${code}"`)
  if (refused.length > 0)
    throw new PublishError(
      `${refused.join(', ')} cannot be published, and a planned release goes out whole. ${unchangedHosts} Correct ${count(refused.length, 'merchant')} and plan it again.`,
    )
  if (planned.inputs !== undefined && planned.inputs !== inputs)
    throw new PublishError(
      `What would be published is no longer what was approved: a file of the merchants, of a parent or of the workspace changed since, or Livery itself. ${unchangedHosts} Ask for approval again.`,
    )
  if (planned.basis !== undefined && planned.basis !== deriveReleaseName(before))
    throw new PublishError(`Something else was published since. ${unchangedHosts}`, {
      reason: 'other-basis',
    })
}

interface PlannedRequest {
  readonly release?: string | undefined
  readonly codes?: readonly string[] | undefined
}

interface FinishedRelease {
  readonly release: Release
  readonly changedHosts: number
  readonly takenDown: readonly string[]
}

/**
 * Finishes a release whose record a killed process wrote: whatever is left to do is done from that record, and
 * nothing is built again. Returns undefined if there is no record, so that it has to be published.
 */
export async function finishPlanned(
  folder: WritableFolder,
  { release: name, codes }: PlannedRequest,
): Promise<FinishedRelease | undefined> {
  if (name === undefined) throw new Error('A planned release has no name.')
  const release = await folder.release(name)
  if (!release) return undefined
  const hosts = await findLostHosts(folder, release, codes)
  if (hosts === undefined) return { release, changedHosts: 0, takenDown: [] }
  const isWhole = sameHosts(hosts, release.hosts)
  const again = isWhole ? release : { name: deriveReleaseName(hosts), hosts }
  const turns = await folder.publish(again)
  await folder.markOut(name)
  return { release: again, ...countTurns(turns) }
}

function countTurns(turns: readonly HostChange[]) {
  const takenDown = listTakenDown(turns)
  return { changedHosts: turns.length - takenDown.length, takenDown }
}

/**
 * Returns the hosts with which a release still has to go out; undefined if it went out. A process that was killed
 * between the record and the switch of the hosts leaves a release that nobody served, and what others published
 * meanwhile stays.
 */
async function findLostHosts(
  folder: WritableFolder,
  release: Release,
  codes: readonly string[] | undefined,
): Promise<Hosts | undefined> {
  const current = await folder.current()
  if (current === release.name || (await folder.isMarkedOut(release.name))) return undefined
  const names = await folder.names()
  const at = names.indexOf(release.name)
  const isLast = at === -1 || at === names.length - 1
  if (isLast) {
    const isBack = current !== undefined && (await wentLiveAfter(folder, current, release.name))
    // Unless somebody went back since, the hosts were switching when the process ended, or had not begun to.
    return isBack ? undefined : release.hosts
  }
  const [before, after] = await Promise.all(
    [names[at - 1], names[at + 1]].map(async (name) =>
      name === undefined ? undefined : (await folder.release(name))?.hosts,
    ),
  )
  const own = (hosts: Hosts | undefined): Hosts => pick(hosts ?? new Map(), codes)
  // Whoever published next built upon what was served. Where that had this release, it went out.
  const wasLost = sameHosts(own(after), own(before)) && !sameHosts(own(after), own(release.hosts))
  if (!wasLost) return undefined
  const served = await folder.currentHosts()
  const others = [...served].filter(([host]) => !own(served).has(host))
  return new Map([...others, ...own(release.hosts)])
}

/** Returns true if a release was served again after another one was made: somebody went back to it. */
async function wentLiveAfter(folder: WritableFolder, one: string, other: string): Promise<boolean> {
  const [later, earlier] = await Promise.all([folder.times(one), folder.times(other)])
  return later !== undefined && earlier !== undefined && later.lastServed > earlier.made
}

function pick(hosts: Hosts, codes: readonly string[] | undefined): Hosts {
  return new Map([...hosts].filter(([, site]) => codes?.includes(codeOfSite(site)) ?? true))
}
