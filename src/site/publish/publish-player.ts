import type { HomeAccount, PrerenderedHome, Prerenderer } from '../../core/contract/prerender.ts'
import type { CompiledAdapters } from '../assemble/adapters.ts'
import { contentHash } from '../assemble/content-hash.ts'
import { mediaType } from '../assemble/media-type.ts'
import type { CompiledBlocks } from '../assemble/own-blocks.ts'
import { type DiskFiles, openDiskFiles } from '../disk/disk-files.ts'
import type { Compress } from './compress-file.ts'
import { hashPrerenderer } from './open-prerenderer.ts'
import { createUnbuiltError, PublishError } from './publish-error.ts'
import { publishFolders } from './publish-paths.ts'
import type { SharedStore } from './shared-store.ts'

/** What is known of the built player, as plain data. */
export interface PlayerFacts {
  /** The built page, with the published addresses. */
  readonly template: string
  /** The address of the script that loads fonts. */
  readonly fontScript: string
  /** A hash that changes with the results of `filesOf`. */
  readonly filesHash: string
  /** The hash of the code that renders homes. */
  readonly prerendererHash: string
  /** The own blocks of the workspace, which its build does not have. */
  readonly ownBlocks: CompiledBlocks
  /** The adapters of the workspace. */
  readonly adapters: CompiledAdapters
  /** The moment of the publish, in epoch milliseconds. */
  readonly now: number
}

/** The built player, as merchants' pages refer to it. */
export interface Player extends PlayerFacts, Prerenderer {
  /** Returns the player's files that blocks need at once for an account, except those that the template loads. */
  readonly filesOf: (blocks: PrerenderedHome['blocks'], account: HomeAccount) => readonly string[]
}

export interface PlayerSources {
  /** The files of the built player. */
  readonly dist: DiskFiles
  /** The folder of font files. */
  readonly fonts: DiskFiles
  /** Returns how the files of a build are compressed, by its hash. */
  readonly compressor: (build: string) => Compress
  readonly ownBlocks: CompiledBlocks
  readonly adapters: CompiledAdapters
  readonly now: number
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** The chunks of Vite's build manifest, by source file. */
type BuildList = Readonly<Record<string, Chunk>>

const buildList = '.vite/manifest.json'
/** The file with the module of every block, by type and variant. */
const blockFiles = '.vite/blocks.json'
const fontScript = 'assets/fonts-1.js'

/** Writes the player's files, which all merchants share; throws PublishError if it is not built. */
export async function publishPlayer(
  { dist, fonts, compressor, ownBlocks, adapters, now }: PlayerSources,
  store: SharedStore,
): Promise<PlayerFacts> {
  const page = dist.read('index.html')
  const list = readBuildList(dist)
  if (page === undefined || list === undefined) throw createUnbuiltError()
  const filesHash = contentHash(`${dist.read(buildList)} ${dist.read(blockFiles)}`)
  const keepFile = createKeeper(store, compressor(filesHash))
  const built = [...listReachable('index.html', list)].sort()
  for (const file of built) await keepFile(file, [dist, file])
  for (const name of fonts.list(''))
    if (/\.(woff2|txt)$/.test(name))
      await keepFile(`${publishFolders.fonts}/${name}`, [fonts, name])
  const hashedFiles = new Set(Object.values(list).flatMap(filesOf))
  const renamed = new Map<string, string>()
  for (const name of dist.list(publishFolders.assets)) {
    const file = `${publishFolders.assets}/${name}`
    if (hashedFiles.has(file) || !mediaType(name)) continue
    // Vite copies this file without a hash in its name.
    const bytes = dist.readBytes(file) ?? Buffer.alloc(0)
    const hashed = file.replace(/\.[^.]+$/, (end) => `-${contentHash(bytes).slice(0, 10)}${end}`)
    renamed.set(file, hashed)
    await keepFile(hashed, [dist, file])
  }
  const template = [...renamed].reduce(
    (html, [from, to]) => html.replaceAll(`"/${from}"`, `"/${to}"`),
    page,
  )
  return {
    template,
    fontScript: `/${renamed.get(fontScript) ?? fontScript}`,
    filesHash,
    prerendererHash: hashPrerenderer(dist),
    ownBlocks,
    adapters,
    now,
  }
}

/** Opens the built player of a folder, which was published with these facts. */
export function openPlayer(
  folder: string,
  facts: PlayerFacts,
  { prerenderHome }: Prerenderer,
): Player {
  const dist = openDiskFiles(folder)
  return {
    ...facts,
    prerenderHome,
    filesOf: createFileFinder(dist, readBuildList(dist) ?? {}),
  }
}

type KeepFile = (path: string, from: readonly [DiskFiles, string]) => Promise<void>

/** Creates a function that writes a file of the player unless it is there; only then is it read. */
function createKeeper(store: SharedStore, compress: Compress): KeepFile {
  return async (path, [files, source]) => {
    const fail = () => {
      throw new PublishError(`The built player lacks ${path}. Run "npm run build" again.`)
    }
    if (files.size(source) === undefined) fail()
    await store.keep(path, () => files.readBytes(source) ?? fail(), compress)
  }
}

/** Lists the files that a page of the build may load, also by dynamic imports; those of the games belong to another page. */
function listReachable(entry: string, list: BuildList): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string): void => {
    const chunk = list[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const file of filesOf(chunk)) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(entry)
  return files
}

/** The module of each block in the build manifest, by account, type and variant; the empty variant is for all. */
type BlockList = Readonly<
  Record<HomeAccount, Readonly<Record<string, Readonly<Record<string, string>>>>>
>

function createFileFinder(dist: DiskFiles, list: BuildList): Player['filesOf'] {
  const blockList: BlockList = JSON.parse(dist.read(blockFiles) ?? '{"guest":{},"member":{}}')
  const initial = listStatic(['index.html'], list)
  return (blocks, account) => {
    const modules = blocks.flatMap(({ type, variant }) => {
      const known = blockList[account][type]
      return known?.[variant] ?? known?.[''] ?? []
    })
    return [...listStatic(modules, list)].filter((file) => !initial.has(file))
  }
}

/** Lists the files of modules and of everything that they import statically. */
function listStatic(entries: readonly string[], list: BuildList): Set<string> {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    list[name]?.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return new Set([...seen].flatMap((name) => (list[name] ? filesOf(list[name]) : [])))
}

function filesOf({ file, css = [], assets = [] }: Chunk): string[] {
  return [file, ...css, ...assets]
}

function readBuildList(dist: DiskFiles): BuildList | undefined {
  const text = dist.read(buildList)
  return text === undefined ? undefined : JSON.parse(text)
}
