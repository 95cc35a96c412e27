import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adaptersFolder } from '../../core/config/adapters-folder.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { contentHash } from '../assemble/content-hash.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import type { OtherGateway } from './other-gateway.ts'
import type { PlayerFacts } from './publish-player.ts'
import { lastPassed, siteFormatVersion } from './site-format.ts'

/** The part of a site's sources that differs between merchants. */
export interface SiteOrigin {
  /** The merchant, its parent and so on. */
  readonly chain: readonly string[]
  /** The merchants outside of the chain whose looks it takes. */
  readonly looks?: readonly string[] | undefined
  /** The moments at which time turns a condition, so that the site is built again after each. */
  readonly moments?: readonly number[] | undefined
}

/** Hashes everything that sites are built from. Each folder is read once. */
export interface SiteHasher {
  /** Returns the hash of a site's origin. */
  readonly hash: (origin: SiteOrigin) => string
  /** Reads the folder of a merchant for its hash, unless it was read before. */
  readonly read: (code: string) => void
}

interface HasherInputs {
  readonly files: DiskFiles
  readonly player: PlayerFacts
  /** The gateway in place of the merchants' own. */
  readonly gateway: OtherGateway | undefined
  /** The hash of the code that builds sites. */
  readonly codeHash: string
}

/** Creates a hasher over a snapshot of a folder. */
export function createSiteHasher({ files, player, gateway, codeHash }: HasherInputs): SiteHasher {
  const { template, fontScript, filesHash } = player
  const builder = [template, fontScript, filesHash, siteFormatVersion(player), codeHash]
  if (gateway !== undefined) builder.push(JSON.stringify(gateway))
  const builderHash = contentHash(builder.join())
  const hashes = new Map<string, string>()
  const hashOf = (folder: string): string => {
    const ready = hashes.get(folder) ?? hashFolder(files, folder)
    hashes.set(folder, ready)
    return ready
  }
  return {
    read: (code) => void hashOf(`merchants/${code}`),
    hash: ({ chain, looks = [], moments = [] }) => {
      const codes = [...chain, ...looks]
      const shared = ['locales', ownBlocksFolder, adaptersFolder]
      const folders = [...shared, ...codes.map((code) => `merchants/${code}`)].map(hashOf)
      const time = lastPassed({ moments }, player.now)
      return contentHash([builderHash, ...folders, ...(time > 0 ? [time] : [])].join())
    },
  }
}

function hashFolder(files: DiskFiles, folder: string): string {
  const parts = files.list(folder).map((name) => {
    const path = `${folder}/${name}`
    const bytes = name.includes('.') ? files.readBytes(path) : undefined
    return `${name} ${bytes ? contentHash(bytes) : hashFolder(files, path)}`
  })
  return contentHash(parts.join('\n'))
}

/** The source folders whose code decides the content of a site and whether it is published. */
const sourceFolders = ['core/config', 'core/contract', 'site']

let codeHash: string | undefined

/** Returns the hash of the code that builds sites and of the versions of its libraries. */
export function readCodeHash(): string {
  codeHash ??= hashCode()
  return codeHash
}

function hashCode(): string {
  const source = join(import.meta.dirname, '../..')
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
      .map(({ parentPath, name }) => join(parentPath, name)),
  )
  const all = [...files.sort(), join(source, '../package.json')]
  return contentHash(all.map((file) => contentHash(readFileSync(file))).join())
}
