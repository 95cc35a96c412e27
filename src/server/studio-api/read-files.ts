import { merchantFile } from '../../core/config/files.ts'
import { listLanguages } from '../../core/config/list-languages.ts'
import { ownBlockFile } from '../../core/config/own-blocks/own-block.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import type {
  MerchantFiles,
  OtherText,
  StudioArt,
  StudioFile,
} from '../../core/contract/generated/studio-api.ts'
import { contentHash } from '../../site/assemble/content-hash.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import { ownerOf } from './merchant-paths.ts'

/** The fingerprint of a file that is not there. */
export const missingFingerprint = 'none'

export function fingerprintOf(bytes: Uint8Array | undefined): string {
  return bytes === undefined ? missingFingerprint : contentHash(bytes)
}

/** Hashes texts in their order. */
export function hashParts(parts: readonly string[]): string {
  return fingerprintOf(Buffer.from(JSON.stringify(parts)))
}

/** All that is typed and drawn of one merchant, byte for byte. */
export function readMerchantFiles(files: DiskFiles, code: string): MerchantFiles {
  const beside = ['messages', 'look', 'documents'].flatMap((name) => {
    const folder = `merchants/${code}/${name}`
    return files.list(folder).map((file) => `${folder}/${file}`)
  })
  const typed = [merchantFile(code), ...beside.filter((path) => ownerOf(path) === code)]
  return {
    code,
    files: typed.map((path) => readFileState(files, path)),
    art: listArt(files, code),
    languages: listLanguages(files),
    ownBlocks: readDescriptions(files),
  }
}

/** Reads the descriptions of the own blocks of the workspace. */
function readDescriptions(files: DiskFiles): OtherText[] {
  return files.list(ownBlocksFolder).flatMap((type) => {
    const path = ownBlockFile(type)
    const text = files.read(path)
    return text === undefined ? [] : [{ path, text }]
  })
}

/** A file with what tells it from another; an empty text where there is none. */
export function readFileState(files: DiskFiles, path: string): StudioFile {
  const bytes = files.readBytes(path)
  return { path, text: bytes?.toString('utf8') ?? '', fingerprint: fingerprintOf(bytes) }
}

export function listArt(files: DiskFiles, code: string): StudioArt[] {
  const inside = (folder: string): string[] =>
    files.list(folder).flatMap((name) => {
      const path = `${folder}/${name}`
      return name.includes('.') ? [path] : inside(path)
    })
  const folder = `merchants/${code}/`
  return inside(`${folder}art`)
    .filter((path) => /\.(svg|png|webp|jpg)$/.test(path))
    .flatMap((path) => {
      const bytes = files.readBytes(path)
      if (!bytes) return []
      const fingerprint = fingerprintOf(bytes)
      return [{ path: path.slice(folder.length), bytes: bytes.length, fingerprint }]
    })
}
