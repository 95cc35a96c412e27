import { chooseSites } from './choose-sites.ts'
import { discardingStore } from './dry-run-publish.ts'
import type { PublishRequest } from './publish.ts'
import type { MerchantBuilds } from './publish-merchants.ts'
import { openForDryRun } from './publish-target.ts'
import { createPublishedFolder } from './published-folder.ts'
import { codeOfSite } from './release.ts'

/** What is served of a merchant. */
export interface ServedMerchant {
  readonly hosts: readonly string[]
  /** True if a publish would build it again, because its files, what it inherits or the player changed since. */
  readonly isBehind: boolean
}

export interface ServedRequest extends Omit<PublishRequest, 'codes' | 'release' | 'threads'> {
  /** True to compare what is served with the files, which needs the built player. */
  readonly comparing: boolean
}

/** Loads what is served of each merchant, by code, and writes nothing; without `comparing`, none is behind. */
export async function loadServed({
  comparing,
  ...request
}: ServedRequest): Promise<ReadonlyMap<string, ServedMerchant>> {
  const store = await openForDryRun(request.out)
  const folder = { ...createPublishedFolder(store), store }
  const served = Map.groupBy(await folder.currentHosts(), ([, site]) => codeOfSite(site))
  const changed = new Set<string>()
  if (comparing && served.size > 0) {
    const codes = [...served.keys()]
    const { sent } = await chooseSites(
      folder,
      { ...request, codes },
      { store: discardingStore, startBuilds: async () => noBuilds },
    )
    for (const { code } of sent.refused) changed.add(code)
  }
  return new Map(
    [...served].map(([code, hosts]) => [
      code,
      { hosts: hosts.map(([host]) => host).sort(), isBehind: changed.has(code) },
    ]),
  )
}

/** Builds nothing: whichever merchant it is asked for has changed. */
const noBuilds: MerchantBuilds = {
  build: async (code) => ({ refused: { code, findings: [] } }),
  atATime: 1,
  finish: async () => undefined,
  close: async () => undefined,
}
