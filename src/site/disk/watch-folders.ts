import { type FSWatcher, watch } from 'node:fs'
import { join, sep } from 'node:path'

/** Milliseconds within which several events, such as those of an editor's save, count as one. */
const burstMs = 40

/**
 * Calls back soon after a change below some folders of a root, or of single files in it, with the paths that changed; a
 * path is that of a folder where the system does not tell more. Returns a function that stops watching. A folder that is
 * made later is watched from then on.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: (paths: ReadonlySet<string>) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let paths = new Set<string>()
  const watchers = new Map<string, FSWatcher>()
  const schedule = (path: string): void => {
    paths.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      const reported = paths
      paths = new Set()
      changed(reported)
    }, burstMs).unref()
  }

  function watchFolder(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
    try {
      const options = { recursive: true, persistent: false }
      const watcher = watch(join(root, folder), options, (_event, name) =>
        schedule(name === null ? folder : `${folder}/${name.replaceAll(sep, '/')}`),
      )
      // The removal of a watched folder is reported as an error, and is a change too.
      watchers.set(
        folder,
        watcher.on('error', () => schedule(folder)),
      )
    } catch {
      // A missing folder has no changes until the root tells that it was made.
    }
  }

  /** Watches a folder anew that was made, removed or renamed. */
  function follow(_event: string, name: string | null): void {
    if (name === null || !folders.includes(name)) return
    watchFolder(name)
    schedule(name)
  }

  for (const folder of folders) watchFolder(folder)
  try {
    const above = watch(root, { persistent: false }, follow)
    watchers.set(
      '',
      above.on('error', () => schedule('')),
    )
  } catch {
    // Without a root, there are no folders.
  }
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
