import type { Files } from '../config/files.ts'

/** Returns files that read each path once. */
export function cacheFiles(files: Files): Files {
  const { read, list, size, readBytes, isOutsideLink } = files
  return {
    read: remember(read),
    list: remember(list),
    ...(size && { size: remember(size) }),
    ...(readBytes && { readBytes }),
    ...(isOutsideLink && { isOutsideLink }),
  }
}

function remember<T>(read: (path: string) => T): (path: string) => T {
  const known = new Map<string, { readonly value: T }>()
  return (path) => {
    const ready = known.get(path) ?? { value: read(path) }
    known.set(path, ready)
    return ready.value
  }
}

/** Returns files in which one path comes from other files, where it may be missing. */
export function withFileFrom(files: Files, path: string, elsewhere: Files): Files {
  const choose = (requested: string): Files => (requested === path ? elsewhere : files)
  const exists = elsewhere.read(path) !== undefined
  const steps = path.split('/')
  return {
    read: (requested) => choose(requested).read(requested),
    readBytes: (requested) => choose(requested).readBytes?.(requested),
    isOutsideLink: (requested) => choose(requested).isOutsideLink?.(requested) === true,
    size: (requested) => {
      const { size, read } = choose(requested)
      return size ? size(requested) : read(requested)?.length
    },
    list: (folder) => {
      const names = files.list(folder)
      const depth = folder.split('/').length
      const step = steps[depth]
      if (step === undefined || steps.slice(0, depth).join('/') !== folder) return names
      if (exists) return [...new Set([...names, step])].sort()
      return depth === steps.length - 1 ? names.filter((name) => name !== step) : names
    },
  }
}
