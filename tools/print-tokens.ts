import { join } from 'node:path'
import { composeTokenPage } from '../src/cli/tokens/token-page.ts'
import { resolveMerchant } from '../src/core/config/resolve-merchant.ts'
import { openSchemaPlaces } from '../src/core/config/schema-places.ts'
import { openDiskFiles } from '../src/site/disk/disk-files.ts'
import { deliverFiles } from './generate/deliver-files.ts'

/**
 * Every token and pair of the neutral and the demonstration merchants, a page for each in
 * docs/tokens/; with `--check` it says what is stale.
 */
const root = join(import.meta.dirname, '..')
const folder = 'docs/tokens'
const files = openDiskFiles(root)
const pages = new Map<string, string>()
for (const code of ['base', 'siamstar', 'kiwibet', 'hongyun', 'reef']) {
  const { merchant, provenance } = resolveMerchant(files, code)
  const sources = { provenance, places: openSchemaPlaces(files) }
  if (merchant) pages.set(`${folder}/${code}.html`, `${composeTokenPage(merchant, sources)}\n`)
}
deliverFiles({ root, files: pages, command: 'npm run token-pages', folder })
