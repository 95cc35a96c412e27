import type { Files } from '../config/files.ts'

/** The files, each read once. */
export function rememberFiles(files: Files): Files {
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

/** The files with one of them as it is elsewhere, where it may be missing. */
export function withFileOf(files: Files, path: string, elsewhere: Files): Files {
  const choose = (asked: string): Files => (asked === path ? elsewhere : files)
  const isThere = elsewhere.read(path) !== undefined
  const steps = path.split('/')
  return {
    read: (asked) => choose(asked).read(asked),
    readBytes: (asked) => choose(asked).readBytes?.(asked),
    isOutsideLink: (asked) => choose(asked).isOutsideLink?.(asked) === true,
    size: (asked) => {
      const { size, read } = choose(asked)
      return size ? size(asked) : read(asked)?.length
    },
    list: (folder) => {
      const names = files.list(folder)
      const depth = folder.split('/').length
      const step = steps[depth]
      if (step === undefined || steps.slice(0, depth).join('/') !== folder) return names
      if (isThere) return [...new Set([...names, step])].sort()
      return depth === steps.length - 1 ? names.filter((name) => name !== step) : names
    },
  }
}
