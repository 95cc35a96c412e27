import { adaptersFolder } from '../../core/config/adapters-folder.ts'
import type { Files } from '../../core/config/files.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { listFiles } from './list-files.ts'

const written = /\.(?:jsonc?|tsx?|jsx?|css|md)$/

/** Finds the files of own blocks and adapters that have a code as a word of their own: no setting names a merchant there. */
export function findMentions(files: Files, code: string): string[] {
  const word = new RegExp(`(?<![A-Za-z0-9-])${code}(?![A-Za-z0-9-])`)
  return [ownBlocksFolder, adaptersFolder]
    .flatMap((folder) => listFiles(files, folder))
    .filter((path) => written.test(path) && word.test(files.read(path) ?? ''))
}
