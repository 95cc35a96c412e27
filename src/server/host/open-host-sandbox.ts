import { openSandbox } from '../../sandbox/open-sandbox.ts'
import { openMerchantDirectory } from '../merchants/merchant-directory.ts'
import type { HostContext } from './host-options.ts'
import type { HostMerchants } from './open-merchants.ts'

/** Opens the gateway of the merchants of a host. */
export function openHostSandbox(
  { settings, port, origins }: HostContext,
  merchants: HostMerchants,
) {
  const { data, seed, games, noPopups, now, report, development } = settings
  const { registry, files, pages } = merchants
  return openSandbox({
    data,
    seed,
    directory: openMerchantDirectory({ registry, files, port, seed, games, noPopups, report }),
    workspace: { root: settings.root, files },
    port,
    originOf: origins.originOf,
    now,
    report,
    pictures: pages.pictures,
    gamePage: development?.gamePage ?? (() => pages.dist.read('game.html') ?? ''),
  })
}
