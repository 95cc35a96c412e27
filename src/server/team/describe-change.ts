import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff'
import { ownerOfPicture } from '../../core/config/edit/picture-pointer.ts'
import type {
  ArtBody,
  ArtRemovalBody,
  NewMerchantBody,
  SaveBody,
} from '../../core/contract/generated/studio-api.ts'
import type { StudioApiCallName } from '../../core/contract/studio-api-calls.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { AskedCall } from '../access/caller.ts'
import { fingerprintOf, missingFingerprint, readFileState } from '../studio-api/read-files.ts'

export interface ChangeSources {
  readonly files: DiskFiles
  /** Returns the live settings of a merchant. */
  readonly readSettings: (code: string) => Promise<unknown>
}

/**
 * Describes for the audit log what a call is about to change: of files their hashes before and after with the lines
 * that differ, of pictures their hashes, of settings those before, of everything else what was asked.
 */
export async function describeChange(
  name: StudioApiCallName,
  { code, body }: AskedCall,
  { files, readSettings }: ChangeSources,
): Promise<unknown> {
  // The body was checked against the shape of its call.
  switch (name) {
    case 'save':
      return { files: (body as SaveBody).files.map((file) => describeFile(file, files)) }
    case 'uploadArt': {
      const { name: picture, content, fingerprint } = body as ArtBody
      const after = fingerprintOf(Buffer.from(content, 'base64'))
      return { picture, before: fingerprint ?? null, after }
    }
    case 'removeArt': {
      const { path, fingerprint } = body as ArtRemovalBody
      return { picture: path, before: fingerprint, after: null }
    }
    case 'makeMerchant': {
      const { logo, ...answers } = body as NewMerchantBody
      return { ...answers, ...(logo && { logo: logo.name }) }
    }
    // These are for all merchants, so their entries name none.
    case 'duplicateMerchant':
    case 'renameMerchant':
    case 'deleteMerchant':
      return { merchant: code, ...(body as object) }
    case 'changeSettings':
      return { before: await readSettings(code), after: body }
    default:
      return body
  }
}

function describeFile({ path, text }: SaveBody['files'][number], files: DiskFiles) {
  const before = readFileState(files, path)
  if (ownerOfPicture(path) !== undefined)
    return { path, before: before.fingerprint, after: text === '' ? missingFingerprint : text }
  const after = fingerprintOf(text === '' ? undefined : Buffer.from(text))
  const patch = createTwoFilesPatch(path, path, before.text, text, undefined, undefined, {
    context: 0,
    headerOptions: FILE_HEADERS_ONLY,
    // Texts that share nothing would take minutes; their hashes still tell them apart.
    timeout: 1000,
  })
  return { path, before: before.fingerprint, after, ...(patch !== undefined && { patch }) }
}
