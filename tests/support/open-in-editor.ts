import { join } from 'node:path'
import { openInspection } from '../../src/core/config/check-merchants.ts'
import type { Source } from '../../src/core/config/source.ts'
import { documentsOver } from '../../src/core/editor/documents-over.ts'
import type { AskedFile } from '../../src/core/editor/editor-scope.ts'
import { snapshotFiles } from '../../src/site/disk/snapshot-files.ts'

const repository = snapshotFiles(join(import.meta.dirname, '../..'))

/** Opens texts in place of files of this repository in an editor; questions are about the first. */
export function openInEditor(texts: readonly Source[]): AskedFile {
  const files = documentsOver(
    () => repository,
    new Map(texts.map(({ path, text }) => [path, text])),
  )
  return { files, inspection: openInspection(files), source: texts[0] ?? { path: '', text: '' } }
}

/** Opens a text of this repository in an editor; returns it with the offset of `|`, which is not part of it. */
export function openAt(
  path: string,
  marked: string,
): { readonly file: AskedFile; readonly offset: number } {
  const file = openInEditor([{ path, text: marked.replace('|', '') }])
  return { file, offset: marked.indexOf('|') }
}

/** The file of a merchant, and how it begins; `part` is the rest. */
export const testFile = 'merchants/siamstar/merchant.json'
export function testMerchant(part: string): string {
  return `{\n"schemaVersion": 1,\n"code": "siamstar",\n"extends": "base",\n${part}\n}`
}
