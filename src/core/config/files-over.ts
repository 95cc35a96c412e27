import type { Files } from './files.ts'

/** The files of a folder with texts in place of some; an empty text is no file. */
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
      const there = files.list(folder).filter((name) => own.get(start + name) !== '')
      const more = [...own].filter(([path, text]) => text !== '' && path.startsWith(start))
      const names = more.map(([path]) => path.slice(start.length).split('/')[0] ?? '')
      return [...new Set([...there, ...names])].sort()
    },
  }
}
