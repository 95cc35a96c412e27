import { checkMerchants } from '../../../src/core/config/check-merchants.ts'
import { snapshotFiles } from '../../../src/site/disk/snapshot-files.ts'
import { tell } from './contestants.ts'

const [root = ''] = process.argv.slice(2)

await tell(() => {
  const findings = checkMerchants(snapshotFiles(root))
  if (findings.some(({ severity }) => severity === 'error')) throw new Error('There are errors.')
})
