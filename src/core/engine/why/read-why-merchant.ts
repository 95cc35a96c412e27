import type { Files } from '../../config/files.ts'
import { type ProvenanceEntry, placeOfEntry } from '../../config/provenance.ts'
import { type Resolution, resolveMerchant } from '../../config/resolve-merchant.ts'
import type { ResolvedMerchant } from '../../config/resolved-merchant.ts'
import type { SchemaPlaces } from '../../config/schema-places.ts'
import type { Place } from '../../config/source.ts'
import { flagDefaultsOf } from '../../contract/forced-flags.ts'
import type { AnySkinPage } from '../../contract/skin.ts'
import type { FlagDefaults } from '../read-fact.ts'

/** A resolved merchant with the place of every value. */
export interface WhyMerchant {
  readonly pages: Readonly<Record<string, AnySkinPage | undefined>>
  readonly navigation: ResolvedMerchant['navigation']
  readonly flags: FlagDefaults
  /** The reasons for which flags are forced off, by flag. */
  readonly forceOff: Readonly<Record<string, string | undefined>>
  readonly language: string
  /** Tags of all its languages. */
  readonly languages: readonly string[]
  /** Returns the place that sets the value at a dotted path, as `file:line`. */
  readonly placeOf: (path: string) => string | undefined
  /** Returns the blocks that a layer removed from a page, with the place of the removal. */
  readonly removedFrom: (page: string) => readonly { readonly id: string; readonly place: string }[]
}

/** Reads the merchant of a folder; `undefined` if it is missing or has an error. */
export function readWhyMerchant(
  files: Files,
  code: string,
  places: SchemaPlaces,
): WhyMerchant | undefined {
  return describeWhy(resolveMerchant(files, code), places)
}

/** Returns what explanations read of a resolved merchant; `undefined` if it has an error. */
export function describeWhy(
  { merchant, provenance }: Pick<Resolution, 'merchant' | 'provenance'>,
  places: SchemaPlaces,
): WhyMerchant | undefined {
  if (!merchant) return undefined
  const last = (path: string): ProvenanceEntry | undefined => provenance.of(path).at(-1)
  return {
    pages: merchant.pages,
    navigation: merchant.navigation,
    flags: flagDefaultsOf(merchant),
    forceOff: merchant.forceOff,
    language: merchant.languages.default,
    languages: merchant.languages.supported,
    placeOf: (path) => {
      const setting = last(path)
      return setting && formatPlace(placeOfEntry(setting, places))
    },
    removedFrom: (page) => {
      const start = `pages.${page}.blocks.`
      return provenance.paths().flatMap((path) => {
        const setting = path.startsWith(start) ? last(path) : undefined
        if (setting?.act !== 'removed' || path.slice(start.length).includes('.')) return []
        return [{ id: path.slice(start.length), place: formatPlace(placeOfEntry(setting, places)) }]
      })
    },
  }
}

function formatPlace({ file, line }: Place): string {
  return `${file}:${line}`
}
