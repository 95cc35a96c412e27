import { type HostTurn, listTakenDown, listTurns } from './host-turns.ts'
import { places, siteFacts } from './places.ts'
import { PublishError } from './publish-error.ts'
import { lookAt, type PublishedFolder } from './published-folder.ts'
import { codeOfSite, type Hosts, nameHosts, type Release, sameHosts } from './release.ts'
import type { Store } from './store.ts'
import { look, peek, type Target, workAt } from './target.ts'

export interface RollbackRequest {
  /** The merchants that go back, while all others stay as they are; every host goes back without it. */
  readonly codes?: readonly string[]
  /** The release to go back to; without it the one before, or the one with what the merchants served before. */
  readonly release?: string
}

/** What a rollback would do. */
export interface RollbackPlan {
  /** The release that is gone back to. */
  readonly to: string
  /** What every host serves afterwards. */
  readonly release: Release
  /** The hosts that change. */
  readonly turns: readonly HostTurn[]
  /** Merchants that would have no host any more. */
  readonly offAir: readonly string[]
  /** Names what is served before: a rollback that was confirmed on it is refused when something else is. */
  readonly basis: string
}

export interface RolledBack extends Pick<RollbackPlan, 'to' | 'release' | 'offAir'> {
  /** How many of the hosts that are served serve something else than before. */
  readonly changedHosts: number
  /** Hosts that are no longer served. */
  readonly takenDown: readonly string[]
}

/** Answers what a rollback would do, and changes nothing; throws where nothing is published. */
export async function planRollback(
  target: Target,
  request: RollbackRequest = {},
): Promise<RollbackPlan> {
  await look(target)
  const store = await peek(target)
  return plan({ ...lookAt(store), store }, request)
}

/** Lets chosen merchants, or every host, serve an earlier release; with a `basis` only while that is what is served. */
export async function rollBack(
  target: Target,
  { basis, ...request }: RollbackRequest & { readonly basis?: string } = {},
): Promise<RolledBack> {
  await look(target)
  return workAt(target, async (folder) => {
    const planned = await plan(folder, request)
    if (basis !== undefined && basis !== planned.basis)
      throw new PublishError(
        `Another process changed what "${folder.store.name}" serves meanwhile. Nothing was rolled back. Look at it again.`,
      )
    const { to, release, offAir } = planned
    const isKnown = (await folder.names()).includes(release.name)
    const { turns } = planned
    // What is served already keeps the time since when it is.
    if (turns.length > 0 || (await folder.current()) !== release.name)
      await (isKnown ? folder.serveAgain(release) : folder.putOut(release))
    const takenDown = listTakenDown(turns)
    return { to, release, offAir, takenDown, changedHosts: turns.length - takenDown.length }
  })
}

interface Looked extends PublishedFolder {
  readonly store: Store
}

async function plan(folder: Looked, request: RollbackRequest): Promise<RollbackPlan> {
  const { codes } = request
  const before = await folder.standing()
  const to = await findRelease(folder, request, before)
  const after = codes ? replaceHosts(before, to, codes) : to.hosts
  const turns = listTurns(before, after)
  const lost = await findLost(folder.store, turns)
  if (lost !== undefined)
    throw new PublishError(
      `"${to.name}" cannot be served again: its site ${lost} is gone from "${folder.store.name}". Publish anew.`,
    )
  const served = codesOf(after)
  return {
    to: to.name,
    release: sameHosts(to.hosts, after) ? to : { name: nameHosts(after), hosts: after },
    turns,
    offAir: [...codesOf(before)].filter((code) => !served.has(code)).sort(),
    basis: nameHosts(before),
  }
}

/** The hosts with those of some merchants as a release has them; throws PublishError where another merchant has one now. */
function replaceHosts(before: Hosts, to: Release, codes: readonly string[]): Hosts {
  const chosen = new Set(codes)
  const others = new Map([...before].filter(([, site]) => !chosen.has(codeOfSite(site))))
  const back = [...to.hosts].filter(([, site]) => chosen.has(codeOfSite(site)))
  for (const [host, site] of back) {
    const owner = codeOfSite(others.get(host) ?? site)
    if (!chosen.has(owner))
      throw new PublishError(
        `"${host}" serves "${owner}" now, so "${codeOfSite(site)}" cannot have it back alone. Roll back "${owner}" too, or publish anew.`,
      )
  }
  return new Map([...others, ...back])
}

async function findLost(store: Store, turns: readonly HostTurn[]): Promise<string | undefined> {
  for (const site of new Set(turns.map(({ after }) => after)))
    if (
      site !== undefined &&
      (await store.time(`${places.sites}/${site}/${siteFacts}`)) === undefined
    )
      return site
  return undefined
}

async function findRelease(
  folder: Looked,
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
      `The last publish to "${folder.store.name}" was interrupted. Name the release to serve.`,
    )
  return codes ? findEarlier(folder, { names, codes, before }) : findBefore(folder, names)
}

async function findNamed(folder: Looked, names: readonly string[], name: string): Promise<Release> {
  const release = names.includes(name) ? await folder.release(name) : undefined
  if (release) return release
  const latest = names.slice(-5).toReversed()
  const there = latest.length === 1 ? 'The only one is' : 'The latest are'
  throw new Error(
    `There is no release called "${name}" in "${folder.store.name}". ${there} ${latest.join(', ')}.`,
  )
}

/** The release before the one that is served. */
async function findBefore(folder: Looked, names: readonly string[]): Promise<Release> {
  const current = (await folder.current()) ?? ''
  const before = names[names.indexOf(current) - 1]
  if (before !== undefined) return findNamed(folder, names, before)
  throw new PublishError(
    `"${current}" is the first release in "${folder.store.name}", so there is nothing earlier to go back to. Publish a change first.`,
  )
}

interface Earlier {
  readonly names: readonly string[]
  readonly codes: readonly string[]
  readonly before: Hosts
}

/**
 * The latest release, older than the first that has what the merchants serve now, in which all of
 * them are served: so going back again and again leads further back.
 */
async function findEarlier(folder: Looked, { names, codes, before }: Earlier): Promise<Release> {
  const own = (hosts: Hosts): Hosts =>
    new Map([...hosts].filter(([, site]) => codes.includes(codeOfSite(site))))
  const records = (await Promise.all(names.map(folder.release))).filter((one) => one !== undefined)
  checkKnown(codes, { folder, names, all: [before, ...records.map(({ hosts }) => hosts)] })
  const now = own(before)
  const first = records.findIndex(({ hosts }) => sameHosts(own(hosts), now))
  const older = records.slice(0, first === -1 ? records.length : first)
  const found = older.findLast(({ hosts }) => codes.every((code) => codesOf(hosts).has(code)))
  if (found) return found
  const whom = codes.map((code) => `"${code}"`).join(', ')
  throw new PublishError(
    `"${folder.store.name}" has no earlier release of ${whom} to go back to. Publish a change first.`,
  )
}

interface Known {
  readonly folder: Looked
  readonly names: readonly string[]
  readonly all: readonly Hosts[]
}

function checkKnown(codes: readonly string[], { folder, names, all }: Known): void {
  const known = new Set(all.flatMap((hosts) => [...codesOf(hosts)]))
  const unknown = codes.find((code) => !known.has(code))
  if (unknown === undefined) return
  const hint = names.includes(unknown)
    ? 'It is the name of a release, which is chosen with --release.'
    : `There are ${[...known].sort().join(', ')}.`
  throw new Error(`"${folder.store.name}" never served a merchant "${unknown}". ${hint}`)
}

function codesOf(hosts: Hosts): ReadonlySet<string> {
  return new Set([...hosts.values()].map(codeOfSite))
}
