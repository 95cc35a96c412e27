import { watch } from 'node:fs'
import { join } from 'node:path'

/** Events that come in a burst, as an editor's save does, are one; in milliseconds. */
const burst = 40

/** Tells of changes below folders of a root soon after they were made; answers with how to stop. */
export function watchFolders(
  root: string,
  folders: readonly string[],
  changed: () => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  const note = (): void => {
    clearTimeout(timer)
    timer = setTimeout(changed, burst).unref()
  }
  const watchers = folders.flatMap((folder) => {
    try {
      const watcher = watch(join(root, folder), { recursive: true, persistent: false }, note)
      // A folder that goes away is a change like any other.
      return [watcher.on('error', note)]
    } catch {
      // A folder that is not there has no changes to tell.
      return []
    }
  })
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
