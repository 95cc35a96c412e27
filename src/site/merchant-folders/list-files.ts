import type { Files } from '../../core/config/files.ts'

/** Lists the paths of all files below a folder, from the root. */
export function listFiles(files: Files, folder: string): string[] {
  return files.list(folder).flatMap((name) => {
    const path = `${folder}/${name}`
    return isFile(files, path) ? [path] : listFiles(files, path)
  })
}

function isFile(files: Files, path: string): boolean {
  return (files.size?.(path) ?? files.read(path)) !== undefined
}

/** Returns the bytes of a file; undefined if there is none. */
export function readFileBytes(files: Files, path: string): Uint8Array | undefined {
  const bytes = files.readBytes?.(path)
  if (bytes) return bytes
  const text = files.read(path)
  return text === undefined ? undefined : new TextEncoder().encode(text)
}
