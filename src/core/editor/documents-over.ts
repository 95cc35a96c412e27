import type { Files } from '../config/files.ts'

/**
 * Overlays the files of a folder with the texts of an editor, by path. `below` returns the folder as it is now, and a
 * text that changes later is read as it is then. An empty text is an empty file, as it would be saved.
 */
export function documentsOver(below: () => Files, documents: ReadonlyMap<string, string>): Files {
  const { installed, readBytes, size } = below()
  const encode = (path: string): Uint8Array | undefined => {
    const text = documents.get(path)
    return text === undefined ? undefined : new TextEncoder().encode(text)
  }
  return {
    read: (path) => documents.get(path) ?? below().read(path),
    list: (folder) => {
      const start = `${folder}/`
      const open = [...documents.keys()].filter((path) => path.startsWith(start))
      if (open.length === 0) return below().list(folder)
      const names = open.map((path) => path.slice(start.length).split('/')[0] ?? '')
      return [...new Set([...below().list(folder), ...names])].sort()
    },
    ...(readBytes && { readBytes: (path) => encode(path) ?? below().readBytes?.(path) }),
    ...(size && { size: (path) => encode(path)?.length ?? below().size?.(path) }),
    isOutsideLink: (path) => below().isOutsideLink?.(path) === true,
    ...(installed && {
      installed: {
        ...installed,
        has: (path: string) => !documents.has(path) && below().installed?.has(path) === true,
      },
    }),
  }
}
