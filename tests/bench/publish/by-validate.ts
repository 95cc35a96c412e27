import { checkMerchants } from '../../../src/core/config/check-merchants.ts'
import { checkWithCache } from '../../../src/site/check-cache/check-with-cache.ts'
import { snapshotFiles } from '../../../src/site/disk/snapshot-files.ts'
import { report } from './contestants.ts'

const [root = '', cache] = process.argv.slice(2)

await report(() => {
  const files = snapshotFiles(root)
  const findings =
    cache === undefined
      ? checkMerchants(files)
      : checkWithCache({ root, files, cache, version: 'bench', now: Date.now() }).findings
  if (findings.some(({ severity }) => severity === 'error')) throw new Error('There are errors.')
})
