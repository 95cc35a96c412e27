import { type Files, merchantFile } from '../../config/files.ts'
import { parseSource } from '../../config/parse-source.ts'
import { placeSaid, type Said } from '../../config/provenance.ts'
import { resolveMerchant } from '../../config/resolve-merchant.ts'
import type { SchemaPlaces } from '../../config/schema-places.ts'
import { type Place, placeOf } from '../../config/source.ts'
import { treeAt } from '../../config/tree.ts'
import type { Page } from '../../contract/generated/config.ts'
import type { FlagDefaults } from '../read-fact.ts'

/** A merchant as its layers resolve, with the place of every value. */
export interface WhyMerchant {
  readonly pages: Readonly<Record<string, Readonly<Pick<Page, 'order' | 'blocks'>> | undefined>>
  readonly flags: FlagDefaults
  readonly language: string
  /** Tags of all that it has. */
  readonly languages: readonly string[]
  /** Where the value at a dotted path was said, as `file:line`. */
  readonly placeOf: (path: string) => string | undefined
  /** The blocks a layer removed from a page, with the place of the removal. */
  readonly removedFrom: (page: string) => readonly { readonly id: string; readonly place: string }[]
}

/** The merchant of a folder; `undefined` when it is missing or has an error. */
export function readWhyMerchant(
  files: Files,
  code: string,
  places: SchemaPlaces,
): WhyMerchant | undefined {
  const { merchant, provenance } = resolveMerchant(files, code)
  if (!merchant) return undefined
  const last = (path: string): Said | undefined => provenance.of(path).at(-1)
  return {
    pages: merchant.pages,
    flags: merchant.flags,
    language: merchant.languages.default,
    languages: merchant.languages.supported,
    placeOf: (path) => {
      const said = last(path)
      return said && placeText(placeSaid(said, places))
    },
    removedFrom: (page) => {
      const start = `pages.${page}.blocks.`
      return provenance.paths().flatMap((path) => {
        const said = path.startsWith(start) ? last(path) : undefined
        if (said?.act !== 'removed' || path.slice(start.length).includes('.')) return []
        return [{ id: path.slice(start.length), place: removalPlace(files, said.layer, path) }]
      })
    },
  }
}

/** Where a layer says `$remove`; the provenance points at what was removed. */
function removalPlace(files: Files, layer: string, path: string): string {
  const source = { path: merchantFile(layer), text: files.read(merchantFile(layer)) ?? '' }
  const tree = treeAt(parseSource(source).tree, path.split('.'))
  return tree ? placeText(placeOf(tree)) : source.path
}

function placeText({ file, line }: Place): string {
  return `${file}:${line}`
}
