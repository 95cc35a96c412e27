import { join } from 'node:path'
import { openInspection } from '../../src/core/config/check-merchants.ts'
import { documentsOver } from '../../src/core/editor/documents-over.ts'
import type { AskedFile } from '../../src/core/editor/editor-scope.ts'
import { snapshotFiles } from '../../src/site/disk/snapshot-files.ts'

const repository = snapshotFiles(join(import.meta.dirname, '../..'))

/** Opens a text of this repository in an editor; returns it with the offset of `|`, which is not part of it. */
export function openAt(
  path: string,
  marked: string,
): { readonly file: AskedFile; readonly offset: number } {
  const offset = marked.indexOf('|')
  const text = marked.replace('|', '')
  const files = documentsOver(() => repository, new Map([[path, text]]))
  return { file: { files, inspection: openInspection(files), source: { path, text } }, offset }
}

/** The file of a merchant, and how it begins; `part` is the rest. */
export const testFile = 'merchants/siamstar/merchant.json'
export function testMerchant(part: string): string {
  return `{\n"schemaVersion": 1,\n"code": "siamstar",\n"extends": "base",\n${part}\n}`
}
