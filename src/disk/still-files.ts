import type { DiskFiles } from './disk-files.ts'

/** As many sizes of files as are kept. */
const most = 5000

/** The same folder for a piece of work during which it stays as it is: what is in which folder is asked once. */
export function holdStill(files: DiskFiles): DiskFiles {
  const folders = new Map<string, ReadonlySet<string>>()
  const sizes = new Map<string, number | undefined>()
  const namesIn = (folder: string): ReadonlySet<string> => {
    const ready = folders.get(folder)
    if (ready) return ready
    // A folder that its own does not name is not looked for, and not kept.
    if (folder !== '' && !has(folder)) return none
    const names = new Set(files.list(folder))
    folders.set(folder, names)
    return names
  }
  function has(path: string): boolean {
    const cut = path.lastIndexOf('/')
    return namesIn(cut < 0 ? '' : path.slice(0, cut)).has(path.slice(cut + 1))
  }
  return {
    ...files,
    list: (folder) => [...namesIn(folder)],
    read: (path) => (has(path) ? files.read(path) : undefined),
    readBytes: (path) => (has(path) ? files.readBytes(path) : undefined),
    size(path) {
      if (!has(path)) return undefined
      if (sizes.has(path)) return sizes.get(path)
      if (sizes.size >= most) sizes.clear()
      const size = files.size(path)
      sizes.set(path, size)
      return size
    },
  }
}

const none: ReadonlySet<string> = new Set()
