import type { Files } from '../../core/config/files.ts'
import type { UndoneFile } from './plan-undo.ts'

/** Returns files as they are after some are replaced or removed. */
export function filesAfter<F extends Files>(files: F, changes: readonly UndoneFile[]): F {
  const own = new Map(changes.map(({ path, bytes }) => [path, bytes]))
  const bytesOf = (path: string): Uint8Array | undefined =>
    own.has(path) ? own.get(path) : files.readBytes?.(path)
  return {
    ...files,
    readBytes: bytesOf,
    read: (path) => {
      const bytes = own.get(path)
      return own.has(path) ? bytes && new TextDecoder().decode(bytes) : files.read(path)
    },
    size: (path) => (own.has(path) ? own.get(path)?.length : files.size?.(path)),
    list: (folder) => {
      const start = `${folder}/`
      const inside = [...own].filter(([path]) => path.startsWith(start))
      const gone = inside.filter(([, bytes]) => !bytes).map(([path]) => path.slice(start.length))
      const added = inside.flatMap(([path, bytes]) =>
        bytes ? [path.slice(start.length).split('/')[0] ?? ''] : [],
      )
      const kept = files.list(folder).filter((name) => !gone.includes(name))
      return [...new Set([...kept, ...added])].sort()
    },
  }
}
