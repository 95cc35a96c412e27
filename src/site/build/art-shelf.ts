import { checkDrawing } from '../../core/config/drawing/check-drawing.ts'
import type { DiskFiles } from '../disk/disk-files.ts'
import type { ArtSource } from './art-source.ts'
import { contentHash, shortHash } from './content-hash.ts'

/** Where a merchant's art lies: its own folder first, then its parents'. */
export interface ArtShelf extends ArtSource {
  /** The content hash of a picture by its art path; undefined where there is none. */
  readonly contentHash: (path: string) => string | undefined
  /** Changes with any file of it. */
  readonly revision: () => string
}

/** The art in one merchant's own folder. */
interface OwnArt {
  /** Its files as art paths, such as `art/icons/home.svg`. */
  readonly paths: readonly string[]
  readonly has: (path: string) => boolean
  readonly bytes: (path: string) => Buffer | undefined
  readonly contentHash: (path: string) => string | undefined
  readonly drawing: (path: string) => string | undefined
}

/** Opens shelves over a folder that stays as it is: what several merchants inherit is read once. */
export function createArtReader(files: DiskFiles): (chain: readonly string[]) => ArtShelf {
  const parents = new Map<string, OwnArt>()
  const openParent = (code: string): OwnArt => {
    const own = parents.get(code) ?? openOwnArt(files, code)
    parents.set(code, own)
    return own
  }
  return ([code = '', ...above]) =>
    openShelf([parents.get(code) ?? openOwnArt(files, code), ...above.map(openParent)])
}

/** The art of one merchant as it is now; `chain` is the merchant, its parent and so on. */
export function openArtShelf(files: DiskFiles, chain: readonly string[]): ArtShelf {
  return createArtReader(files)(chain)
}

function openShelf(owners: readonly OwnArt[]): ArtShelf {
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
  const bytes = (path: string) => files.readBytes(`${folder}/${path}`)
  return {
    paths,
    has: (path) => known.has(path),
    bytes,
    contentHash: keep((path) => {
      const content = bytes(path)
      return content && contentHash(content)
    }),
    drawing: keep((path) => readSafely(bytes(path))),
  }
}

/** Answers each path once. */
function keep<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, T>()
  return (path) => {
    const ready = known.get(path)
    if (ready !== undefined || known.has(path)) return ready as T // `has` tells a kept undefined
    const fresh = read(path)
    known.set(path, fresh)
    return fresh
  }
}

/** Heavier drawings are not drawn: `livery validate` says so of them. */
const heaviest = 300 * 1024

/** A drawing's text; undefined when it is more than a picture, or too much of one. */
function readSafely(bytes: Buffer | undefined): string | undefined {
  if (!bytes || bytes.length > heaviest) return undefined
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  return checkDrawing(text).length === 0 ? text : undefined
}

/** Art paths below a folder, such as `art/icons/home.svg`. */
function listArt(files: DiskFiles, folder: string, under = 'art'): string[] {
  return files.list(folder).flatMap((name) => {
    const path = `${under}/${name}`
    return name.includes('.') ? [path] : listArt(files, `${folder}/${name}`, path)
  })
}
