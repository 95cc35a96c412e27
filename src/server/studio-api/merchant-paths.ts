import { isCode, merchantFile } from '../../core/config/files.ts'
import { isAreaFile } from '../../core/config/messages.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'

/** Whether there is such a merchant. */
export function isMerchant(files: DiskFiles, code: string): boolean {
  return isCode(code) && files.size(merchantFile(code)) !== undefined
}

/** The merchant whose file a path is, where it is one that the workshop edits. */
export function ownerOf(path: string): string | undefined {
  const match = /^merchants\/([^/]+)\/(?:merchant|messages\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)\.json$/
  const code = match.exec(path)?.[1]
  return code !== undefined && isCode(code) ? code : undefined
}

/** Whether texts may stand in for a file: those that merchants and languages are made of. */
export function isTyped(path: string): boolean {
  return ownerOf(path) !== undefined || isAreaFile(path)
}
