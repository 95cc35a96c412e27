import type { Files } from './files.ts'
import { readCatalogue } from './messages.ts'
import { stringAt } from './tree.ts'

/** A language there are words in. */
export interface SpokenLanguage {
  readonly tag: string
  /** In itself; the tag where its file does not say. */
  readonly name: string
}

/** Every language there are words in, in the order of their tags. */
export function listSpokenLanguages(files: Files): SpokenLanguage[] {
  return files.list('locales').flatMap((file) => {
    const tag = file.replace(/\.json$/, '')
    const tree = tag === file ? undefined : readCatalogue(files, tag)?.tree
    return tree ? [{ tag, name: stringAt(tree, ['$language', 'name']) ?? tag }] : []
  })
}

/** The same for a sentence, such as `en (English), th (ไทย)`. */
export function saySpokenLanguages(files: Files): string {
  return listSpokenLanguages(files)
    .map(({ tag, name }) => `${tag} (${name})`)
    .join(', ')
}
