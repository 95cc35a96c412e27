import { listPlacedDocuments, readDocument } from '../config/documents/document-files.ts'
import type { Files } from '../config/files.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import type { Change, Sides } from './change.ts'
import { languageName } from './format-value.ts'

/** A merchant with the files of its folder at one moment. */
export interface DocumentState {
  readonly merchant: ResolvedMerchant
  /** From the topmost parent to the merchant. */
  readonly chain: readonly string[]
  readonly snapshot: { readonly files: Files }
}

/** Compares the documents that blocks of both states show, by language. */
export function compareDocuments({ before, after }: Sides<DocumentState>): Change[] {
  const placed = listPlacedDocuments(before.merchant)
  const names = listPlacedDocuments(after.merchant).filter((name) => placed.includes(name))
  return names.flatMap((name) =>
    after.merchant.languages.supported.flatMap((language) => {
      const [was, is] = [before, after].map(({ snapshot, chain }) =>
        readDocument(snapshot.files, chain.toReversed(), { name, language }),
      )
      if (was?.text === is?.text) return []
      const kind = !was ? 'added' : is ? 'changed' : 'removed'
      const sentence = `document ${name} in ${languageName(language)} ${kind}`
      const file = (is ?? was)?.path ?? ''
      const place = { file, line: 1, column: 1 }
      return [{ kind, path: `documents.${name}.${language}`, sentence, place }]
    }),
  )
}
