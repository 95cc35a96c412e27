import type { World } from '../../contract/generated/world.ts'
import type { DiskFiles } from '../../disk/disk-files.ts'
import { createDefaultWorld } from '../sandbox/world/default-world.ts'
import { parseWorld } from '../sandbox/world/parse-world.ts'
import type { MerchantDirectory, SandboxMerchant } from '../sandbox/world/sandbox-merchant.ts'
import type { ServedMerchant } from './dress-merchant.ts'
import type { MerchantShelf } from './merchant-shelf.ts'

export interface DirectoryOptions {
  readonly shelf: MerchantShelf
  readonly files: DiskFiles
  readonly port: () => number
  readonly seed: string
}

/** The merchants on the shelf, as the sandbox gateway knows them. */
export function openMerchantDirectory({
  shelf,
  files,
  port,
  seed,
}: DirectoryOptions): MerchantDirectory {
  const kept = new WeakMap<ServedMerchant, SandboxMerchant>()
  const describe = (merchant: ServedMerchant): SandboxMerchant => {
    const ready = kept.get(merchant) ?? describeMerchant(merchant, { files, port: port(), seed })
    kept.set(merchant, ready)
    return ready
  }
  return {
    list: () => shelf.list().map(describe),
    languageOf: (code) => readTag(shelf, code),
  }
}

interface Surroundings {
  readonly files: DiskFiles
  readonly port: number
  readonly seed: string
}

function describeMerchant(
  { code, chain, hosts, skin, art }: ServedMerchant,
  { files, port, seed }: Surroundings,
): SandboxMerchant {
  const { merchantCode, trialMerchantCode, paths } = skin.gateway
  return {
    code,
    merchantCode,
    trialMerchantCode,
    paths,
    origins: hosts.map((host) => `http://${host}:${port}`),
    world: readWorld(files, chain) ?? createDefaultWorld(`${seed}:${code}`),
    readArt: (path) => art.read(path)?.toString('utf8'),
  }
}

/** The merchant's own world, else its parent's; a broken world file is reported and passed over. */
function readWorld(files: DiskFiles, chain: readonly string[]): World | undefined {
  for (const code of chain) {
    const path = `merchants/${code}/world.json`
    const text = files.read(path)
    if (text === undefined) continue
    const world = parseWorld(text)
    if (!('problem' in world)) return world
    process.stderr.write(`${path}: ${world.problem}\n`)
  }
  return undefined
}

function readTag(shelf: MerchantShelf, code: string): string {
  const languages = shelf.list().flatMap(({ skin }) => skin.languages.supported)
  return languages.find((language) => language.code === code)?.tag ?? 'en'
}
