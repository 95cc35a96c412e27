import type { PublishedFolder } from './published-folder.ts'
import { codeOfSite } from './release.ts'

/**
 * Loads the releases that brought a merchant another site than the release before, the oldest first, each with the
 * commit of the workspace that it was published from. A release without such a commit is left out.
 */
export async function loadReleasedCommits(
  folder: PublishedFolder,
  code: string,
): Promise<{ readonly release: string; readonly commit: string }[]> {
  const names = await folder.names()
  const loaded = await Promise.all(
    names.map(async (name) => {
      const [release, commit] = await Promise.all([folder.release(name), folder.commit(name)])
      const sites = [...(release?.hosts.values() ?? [])].filter((site) => codeOfSite(site) === code)
      return { release: name, commit, sites: [...new Set(sites)].sort().join(' ') }
    }),
  )
  return loaded.flatMap(({ release, commit, sites }, at) =>
    commit === undefined || sites === '' || sites === loaded[at - 1]?.sites
      ? []
      : [{ release, commit }],
  )
}
