import type { Files } from './files.ts'
import { commonArea, readCatalogue } from './messages.ts'
import { stringAt } from './tree.ts'

/** A language there are words in. */
export interface SpokenLanguage {
  readonly tag: string
  /** In itself; the tag where its file does not say. */
  readonly name: string
}

/** Every language there are words in, in the order of their tags. */
export function listSpokenLanguages(files: Files): SpokenLanguage[] {
  return files.list('locales').flatMap((tag) => {
    const catalogue = readCatalogue(files, tag)
    return catalogue?.areas.get(commonArea)?.tree
      ? [{ tag, name: stringAt(catalogue.head, ['name']) ?? tag }]
      : []
  })
}

/** The same for a sentence, such as `en (English)` and `th (ไทย)`. */
export function nameSpokenLanguages(files: Files): string[] {
  return listSpokenLanguages(files).map(({ tag, name }) => `${tag} (${name})`)
}
