import type { Files } from './files.ts'
import { commonArea, readCatalogue } from './messages.ts'
import { stringAt } from './tree.ts'

/** A language that has messages. */
export interface LanguageName {
  readonly tag: string
  /** The name in the language itself; the tag if its file has no name. */
  readonly name: string
}

/** Lists the languages that have messages, in the order of their tags. */
export function listLanguages(files: Files): LanguageName[] {
  return files.list('locales').flatMap((tag) => {
    const catalogue = readCatalogue(files, tag)
    return catalogue?.areas.get(commonArea)?.tree
      ? [{ tag, name: stringAt(catalogue.head, ['name']) ?? tag }]
      : []
  })
}

/** Formats the languages that have messages, such as `en (English)` and `th (ไทย)`. */
export function formatLanguages(files: Files): string[] {
  return listLanguages(files).map(({ tag, name }) => `${tag} (${name})`)
}
