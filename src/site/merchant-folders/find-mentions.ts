import { adaptersFolder } from '../../core/config/adapters-folder.ts'
import { type Files, merchantFile, workspaceFile } from '../../core/config/files.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { listFiles } from './list-files.ts'

const written = /\.(?:jsonc?|tsx?|jsx?|css|md)$/

/**
 * Finds the files of a workspace that have a code as a word of their own where no setting names a merchant: own blocks,
 * adapters, messages, and the files beside `merchant.json`.
 */
export function findMentions(files: Files, code: string): string[] {
  const word = new RegExp(`(?<![A-Za-z0-9-])${code}(?![A-Za-z0-9-])`)
  const folders = ['locales', ownBlocksFolder, adaptersFolder, `merchants/${code}`]
  return folders
    .flatMap((folder) => listFiles(files, folder))
    .filter((path) => written.test(path) && path !== merchantFile(code) && path !== workspaceFile)
    .filter((path) => !files.installed?.has(path) && word.test(files.read(path) ?? ''))
}
