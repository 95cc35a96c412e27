import { ownerOfPicture, readPicturePointer } from '../../core/config/edit/picture-pointer.ts'
import { isCode, merchantFile } from '../../core/config/files.ts'
import { isAreaFile } from '../../core/config/messages.ts'
import type { OtherText } from '../../core/contract/generated/studio-api.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'

/** Returns true if the merchant exists. The base of the package is no merchant of a workspace. */
export function isMerchant(files: DiskFiles, code: string): boolean {
  return (
    isCode(code) &&
    files.list('merchants').includes(code) &&
    files.size(merchantFile(code)) !== undefined
  )
}

/** Returns the merchant of a file, if it is one that the studio edits. */
export function ownerOf(path: string): string | undefined {
  const json = '(?:merchant|look/tokens|messages/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)\\.json'
  const markdown = 'documents/[a-z0-9]+(?:-[a-z0-9]+)*\\.[A-Za-z0-9-]+\\.md'
  const match = new RegExp(
    `^merchants/([^/]+)/(?:${json}|${markdown}|look/[a-z]+(?:-[a-z]+)*\\.css)$`,
  )
  const code = match.exec(path)?.[1]
  return code !== undefined && isCode(code) ? code : undefined
}

/** Returns true if a text can replace a file: files of merchants and of languages, and pictures by a pointer. */
export function isTyped({ path, text }: OtherText): boolean {
  if (ownerOfPicture(path) !== undefined) return isPictureText(text)
  return ownerOf(path) !== undefined || isAreaFile(path)
}

/** Returns true if a text is a pointer to a picture, or empty for none. */
export function isPictureText(text: string): boolean {
  return text === '' || readPicturePointer(text) !== undefined
}
