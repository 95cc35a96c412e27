import type { PublishedFolder } from './published-folder.ts'

/** What went out to a published folder, newest first, and what each host serves. */
export interface FolderReport {
  readonly releases: readonly {
    readonly name: string
    /** When it was made, as an ISO time. */
    readonly published: string | null
    /** When it last went live, as an ISO time; later than `published` where it was served again. */
    readonly lastServed: string | null
    readonly hosts: number
    readonly current: boolean
  }[]
  readonly hosts: readonly {
    readonly host: string
    readonly site: string
    /** The newest release that has this site at this host. */
    readonly release: string | null
  }[]
}

export async function readReport(folder: PublishedFolder): Promise<FolderReport> {
  const current = await folder.current()
  const names = (await folder.names()).toReversed()
  const records = await Promise.all(
    names.map(async (name) => {
      const [release, times] = await Promise.all([folder.release(name), folder.times(name)])
      return release && { ...release, times }
    }),
  )
  const releases = records.filter((record) => record !== undefined)
  // What is served now comes first: a site may stand in many releases.
  const asked = releases.toSorted((a, b) => Number(b.name === current) - Number(a.name === current))
  return {
    releases: releases.map(({ name, hosts, times }) => ({
      name,
      published: toIso(times?.made),
      lastServed: toIso(times?.lastServed),
      hosts: hosts.size,
      current: name === current,
    })),
    hosts: [...(await folder.serving())].map(([host, site]) => {
      const release = asked.find(({ hosts }) => hosts.get(host) === site)
      return { host, site, release: release?.name ?? null }
    }),
  }
}

function toIso(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString()
}
