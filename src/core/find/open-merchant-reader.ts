import { readOnce } from '../config/cached-by.ts'
import { checkEach } from '../config/check-merchants.ts'
import type { Files } from '../config/files.ts'
import type { Finding } from '../config/finding.ts'
import { createLayerReader } from '../config/resolve-layers.ts'
import { resolveLayered } from '../config/resolve-merchant.ts'
import type { SchemaPlaces } from '../config/schema-places.ts'
import type { FindableMerchant } from './match-merchant.ts'

/** The files of a folder of merchants, and what they are read by. */
export interface MerchantSource {
  readonly files: Files
  /** The positions in Livery's own schemas. */
  readonly places: SchemaPlaces
  /** Epoch milliseconds. */
  readonly now: number
}

/** A merchant as its files have it. */
export type ReadMerchant = Pick<
  FindableMerchant,
  'code' | 'merchant' | 'provenance' | 'places' | 'findings'
>

/** Opens the merchants of a folder for conditions. Layers that several of them inherit are read once. */
export function openMerchantReader({
  files,
  places,
  now,
}: MerchantSource): (code: string) => ReadMerchant {
  const read = createLayerReader(files)
  return (code) => {
    const { merchant, provenance } = resolveLayered(read, code)
    const findings = readOnce((): readonly Finding[] => [
      ...(checkEach(files, [code], now).get(code) ?? []),
    ])
    return { code, merchant, provenance, places, findings }
  }
}
