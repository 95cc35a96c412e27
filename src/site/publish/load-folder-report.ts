import type { PublishedFolder } from './published-folder.ts'

/** The releases of a published folder, newest first, and the site of each host. */
export interface FolderReport {
  readonly releases: readonly {
    readonly name: string
    /** The time at which it was made, in ISO 8601; null if its record is gone. */
    readonly published: string | null
    /** The time at which it last went live, in ISO 8601; later than `published` if it was served again. */
    readonly lastServed: string | null
    readonly hosts: number
    /** The commit of the workspace that it was published from; null where nobody noted one. */
    readonly commit: string | null
    readonly current: boolean
  }[]
  readonly hosts: readonly {
    readonly host: string
    readonly site: string
    /** The current release if it has this site at this host, otherwise the newest one that has; null if none. */
    readonly release: string | null
  }[]
}

/** Loads a report on a published folder. */
export async function loadFolderReport(folder: PublishedFolder): Promise<FolderReport> {
  const current = await folder.current()
  const names = (await folder.names()).toReversed()
  const records = await Promise.all(
    names.map(async (name) => {
      const [release, times, commit] = await Promise.all([
        folder.release(name),
        folder.times(name),
        folder.commit(name),
      ])
      return release && { ...release, times, commit }
    }),
  )
  const releases = records.filter((record) => record !== undefined)
  // The current release comes first, because many releases may have the same site.
  const currentFirst = releases.toSorted(
    (a, b) => Number(b.name === current) - Number(a.name === current),
  )
  return {
    releases: releases.map(({ name, hosts, times, commit }) => ({
      name,
      published: toIso(times?.made),
      lastServed: toIso(times?.lastServed),
      hosts: hosts.size,
      commit: commit ?? null,
      current: name === current,
    })),
    hosts: [...(await folder.serving())].map(([host, site]) => {
      const release = currentFirst.find(({ hosts }) => hosts.get(host) === site)
      return { host, site, release: release?.name ?? null }
    }),
  }
}

function toIso(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString()
}
