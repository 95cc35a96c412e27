import { join } from 'node:path'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { findModules, packageFolder } from '../../site/disk/package-folder.ts'
import { createWorkspaceWriter, openWorkspaceFiles } from '../../site/disk/workspace-files.ts'
import { createFontSubsetter } from '../../site/fonts/font-subsetter.ts'
import { createPictureCache } from '../../site/pictures/picture-cache.ts'
import type { ProxiedGateway } from '../merchants/build-site-by-code.ts'
import { openMerchantRegistry } from '../merchants/merchant-registry.ts'
import { openCheckWorker } from '../merchants/open-check-worker.ts'
import type { HostContext, NamedGateway } from './host-options.ts'

export type HostMerchants = ReturnType<typeof openMerchants>

/** Opens the merchants of a folder with all that their pages are made of: the player, fonts and pictures. */
export function openMerchants({ settings, origins }: HostContext) {
  const { root, development, report, now } = settings
  const player = settings.player ?? (development ? join(packageFolder, 'public') : settings.dist)
  const dist = openDiskFiles(player)
  const fonts = openDiskFiles(join(packageFolder, 'fonts'))
  const files = openWorkspaceFiles(root)
  const checker = openCheckWorker(root)
  const subsetter = createFontSubsetter(findModules())
  const template = development?.template ?? (() => dist.read('index.html') ?? '')
  const gamesOrigin = (): string => origins.originOf('games')
  const gateway = settings.gateway && placeOf(settings.gateway)
  const registry = openMerchantRegistry({
    files,
    write: createWorkspaceWriter(root),
    subsetter,
    template,
    checker: checker.check,
    report,
    now,
    gamesOrigin,
    ...(gateway && { gateway }),
  })
  const pictures = createPictureCache({ folder: settings.pictures })
  return {
    files,
    subsetter,
    template,
    gamesOrigin,
    gateway,
    registry,
    /** What a page of a merchant is answered from. */
    pages: { registry, dist, fonts, pictures },
    close: async () => {
      pictures.close()
      await Promise.all([checker.close(), subsetter.close()])
    },
  }
}

function placeOf({ adapter }: NamedGateway): ProxiedGateway {
  return adapter === undefined ? {} : { adapter }
}
