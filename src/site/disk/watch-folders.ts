import { watch } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds within which several events, such as those of an editor's save, count as one. */
const burstMs = 40

/** Calls back soon after a change below some folders of a root; returns a function that stops watching. */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const schedule = (): void => {
    clearTimeout(timer)
    timer = setTimeout(changed, burstMs).unref()
  }
  const watchers = folders.flatMap((folder) => {
    try {
      const watcher = watch(join(root, folder), { recursive: true, persistent: false }, schedule)
      // The removal of a watched folder is reported as an error, and is a change too.
      return [watcher.on('error', schedule)]
    } catch {
      // A missing folder has no changes.
      return []
    }
  })
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
