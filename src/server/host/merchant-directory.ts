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
  /** Hears, in lines, of what is wrong with a world file. */
  readonly report: (line: string) => void
}

/** The merchants on the shelf, as the sandbox gateway knows them. */
export function openMerchantDirectory({
  shelf,
  files,
  port,
  seed,
  report,
}: DirectoryOptions): MerchantDirectory {
  const kept = new WeakMap<ServedMerchant, SandboxMerchant>()
  const told = new Set<string>()
  const tell = (line: string): void => {
    if (!told.has(line)) report(line)
    told.add(line)
  }
  const describe = (merchant: ServedMerchant): SandboxMerchant => {
    const ready =
      kept.get(merchant) ?? describeMerchant(merchant, { files, port: port(), seed, report: tell })
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
  readonly report: (line: string) => void
}

function describeMerchant(
  { code, chain, hosts, skin, art }: ServedMerchant,
  { files, port, seed, report }: Surroundings,
): SandboxMerchant {
  const { merchantCode, trialMerchantCode, paths } = skin.gateway
  return {
    code,
    merchantCode,
    trialMerchantCode,
    paths,
    origins: hosts.map((host) => `http://${host}:${port}`),
    world: readWorld(chain, { files, report }) ?? createDefaultWorld(`${seed}:${code}`),
    readArt: (path) => art.read(path)?.toString('utf8'),
  }
}

/** The merchant's own world, else its parent's; a broken world file is reported and passed over. */
function readWorld(
  chain: readonly string[],
  { files, report }: Pick<Surroundings, 'files' | 'report'>,
): World | undefined {
  for (const code of chain) {
    const path = `merchants/${code}/world.json`
    const text = files.read(path)
    if (text === undefined) continue
    const world = parseWorld(text)
    if (!('problem' in world)) return world
    report(`${path}  error\n  ${world.problem} The world of its parent stands in for it.`)
  }
  return undefined
}

function readTag(shelf: MerchantShelf, code: string): string {
  const languages = shelf.list().flatMap(({ skin }) => skin.languages.supported)
  return languages.find((language) => language.code === code)?.tag ?? 'en'
}
