import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds within which several events, such as those of an editor's save, count as one. */
const burstMs = 40

/**
 * Calls back soon after a change below some folders of a root; returns a function that stops watching. A folder that is
 * made later is watched from then on.
 */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = new Map<string, FSWatcher>()
  const schedule = (): void => {
    clearTimeout(timer)
    timer = setTimeout(changed, burstMs).unref()
  }

  function watchFolder(folder: string): void {
    watchers.get(folder)?.close()
    watchers.delete(folder)
    try {
      const watcher = watch(join(root, folder), { recursive: true, persistent: false }, schedule)
      // The removal of a watched folder is reported as an error, and is a change too.
      watchers.set(folder, watcher.on('error', schedule))
    } catch {
      // A missing folder has no changes until the root tells that it was made.
    }
  }

  /** Watches a folder anew that was made, removed or renamed. */
  function follow(_event: string, name: string | null): void {
    if (name === null || !folders.includes(name)) return
    watchFolder(name)
    schedule()
  }

  for (const folder of folders) watchFolder(folder)
  try {
    const above = watch(root, { persistent: false }, follow)
    watchers.set('', above.on('error', schedule))
  } catch {
    // Without a root, there are no folders.
  }
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
