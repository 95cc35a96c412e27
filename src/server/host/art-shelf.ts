import { createHash } from 'node:crypto'
import { checkDrawing } from '../../config/drawing/check-drawing.ts'
import type { DiskFiles } from '../../disk/disk-files.ts'
import type { ArtSource } from '../sandbox/art/art-source.ts'

/** Where a merchant's art lies: its own folder first, then its parents'. */
export interface ArtShelf extends ArtSource {
  /** The address of every picture by its art path; an address holds the hash of its picture. */
  readonly addresses: () => Readonly<Record<string, string>>
  /** Changes with any file of it. */
  readonly revision: string
}

/** The art of one merchant as it is now; `chain` is the merchant, its parent and so on. */
export function openArtShelf(files: DiskFiles, chain: readonly string[]): ArtShelf {
  const [code = ''] = chain
  const find = (artPath: string): string | undefined => {
    if (!artPath.startsWith('art/')) return undefined
    return chain
      .map((owner) => `merchants/${owner}/${artPath}`)
      .find((path) => files.size(path) !== undefined)
  }
  const bytes = (artPath: string): Buffer | undefined => {
    const path = find(artPath)
    return path === undefined ? undefined : files.readBytes(path)
  }
  const hashes = new Map(
    listArtOf(files, chain).flatMap((artPath) => {
      const content = bytes(artPath)
      return content ? [[artPath, shortHash(content)] as const] : []
    }),
  )
  const drawings = new Map<string, string | undefined>()
  return {
    bytes,
    hash: (artPath) => hashes.get(artPath),
    drawing: (artPath) => {
      if (!drawings.has(artPath)) drawings.set(artPath, readSafely(bytes(artPath)))
      return drawings.get(artPath)
    },
    addresses: () =>
      Object.fromEntries(
        [...hashes].map(([artPath, hash]) => [artPath, `/skin/${code}/${artPath}?v=${hash}`]),
      ),
    revision: shortHash(JSON.stringify([...hashes])),
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

/** The art paths of a merchant and of those above it, each once. */
function listArtOf(files: DiskFiles, chain: readonly string[]): string[] {
  return [...new Set(chain.flatMap((owner) => listArt(files, `merchants/${owner}/art`)))]
}

/** Art paths below a folder, such as `art/icons/home.svg`. */
function listArt(files: DiskFiles, folder: string, under = 'art'): string[] {
  return files.list(folder).flatMap((name) => {
    const path = `${under}/${name}`
    return name.includes('.') ? [path] : listArt(files, `${folder}/${name}`, path)
  })
}

/** Ten characters that change with the content. */
export function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 10)
}
