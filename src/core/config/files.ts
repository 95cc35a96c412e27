import { adaptersFolder } from './adapters-folder.ts'
import { ownBlocksFolder } from './own-blocks/own-blocks-folder.ts'

/** The folder with `merchants/` and `locales/`, on disk or in memory. Paths are relative to it. */
export interface Files {
  /** Returns the text of a file; undefined if it does not exist or cannot be read. */
  readonly read: (path: string) => string | undefined
  /** Lists the names in a folder; empty if the folder does not exist. */
  readonly list: (folder: string) => readonly string[]
  /** Returns the size of a file in bytes without reading it, if the source supports that. */
  readonly size?: (path: string) => number | undefined
  /** Returns the bytes of a file, if the source can contain files that are not text. */
  readonly readBytes?: (path: string) => Uint8Array | undefined
  /** Returns true if a path is a symbolic link that is not followed, if the source has symbolic links. */
  readonly isOutsideLink?: (path: string) => boolean
  /** What a workspace takes from the installed package; undefined for a folder that has all files of its own. */
  readonly installed?: InstalledFiles
}

/** A folder without files. */
export const noFiles: Files = { read: () => undefined, list: () => [] }

/** The folders of what merchants are made of. */
export const sourceFolders = ['merchants', 'locales', ownBlocksFolder, adaptersFolder]

/** The file that makes a folder a workspace. */
export const workspaceFile = 'livery.json'

/** The files of the installed package that a workspace sees as if they were its own. */
export interface InstalledFiles {
  /** Returns true if a path is that of a file of the package. */
  readonly has: (path: string) => boolean
  /** The folder of the package's schemas, from the root of the workspace. */
  readonly schemas: string
  /** All files of the package. */
  readonly files: Files
}

/**
 * Returns the path of the schema of a kind of file, such as "merchant", from the root. A workspace may have a schema of
 * its own that extends that of the package.
 */
export function schemaPath(files: Files, name: string): string {
  const own = `schemas/${name}.schema.json`
  return files.installed && files.read(own) === undefined
    ? installedPath(files.installed, name)
    : own
}

function installedPath({ schemas }: InstalledFiles, name: string): string {
  return `${schemas}/${name}.schema.json`
}

/** Returns the paths of all schemas that a kind of file may name, the one to write first. */
export function listSchemaPaths(files: Files, name: string): string[] {
  const installed = files.installed ? [installedPath(files.installed, name)] : []
  return [schemaPath(files, name), ...installed]
}

/** Returns the address of the schema of a kind of file, as a file of the root names it. */
export function schemaAddress(files: Files, path: string, name: string): string {
  return '../'.repeat(path.split('/').length - 1) + schemaPath(files, name)
}

/** Returns true if a path, or a folder above it, is a symbolic link that is not followed. */
export function leadsOut({ isOutsideLink }: Files, path: string): boolean {
  if (!isOutsideLink) return false
  const steps = path.split('/')
  return steps.some((_, at) => isOutsideLink(steps.slice(0, at + 1).join('/')))
}

/** Returns true if a file exists and cannot be read: its permissions forbid it, or its name is that of a folder or of a link that is not followed. */
export function isUnreadable(files: Files, path: string): boolean {
  const cut = path.lastIndexOf('/')
  const isThere = files.list(path.slice(0, cut)).includes(path.slice(cut + 1))
  return (isThere && files.read(path) === undefined) || leadsOut(files, path)
}

/** The rule of `isCode`, as the object of a sentence. */
export const codeRule = '2 to 32 lower-case letters, digits and dashes, with a letter first'

/** Returns true if a name can be a merchant's code and folder. `merchant.schema.json` has the same pattern. */
export function isCode(name: string): boolean {
  return /^[a-z][a-z0-9-]{1,31}$/.test(name)
}

export function merchantFile(code: string): string {
  return `merchants/${code}/merchant.json`
}

/** Lists the codes of all merchants, in the alphabetical order of `files.list`. */
export function listMerchants(files: Files): string[] {
  return files.list('merchants').filter((code) => files.read(merchantFile(code)) !== undefined)
}

/** Lists the codes of all merchants, including those whose `merchant.json` exists and cannot be read. */
export function listToCheck(files: Files): string[] {
  return files.list('merchants').filter((code) => {
    const file = merchantFile(code)
    return files.read(file) !== undefined || isUnreadable(files, file)
  })
}
