import type { Files } from './files.ts'

/** Overlays the files of a folder with texts. An empty text removes its file. */
export function filesOver<F extends Files>(
  files: F,
  texts: readonly { readonly path: string; readonly text: string }[],
): F {
  const own = new Map(texts.map(({ path, text }) => [path, text.replace(/^\uFEFF/, '')]))
  return {
    ...files,
    read: (path) => (own.has(path) ? own.get(path) || undefined : files.read(path)),
    list: (folder) => {
      const start = `${folder}/`
      const existing = files.list(folder).filter((name) => own.get(start + name) !== '')
      const added = [...own].filter(([path, text]) => text !== '' && path.startsWith(start))
      const names = added.map(([path]) => path.slice(start.length).split('/')[0] ?? '')
      return [...new Set([...existing, ...names])].sort()
    },
  }
}
