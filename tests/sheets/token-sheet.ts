import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { composeTokenPage } from '../../src/cli/tokens/token-page.ts'
import { resolveMerchant } from '../../src/config/resolve-merchant.ts'
import { openDiskFiles } from '../../src/disk/disk-files.ts'
import { merchants, projectRoot } from '../e2e/support/words.ts'

/** Every token and pair of the neutral and the demonstration merchants, a page for each in docs/tokens/. */
const out = join(projectRoot, 'docs/tokens')
mkdirSync(out, { recursive: true })
for (const code of ['base', ...merchants]) {
  const { merchant, provenance } = resolveMerchant(openDiskFiles(projectRoot), code)
  if (merchant)
    writeFileSync(join(out, `${code}.html`), `${composeTokenPage(merchant, provenance)}\n`)
}
