import { openWorkspaceFiles } from '../disk/workspace-files.ts'
import { runGit } from '../git/run-git.ts'
import { type ChangesSince, openChangesSince } from '../history/list-changes-since.ts'
import { loadServed, type ServedMerchant, type ServedRequest } from './load-served.ts'
import { openForDryRun } from './publish-target.ts'
import { createPublishedFolder, type PublishedFolder } from './published-folder.ts'
import { codeOfSite, type Hosts } from './release.ts'

/** How a merchant is published. */
export interface MerchantStatus extends ServedMerchant {
  /** The release that brought what is served; undefined if its record is gone. */
  readonly release?: string
  /** When that release went live, in ISO 8601. */
  readonly publishedAt?: string
  /** The number of values that were saved since, in its files and those that it inherits from; undefined for one that is not behind, or if nobody can tell. */
  readonly changes?: number
  /** Who committed what is not published, the last one first. */
  readonly by?: readonly string[]
}

export type StatusRequest = Omit<ServedRequest, 'comparing'>

/** Loads how each merchant that is served is published, by code; writes nothing. */
export async function loadStatuses(
  request: StatusRequest,
): Promise<ReadonlyMap<string, MerchantStatus>> {
  const served = await loadServed({ ...request, comparing: true })
  const folder = createPublishedFolder(await openForDryRun(request.out))
  const carriers = await findCarriers(folder, [...served.keys()])
  const releases = await loadReleases(folder, new Set(carriers.values()))
  const changesOf = createChangeReader(request.root)
  return new Map(
    [...served].map(([code, merchant]): [string, MerchantStatus] => {
      const release = carriers.get(code)
      const { publishedAt, commit } = releases.get(release ?? '') ?? {}
      const since = merchant.isBehind ? changesOf(commit, code) : {}
      return [
        code,
        {
          ...merchant,
          ...(release !== undefined && { release }),
          ...(publishedAt !== undefined && { publishedAt }),
          ...since,
        },
      ]
    }),
  )
}

/** Finds by merchant the release since which it is served as it is now, reading back only as far as needed. */
async function findCarriers(
  folder: PublishedFolder,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const carriers = new Map<string, string>()
  const names = await folder.names()
  const current = (await folder.current()) ?? ''
  const earlier = names.slice(0, names.indexOf(current) + 1).toReversed()
  const wanted = listSites(await folder.currentHosts())
  let open: readonly string[] = codes
  for (const name of earlier) {
    const release = open.length > 0 ? await folder.release(name) : undefined
    if (!release) break
    const sites = listSites(release.hosts)
    open = open.filter((code) => sites.get(code) === wanted.get(code))
    for (const code of open) carriers.set(code, name)
  }
  return carriers
}

/** Returns by merchant the names of its sites and their hosts, as one text. */
function listSites(hosts: Hosts): ReadonlyMap<string, string> {
  const groups = Map.groupBy(hosts, ([, site]) => codeOfSite(site))
  return new Map([...groups].map(([code, sites]) => [code, sites.map(String).sort().join(' ')]))
}

interface ReleaseFacts {
  readonly publishedAt?: string
  readonly commit?: string
}

async function loadReleases(
  folder: PublishedFolder,
  names: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ReleaseFacts>> {
  const current = await folder.current()
  const loaded = [...names].map(async (name): Promise<[string, ReleaseFacts]> => {
    const [times, commit] = await Promise.all([folder.times(name), folder.commit(name)])
    // A release that is served again went live again.
    const time = name === current ? times?.lastServed : times?.made
    return [
      name,
      {
        ...(time !== undefined && { publishedAt: new Date(time).toISOString() }),
        ...(commit !== undefined && { commit }),
      },
    ]
  })
  return new Map(await Promise.all(loaded))
}

/** Creates what tells the changes since a commit; each commit is opened once. */
function createChangeReader(
  root: string,
): (commit: string | undefined, code: string) => ChangesSince | undefined {
  const opened = new Map<string, ReturnType<typeof openChangesSince>>()
  return (commit, code) => {
    if (commit === undefined) return undefined
    if (!opened.has(commit)) {
      const source = { git: runGit, root, files: openWorkspaceFiles(root) }
      opened.set(commit, openChangesSince(source, commit))
    }
    return opened.get(commit)?.(code)
  }
}
