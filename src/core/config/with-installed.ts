import type { Files } from './files.ts'

/**
 * Lays files that are not on this disk, such as those of a revision, over what a workspace takes from the installed
 * package, which no revision of the workspace contains.
 */
export function withInstalled(files: Files, workspace: Files): Files {
  const { installed } = workspace
  if (!installed) return files
  return {
    ...files,
    installed,
    read: (path) => files.read(path) ?? (installed.has(path) ? workspace.read(path) : undefined),
    list: (folder) => {
      const taken = workspace.list(folder).filter((name) => isTaken(`${folder}/${name}`))
      return [...new Set([...files.list(folder), ...taken])].sort()
    },
    ...(files.size && {
      size: (path) =>
        files.size?.(path) ?? (installed.has(path) ? workspace.size?.(path) : undefined),
    }),
    ...(files.readBytes && {
      readBytes: (path) =>
        files.readBytes?.(path) ?? (installed.has(path) ? workspace.readBytes?.(path) : undefined),
    }),
  }

  /** Reports whether a path is that of a file of the package, or of a folder with one. */
  function isTaken(path: string): boolean {
    if (installed?.has(path)) return true
    const names = /\.[^/]*$/.test(path) ? [] : workspace.list(path)
    return names.some((name) => isTaken(`${path}/${name}`))
  }
}
