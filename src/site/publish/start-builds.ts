import { availableParallelism } from 'node:os'
import type { BuildNeeds } from './choose-sites.ts'
import { readCodeHash } from './hash-site.ts'
import type { MerchantBuilds } from './publish-merchants.ts'
import type { FileIntake } from './shared-store.ts'

/** The merchants from which threads take less time than they need to start. */
const minForThreads = 48
/** The most threads that build merchants; each takes about 50 MB. */
const maxThreads = 2

/** Starts to build merchants into a store: many in threads of their own, few in this one. */
export async function startBuilds(
  needs: BuildNeeds,
  store: FileIntake,
  threads: number = needs.count < minForThreads ? 0 : Math.min(maxThreads, availableParallelism()),
): Promise<MerchantBuilds> {
  if (needs.count === 0) return noBuilds
  // Each is loaded when it is needed: where threads build, this one stays small.
  if (threads === 0) {
    const { openBuildsHere } = await import('./open-builds-here.ts')
    return openBuildsHere(needs, ({ sendTo }) => sendTo(store))
  }
  const { startBuildThreads } = await import('./threads/start-build-threads.ts')
  const { root, dist, modules, player, heldHosts, claims, gateway } = needs
  const data = { root, dist, modules, player, heldHosts, claims, gateway, codeHash: readCodeHash() }
  return startBuildThreads({ data, threads, store })
}

const noBuilds: MerchantBuilds = {
  build: () => Promise.reject(new RangeError('There is no merchant to build.')),
  atATime: 1,
  finish: async () => undefined,
  close: async () => undefined,
}
