import type { PrerenderedHome } from '../../core/contract/prerender.ts'
import { contentHash } from '../build/content-hash.ts'
import { mediaType } from '../build/media-type.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import { type OpenPrerenderer, openPrerenderer } from './open-prerenderer.ts'
import { places } from './places.ts'
import { PublishError } from './publish-error.ts'
import type { SharedStore } from './shared-store.ts'

/** The built player, as pages of merchants name it. */
export interface Player {
  readonly template: string
  readonly fontScript: string
  /** The files of the player that blocks need at once besides those the template names. */
  readonly filesOf: (blocks: PrerenderedHome['blocks']) => readonly string[]
  /** Changes with what `filesOf` answers. */
  readonly filesMark: string
  /** Renders homes ahead of visits. */
  readonly prerenderer: OpenPrerenderer
}

export interface PlayerSources {
  /** The folder of the built player, and what is in it. */
  readonly folder: string
  readonly dist: DiskFiles
  /** The font files of type pairs. */
  readonly fonts: DiskFiles
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

type BuildList = Readonly<Record<string, Chunk>>

const buildList = '.vite/manifest.json'
/** The module of every block, by type and variant. */
const blockFiles = '.vite/blocks.json'
const fontScript = 'assets/fonts-1.js'

/** Puts the player's own files out once for all merchants; throws PublishError when it is not built. */
export async function publishPlayer(
  { folder, dist, fonts }: PlayerSources,
  store: SharedStore,
): Promise<Player> {
  const page = dist.read('index.html')
  const list = readBuildList(dist)
  if (page === undefined || list === undefined)
    throw new PublishError('The player is not built. Run "npm run build" first.')
  const built = [...reach('index.html', list)].sort()
  for (const file of built) await keepFile(store, file, dist.readBytes(file))
  for (const name of fonts.list(''))
    if (/\.(woff2|txt)$/.test(name))
      await keepFile(store, `${places.fonts}/${name}`, fonts.readBytes(name))
  const made = new Set(Object.values(list).flatMap(filesOf))
  const renamed = new Map<string, string>()
  for (const name of dist.list(places.assets)) {
    const file = `${places.assets}/${name}`
    if (made.has(file) || !mediaType(name)) continue
    // The build gave it no hash.
    const bytes = dist.readBytes(file) ?? Buffer.alloc(0)
    const hashed = file.replace(/\.[^.]+$/, (end) => `-${contentHash(bytes).slice(0, 10)}${end}`)
    renamed.set(file, hashed)
    await keepFile(store, hashed, bytes)
  }
  const template = [...renamed].reduce(
    (html, [from, to]) => html.replaceAll(`"/${from}"`, `"/${to}"`),
    page,
  )
  return {
    template,
    fontScript: `/${renamed.get(fontScript) ?? fontScript}`,
    filesOf: createFileFinder(dist, list),
    filesMark: contentHash(`${dist.read(buildList)} ${dist.read(blockFiles)}`),
    prerenderer: await openPrerenderer(folder, dist),
  }
}

async function keepFile(
  store: SharedStore,
  path: string,
  bytes: Buffer | undefined,
): Promise<void> {
  if (!bytes) throw new PublishError(`The built player lacks ${path}. Run "npm run build" again.`)
  await store.keep(path, () => bytes)
}

/** The files that a page of the build may load, games apart. */
function reach(entry: string, list: BuildList): Set<string> {
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

/** Block types, then variants, or an empty name for all, then the module in the build's list. */
type BlockList = Readonly<Record<string, Readonly<Record<string, string>>>>

function createFileFinder(dist: DiskFiles, list: BuildList): Player['filesOf'] {
  const blockList: BlockList = JSON.parse(dist.read(blockFiles) ?? '{}')
  const start = reachAtOnce(['index.html'], list)
  return (blocks) => {
    const modules = blocks.flatMap(({ type, variant }) => {
      const known = blockList[type]
      return known?.[variant] ?? known?.[''] ?? []
    })
    return [...reachAtOnce(modules, list)].filter((file) => !start.has(file))
  }
}

/** The files of modules and of all that they import without waiting. */
function reachAtOnce(entries: readonly string[], list: BuildList): Set<string> {
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
