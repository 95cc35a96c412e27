import type { Files, InstalledFiles } from './files.ts'

/** The files of the installed package, and where a workspace finds its schemas. */
type Package<F extends Files> = Pick<InstalledFiles, 'schemas'> & { readonly files: F }

/**
 * Lays the files of a workspace, as they are or as a revision has them, over those of the package: a file of `locales/`
 * that the workspace has replaces the package's, and `merchants/base` is the package's unless the workspace has a base
 * of its own. Nothing else of the package is seen, and base is not listed among the merchants of a workspace, because it
 * is not a site.
 */
export function overPackage<F extends Files>(own: F, { files: shared, schemas }: Package<F>): F {
  const hasBase = isThere(own, 'merchants/base/merchant.json')
  const isShared = (path: string): boolean =>
    isAt(path, 'locales') || (!hasBase && isAt(path, 'merchants/base'))
  const choose = (path: string): F => (isShared(path) && !isThere(own, path) ? shared : own)
  return {
    ...own,
    read: (path) => choose(path).read(path),
    ...(own.readBytes && { readBytes: (path: string) => choose(path).readBytes?.(path) }),
    ...(own.size && { size: (path: string) => choose(path).size?.(path) }),
    list: (folder) =>
      isShared(folder)
        ? [...new Set([...own.list(folder), ...shared.list(folder)])].sort()
        : own.list(folder),
    installed: {
      has: (path) => choose(path) === shared && isThere(shared, path),
      schemas,
      files: shared,
    },
  }
}

function isAt(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function isThere(files: Files, path: string): boolean {
  return (files.size ? files.size(path) : files.read(path)) !== undefined
}
