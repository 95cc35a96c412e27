import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listMerchants } from '../../src/core/config/files.ts'
import { isDefault } from '../../src/core/config/provenance.ts'
import { resolveMerchant } from '../../src/core/config/resolve-merchant.ts'
import { openSchemaPlaces } from '../../src/core/config/schema-places.ts'
import type { Place } from '../../src/core/config/source.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'

const files = openDiskFiles(join(import.meta.dirname, '../..'))
const placeOf = openSchemaPlaces(files)

test.each(listMerchants(files))('every default of %s is at its reported place', (code) => {
  const { provenance } = resolveMerchant(files, code)
  const paths = provenance.paths().filter((path) => provenance.of(path).some(isDefault))
  expect(paths.length).toBeGreaterThan(50)
  for (const path of paths) {
    const [entry] = provenance.of(path).filter(isDefault)
    const wanted = path.startsWith('flags.')
      ? `"${path.replace('flags.', '')}": {`
      : `"default": ${JSON.stringify(entry?.value).charAt(0)}`
    expect(entry && readTyped(placeOf(entry.schema)).slice(0, wanted.length), path).toBe(wanted)
  }
})

/** Returns the text from a place to the end of its line. */
function readTyped({ file, line, column }: Place): string {
  const lines = files.read(file)?.split('\n') ?? []
  return lines[line - 1]?.slice(column - 1) ?? ''
}
