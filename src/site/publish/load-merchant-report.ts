import type { PublishedFolder } from './published-folder.ts'
import { codeOfSite } from './release.ts'

/** What of a merchant is in a published folder. */
export interface MerchantReport {
  /** The hosts that serve it now. */
  readonly hosts: readonly string[]
  /** The number of releases that have it. */
  readonly releases: number
}

/** Loads which hosts serve a merchant, and how many releases of a published folder have it. */
export async function loadMerchantReport(
  folder: PublishedFolder,
  code: string,
): Promise<MerchantReport> {
  const isOwn = (site: string): boolean => codeOfSite(site) === code
  const releases = await Promise.all((await folder.names()).map((name) => folder.release(name)))
  const serving = await folder.serving()
  return {
    hosts: [...serving].flatMap(([host, site]) => (isOwn(site) ? [host] : [])),
    releases: releases.filter((release) => release && [...release.hosts.values()].some(isOwn))
      .length,
  }
}
