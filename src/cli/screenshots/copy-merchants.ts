import type { Files } from '../../core/config/files.ts'
import { createFolderWriter } from '../../site/disk/create-folder-writer.ts'

/** Copies some merchants and all languages of files that may be in no place to a folder. */
export function copyMerchants(
  { files, merchants }: { readonly files: Files; readonly merchants: readonly string[] },
  folder: string,
): void {
  const write = createFolderWriter(folder)
  const copy = (path: string): void => {
    const content = files.readBytes?.(path) ?? files.read(path)
    if (content !== undefined) write(path, content)
    else for (const name of files.list(path)) copy(`${path}/${name}`)
  }
  for (const path of ['locales', ...merchants.map((code) => `merchants/${code}`)]) copy(path)
}
