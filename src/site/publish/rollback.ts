import { type HostChange, listHostChanges, listTakenDown } from './host-changes.ts'
import { PublishError } from './publish-error.ts'
import { publishFolders, siteFactsFile } from './publish-paths.ts'
import {
  openForDryRun,
  openPublishedFolder,
  type PublishTarget,
  withPublishTarget,
} from './publish-target.ts'
import { createPublishedFolder, type PublishedFolder } from './published-folder.ts'
import { codeOfSite, deriveReleaseName, type Hosts, type Release, sameHosts } from './release.ts'
import type { Store } from './store.ts'

/** The merchants and the release of a rollback. */
export interface RollbackRequest {
  /** The codes of the merchants to roll back; without it every host is rolled back. */
  readonly codes?: readonly string[]
  /** The release to roll back to; by default the previous one, or with `codes` the one that these merchants served before. */
  readonly release?: string
  /** A release that the merchants have to serve: if they serve another one than this or the target, nothing is changed. */
  readonly from?: string
}

/** The effect of a rollback. */
export interface RollbackPlan {
  /** The name of the release to roll back to. */
  readonly to: string
  /** The release that every host serves afterwards. */
  readonly release: Release
  /** The hosts that change. */
  readonly turns: readonly HostChange[]
  /** The codes of merchants that lose all their hosts. */
  readonly offAir: readonly string[]
  /** A hash of what is served before. Pass it to `rollBack`, which refuses if something else is served by then. */
  readonly basis: string
}

/** The result of a rollback. */
export interface RollbackResult extends Pick<RollbackPlan, 'to' | 'release' | 'offAir'> {
  /** The number of served hosts whose site changed. */
  readonly changedHosts: number
  /** Hosts that are no longer served. */
  readonly takenDown: readonly string[]
}

/** Returns what a rollback would do, and changes nothing; throws if nothing is published. */
export async function planRollback(
  target: PublishTarget,
  request: RollbackRequest = {},
): Promise<RollbackPlan> {
  await openPublishedFolder(target)
  const store = await openForDryRun(target)
  return plan({ ...createPublishedFolder(store), store }, request)
}

/** Rolls merchants or every host back to an earlier release; with a `basis`, only if it still describes what is served. */
export async function rollBack(
  target: PublishTarget,
  { basis, ...request }: RollbackRequest & { readonly basis?: string } = {},
): Promise<RollbackResult> {
  await openPublishedFolder(target)
  return withPublishTarget(target, async (folder) => {
    const planned = await plan(folder, request)
    if (basis !== undefined && basis !== planned.basis)
      throw new PublishError(
        `Another process changed what "${folder.store.name}" serves in the meantime. Nothing was rolled back. Check the changes again.`,
      )
    const { to, release, offAir } = planned
    const isKnown = (await folder.names()).includes(release.name)
    const { turns } = planned
    // A release that is served already keeps its time of going live.
    if (turns.length > 0 || (await folder.current()) !== release.name)
      await (isKnown ? folder.serveAgain(release) : folder.publish(release))
    const takenDown = listTakenDown(turns)
    return { to, release, offAir, takenDown, changedHosts: turns.length - takenDown.length }
  })
}

interface FolderWithStore extends PublishedFolder {
  readonly store: Store
}

async function plan(folder: FolderWithStore, request: RollbackRequest): Promise<RollbackPlan> {
  const { codes } = request
  const before = await folder.currentHosts()
  const to = await findRelease(folder, request, before)
  if (request.from !== undefined) await assertStillServed(folder, { ...request, to }, before)
  const after = codes ? replaceHosts(before, to, codes) : to.hosts
  const turns = listHostChanges(before, after)
  const missing = await findMissingSite(folder.store, turns)
  if (missing !== undefined)
    throw new PublishError(
      `"${to.name}" cannot be served again: its site "${missing}" is missing from "${folder.store.name}". Publish again.`,
    )
  const served = codesOf(after)
  return {
    to: to.name,
    release: sameHosts(to.hosts, after) ? to : { name: deriveReleaseName(after), hosts: after },
    turns,
    offAir: [...codesOf(before)].filter((code) => !served.has(code)).sort(),
    basis: deriveReleaseName(before),
  }
}

interface ExpectedRelease extends RollbackRequest {
  readonly to: Release
}

/** Throws PublishError if a host of the merchants serves neither what release `from` has nor what `to` has. */
async function assertStillServed(
  folder: FolderWithStore,
  { codes, from = '', to }: ExpectedRelease,
  before: Hosts,
): Promise<void> {
  const expected = (await folder.release(from))?.hosts ?? new Map<string, string>()
  const isOurs = (site: string | undefined): boolean =>
    site !== undefined && (codes?.includes(codeOfSite(site)) ?? true)
  const other = [...new Set([...before.keys(), ...expected.keys()])].find((host) => {
    const now = before.get(host)
    const known = [expected.get(host), to.hosts.get(host)]
    return [now, ...known].some(isOurs) && !known.includes(now)
  })
  if (other === undefined) return
  throw new PublishError(
    `"${other}" no longer serves release "${from}", because it was published or rolled back since. Nothing was changed. To go back to "${to.name}", roll back by hand.`,
  )
}

/** Replaces the hosts of some merchants by those of a release; throws PublishError if another merchant has one of them now. */
function replaceHosts(before: Hosts, to: Release, codes: readonly string[]): Hosts {
  const chosen = new Set(codes)
  const others = new Map([...before].filter(([, site]) => !chosen.has(codeOfSite(site))))
  const back = [...to.hosts].filter(([, site]) => chosen.has(codeOfSite(site)))
  for (const [host, site] of back) {
    const owner = codeOfSite(others.get(host) ?? site)
    if (!chosen.has(owner))
      throw new PublishError(
        `"${host}" serves "${owner}" now, so "${codeOfSite(site)}" cannot get it back alone. Roll back "${owner}" too, or publish again.`,
      )
  }
  return new Map([...others, ...back])
}

async function findMissingSite(
  store: Store,
  turns: readonly HostChange[],
): Promise<string | undefined> {
  for (const site of new Set(turns.map(({ after }) => after)))
    if (
      site !== undefined &&
      (await store.time(`${publishFolders.sites}/${site}/${siteFactsFile}`)) === undefined
    )
      return site
  return undefined
}

async function findRelease(
  folder: FolderWithStore,
  { codes, release }: RollbackRequest,
  before: Hosts,
): Promise<Release> {
  const names = await folder.names()
  if (release !== undefined) {
    const named = await findNamed(folder, names, release)
    for (const code of codes ?? [])
      if (!codesOf(before).has(code) && !codesOf(named.hosts).has(code))
        throw new Error(
          `"${folder.store.name}" does not serve "${code}", and neither did release "${release}".`,
        )
    return named
  }
  if ((await folder.current()) === undefined)
    throw new Error(
      `The last publish to "${folder.store.name}" was interrupted. Name the release to serve with --release.`,
    )
  return codes ? findEarlier(folder, { names, codes, before }) : findBefore(folder, names)
}

async function findNamed(
  folder: FolderWithStore,
  names: readonly string[],
  name: string,
): Promise<Release> {
  const release = names.includes(name) ? await folder.release(name) : undefined
  if (release) return release
  const latest = names.slice(-5).toReversed()
  const intro = latest.length === 1 ? 'The only one is' : 'The latest are'
  throw new Error(
    `There is no release called "${name}" in "${folder.store.name}". ${intro} ${latest.join(', ')}.`,
  )
}

/** Finds the release before the current one; throws PublishError if there is none. */
async function findBefore(folder: FolderWithStore, names: readonly string[]): Promise<Release> {
  const current = (await folder.current()) ?? ''
  const before = names[names.indexOf(current) - 1]
  if (before !== undefined) return findNamed(folder, names, before)
  throw new PublishError(
    `"${current}" is the first release in "${folder.store.name}", so there is nothing earlier to roll back to. Publish a change first.`,
  )
}

interface EarlierQuery {
  readonly names: readonly string[]
  readonly codes: readonly string[]
  readonly before: Hosts
}

/**
 * Finds the latest release that serves all of the merchants and is older than the first one with
 * their current sites, so that repeated rollbacks lead further back.
 */
async function findEarlier(
  folder: FolderWithStore,
  { names, codes, before }: EarlierQuery,
): Promise<Release> {
  const own = (hosts: Hosts): Hosts =>
    new Map([...hosts].filter(([, site]) => codes.includes(codeOfSite(site))))
  const records = (await Promise.all(names.map(folder.release))).filter((one) => one !== undefined)
  assertKnown(codes, { folder, names, all: [before, ...records.map(({ hosts }) => hosts)] })
  const now = own(before)
  const first = records.findIndex(({ hosts }) => sameHosts(own(hosts), now))
  const older = records.slice(0, first === -1 ? records.length : first)
  const found = older.findLast(({ hosts }) => codes.every((code) => codesOf(hosts).has(code)))
  if (found) return found
  const quoted = codes.map((code) => `"${code}"`).join(', ')
  throw new PublishError(
    `"${folder.store.name}" has no earlier release of ${quoted} to roll back to. Publish a change first.`,
  )
}

interface KnownReleases {
  readonly folder: FolderWithStore
  readonly names: readonly string[]
  readonly all: readonly Hosts[]
}

/** Throws if one of the merchants was never served. */
function assertKnown(codes: readonly string[], { folder, names, all }: KnownReleases): void {
  const known = new Set(all.flatMap((hosts) => [...codesOf(hosts)]))
  const unknown = codes.find((code) => !known.has(code))
  if (unknown === undefined) return
  const hint = names.includes(unknown)
    ? 'It is the name of a release; choose a release with --release.'
    : `There are ${[...known].sort().join(', ')}.`
  throw new Error(`"${folder.store.name}" never served a merchant "${unknown}". ${hint}`)
}

function codesOf(hosts: Hosts): ReadonlySet<string> {
  return new Set([...hosts.values()].map(codeOfSite))
}
