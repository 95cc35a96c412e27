import type { Source } from '../../core/config/source.ts'
import { deriveColours } from '../../core/config/theme/derive-colours.ts'
import { derivePictureColours } from '../../core/config/theme/derive-picture-colours.ts'
import { readBrandName } from '../../core/contract/brand-name.ts'
import type { Theme } from '../../core/contract/generated/config.ts'
import type { ArtRecipe } from '../../core/contract/generated/world.ts'
import { type Motif, motifOfBrand } from '../../core/contract/motifs.ts'
import type { PictureSources } from '../../sandbox/art/compose-picture.ts'
import { addGames } from '../../sandbox/world/add-games.ts'
import { createDefaultWorld } from '../../sandbox/world/default-world.ts'
import { parseRecipe, parseWorld, type WorldProblem } from '../../sandbox/world/parse-world.ts'
import type { MerchantDirectory, SandboxMerchant } from '../../sandbox/world/sandbox-merchant.ts'
import type { MerchantSite } from '../../site/assemble/build-site.ts'
import { shortHash } from '../../site/assemble/content-hash.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { MerchantRegistry } from './merchant-registry.ts'

export interface DirectoryOptions {
  readonly registry: MerchantRegistry
  readonly files: DiskFiles
  readonly port: () => number
  readonly seed: string
  /** The minimum number of games of every merchant; by default the number in its world. */
  readonly games?: number
  /** True to leave out the popups of worlds, which cover the home that is to be seen. */
  readonly noPopups?: boolean
  /** Hears, in lines, of what is wrong with a world file or an art recipe. */
  readonly report: (line: string) => void
}

/** Opens the directory of merchants for the sandbox gateway. */
export function openMerchantDirectory(options: DirectoryOptions): MerchantDirectory {
  const { registry, files, port, seed, report, games = 0, noPopups = false } = options
  const kept = new WeakMap<MerchantSite, SandboxMerchant>()
  const broken = new Set<string>()
  const note: Surroundings['note'] = (path, state) => {
    if (state === 'sound') return void broken.delete(path)
    // The whole check of the folder tells what is wrong, and where.
    if (!broken.has(path))
      report(
        `${path} is left out until its errors are fixed; the sandbox takes an inherited one, or its default.`,
      )
    broken.add(path)
  }
  const describe = (merchant: MerchantSite): SandboxMerchant => {
    const ready =
      kept.get(merchant) ??
      describeMerchant(merchant, { files, port: port(), seed, games, noPopups, note })
    kept.set(merchant, ready)
    return ready
  }
  return {
    list: () => registry.list().map(describe),
    languageOf: (code) => readTag(registry, code),
  }
}

interface Surroundings {
  readonly files: DiskFiles
  readonly port: number
  readonly seed: string
  readonly games: number
  readonly noPopups: boolean
  /** Hears of each file that is read whether it can be used. */
  readonly note: (path: string, state: 'sound' | 'broken') => void
}

function describeMerchant(
  { code, chain, hosts, skin, art, theme }: MerchantSite,
  { files, port, seed, games, noPopups, note }: Surroundings,
): SandboxMerchant {
  const near = { chain, files, note }
  const recipe = readNearest(near, 'art/recipe.json', parseRecipe)
  const world = readNearest(near, 'world.json', parseWorld) ?? createDefaultWorld(`${seed}:${code}`)
  const { merchantCode, trialMerchantCode, paths, session, statusReading } = skin.gateway
  const { agentExcludedTypes, nonMemberTypes } = skin.gateway
  return {
    code,
    name: readBrandName(skin),
    merchantCode,
    trialMerchantCode,
    paths,
    session,
    statusReading,
    agentExcludedTypes,
    nonMemberTypes,
    origins: hosts.map((host) => `http://${host}:${port}`),
    world: addGames({ ...world, ...(noPopups && { popups: [] }) }, games),
    art,
    ...(recipe && {
      pictureSources: {
        recipe: cutBy(motifOfBrand(skin.brand.name, skin.languages.default), recipe),
        art,
        ...describeColours(theme, art.revision()),
      },
    }),
  }
}

/** Returns the recipe with the backgrounds of one motif. */
function cutBy(motif: Motif, recipe: ArtRecipe): ArtRecipe {
  return { ...recipe, grounds: recipe.grounds.replaceAll('{motif}', motif) }
}

function describeColours(theme: Theme, art: string): Pick<PictureSources, 'colours' | 'revision'> {
  const colours = { ...deriveColours(theme), ...derivePictureColours(theme) }
  return { colours, revision: shortHash(`${art} ${JSON.stringify(colours)}`) }
}

interface Near extends Pick<Surroundings, 'files' | 'note'> {
  readonly chain: readonly string[]
}

/** The merchant's own file, else its parent's; a broken one is reported and passed over. */
function readNearest<T extends object>(
  { chain, files, note }: Near,
  file: string,
  parse: (source: Source) => T | WorldProblem,
): T | undefined {
  for (const code of chain) {
    const path = `merchants/${code}/${file}`
    const text = files.read(path)
    if (text === undefined) continue
    const value = parse({ path, text })
    note(path, isBroken(value) ? 'broken' : 'sound')
    if (!isBroken(value)) return value
  }
  return undefined
}

function isBroken(value: object): value is WorldProblem {
  return 'findings' in value
}

function readTag(registry: MerchantRegistry, code: string): string {
  const languages = registry.list().flatMap(({ skin }) => skin.languages.supported)
  return languages.find((language) => language.code === code)?.tag ?? 'en'
}
