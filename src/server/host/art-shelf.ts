import { createHash } from 'node:crypto'
import type { DiskFiles } from '../../disk/disk-files.ts'

/** Where a merchant's art lies: its own folder first, then its parents'. */
export interface ArtShelf {
  /** The path below the root of an art path such as `art/logo.svg`. */
  readonly find: (artPath: string) => string | undefined
  readonly read: (artPath: string) => Buffer | undefined
  /** The address of every picture by its art path; an address holds the hash of its picture. */
  readonly addresses: () => Readonly<Record<string, string>>
}

/** The art of one merchant; `chain` is the merchant, its parent and so on. */
export function openArtShelf(files: DiskFiles, chain: readonly string[]): ArtShelf {
  const [code = ''] = chain
  const find = (artPath: string): string | undefined => {
    if (!artPath.startsWith('art/')) return undefined
    return chain
      .map((owner) => `merchants/${owner}/${artPath}`)
      .find((path) => files.size(path) !== undefined)
  }
  const read = (artPath: string): Buffer | undefined => {
    const path = find(artPath)
    return path === undefined ? undefined : files.readBytes(path)
  }
  return {
    find,
    read,
    addresses: () => {
      const paths = new Set(chain.flatMap((owner) => listArt(files, `merchants/${owner}/art`)))
      return Object.fromEntries(
        [...paths].flatMap((artPath) => {
          const bytes = read(artPath)
          return bytes ? [[artPath, `/skin/${code}/${artPath}?v=${shortHash(bytes)}`]] : []
        }),
      )
    },
  }
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
