import { isDefault, type ProvenanceEntry, placeOfEntry } from './provenance.ts'
import type { SchemaPlaces } from './schema-places.ts'
import { printPlace } from './source.ts'
import { formatTypedValue } from './typed-value.ts'

/** Formats what a layer does to a value, and where, as an indented line. */
export function formatEntry(one: ProvenanceEntry, places: SchemaPlaces): string {
  const what =
    one.act === 'removed'
      ? 'removes it'
      : hasKeys(one.value)
        ? 'sets values inside it'
        : `sets ${formatTypedValue(one.value)}`
  return `  ${one.layer} ${what}  ${formatEntryPlace(one, places)}`
}

/** Formats the place of a layer's change, or of a default. */
export function formatEntryPlace(entry: ProvenanceEntry, places: SchemaPlaces): string {
  const place = printPlace(placeOfEntry(entry, places))
  return isDefault(entry) ? `(the default of ${place})` : place
}

/** Returns true for a map that is not empty. */
export function hasKeys(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0
  )
}
