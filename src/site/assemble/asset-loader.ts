import { checkDrawing } from '../../core/config/drawing/check-drawing.ts'
import { stripPicture } from '../../core/contract/picture/strip-picture.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import type { ArtSource } from './art-source.ts'
import { contentHash, shortHash } from './content-hash.ts'

/** The art of a merchant: a file of its own folder, otherwise of the nearest parent that has it. */
export interface AssetLoader extends ArtSource {
  /** Returns the content hash of a file by its art path; undefined if there is none. */
  readonly contentHash: (path: string) => string | undefined
  /** Returns a hash that changes with any of the files. */
  readonly revision: () => string
}

/** The folder, among a merchant's files, of the art of a look whose owner is no parent of the merchant. */
const lookFolder = 'look/'

/** Adds the art of a look, whose paths begin with `look/`. */
export function withLookArt(art: AssetLoader, look: AssetLoader): AssetLoader {
  const at = (path: string): readonly [AssetLoader, string] =>
    path.startsWith(lookFolder) ? [look, path.slice(lookFolder.length)] : [art, path]
  const from =
    <T>(read: (loader: AssetLoader, path: string) => T) =>
    (path: string): T =>
      read(...at(path))
  return {
    bytes: from((loader, path) => loader.bytes(path)),
    drawing: from((loader, path) => loader.drawing(path)),
    contentHash: from((loader, path) => loader.contentHash(path)),
    hash: from((loader, path) => loader.hash(path)),
    revision: () => shortHash(`${art.revision()} ${look.revision()}`),
  }
}

/** Returns the path of a picture of a look: the merchant's own where both are the same file. */
export function pathOfLookArt(art: AssetLoader, path: string): string {
  const inLook = lookFolder + path
  const hash = art.contentHash(inLook)
  return hash === undefined || hash === art.contentHash(path) ? path : inLook
}

/** The art in one merchant's own folder. */
interface OwnArt {
  /** The art paths of its files, such as `art/icons/home.svg`. */
  readonly paths: readonly string[]
  readonly has: (path: string) => boolean
  readonly bytes: (path: string) => Buffer | undefined
  readonly contentHash: (path: string) => string | undefined
  readonly drawing: (path: string) => string | undefined
}

/**
 * Creates loaders over a snapshot of a folder. Art that several merchants inherit is read once. A
 * chain is the merchant, its parent and so on.
 */
export function createAssetLoaderFactory(
  files: DiskFiles,
): (chain: readonly string[]) => AssetLoader {
  const parents = new Map<string, OwnArt>()
  const openParent = (code: string): OwnArt => {
    const own = parents.get(code) ?? openOwnArt(files, code)
    parents.set(code, own)
    return own
  }
  return ([code = '', ...above]) =>
    openChain([parents.get(code) ?? openOwnArt(files, code), ...above.map(openParent)])
}

function openChain(owners: readonly OwnArt[]): AssetLoader {
  const ownerOf = (path: string): OwnArt | undefined => owners.find(({ has }) => has(path))
  const hashOf = (path: string): string | undefined => ownerOf(path)?.contentHash(path)
  return {
    bytes: (path) => ownerOf(path)?.bytes(path),
    drawing: (path) => ownerOf(path)?.drawing(path),
    contentHash: hashOf,
    hash: (path) => hashOf(path)?.slice(0, 10),
    revision: () => {
      const paths = [...new Set(owners.flatMap((owner) => owner.paths))]
      return shortHash(JSON.stringify(paths.map((path) => [path, hashOf(path)])))
    },
  }
}

function openOwnArt(files: DiskFiles, code: string): OwnArt {
  const folder = `merchants/${code}`
  const paths = listArt(files, `${folder}/art`)
  const known = new Set(paths)
  const bytes = (path: string) => withoutMetadata(path, files.readBytes(`${folder}/${path}`))
  return {
    paths,
    has: (path) => known.has(path),
    bytes,
    contentHash: memoize((path) => {
      const content = bytes(path)
      return content && contentHash(content)
    }),
    drawing: memoize((path) => readSafely(bytes(path))),
  }
}

/** Remembers the result for each path. A file that is away for a moment is read again at the next request. */
function memoize<T>(read: (path: string) => T | undefined): (path: string) => T | undefined {
  const known = new Map<string, T>()
  return (path) => {
    const ready = known.get(path)
    if (ready !== undefined) return ready
    const fresh = read(path)
    if (fresh !== undefined) known.set(path, fresh)
    return fresh
  }
}

/** The most bytes of a drawing that is served; `livery validate` reports larger ones. */
const maxDrawingBytes = 300 * 1024

/** Returns the text of a drawing; undefined if it is too large or fails the check of drawings. */
function readSafely(bytes: Buffer | undefined): string | undefined {
  if (!bytes || bytes.length > maxDrawingBytes) return undefined
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  return checkDrawing(text).length === 0 ? text : undefined
}

/** Returns a picture without its metadata and what hangs behind its end; any other file as it is. */
function withoutMetadata(path: string, bytes: Buffer | undefined): Buffer | undefined {
  if (!bytes || !/\.(?:png|jpe?g|webp)$/i.test(path)) return bytes
  const picture = stripPicture(bytes)
  return picture ? Buffer.from(picture.bytes) : bytes
}

/** Lists the art paths below a folder, such as `art/icons/home.svg`. */
function listArt(files: DiskFiles, folder: string, under = 'art'): string[] {
  return files.list(folder).flatMap((name) => {
    const path = `${under}/${name}`
    return name.includes('.') ? [path] : listArt(files, `${folder}/${name}`, path)
  })
}
