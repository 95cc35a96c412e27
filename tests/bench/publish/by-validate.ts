import { checkMerchants } from '../../../src/core/config/check-merchants.ts'
import { openStillFiles } from '../../../src/site/disk/still-files.ts'
import { tell } from './contestants.ts'

const [root = ''] = process.argv.slice(2)

await tell(() => {
  const findings = checkMerchants(openStillFiles(root))
  if (findings.some(({ severity }) => severity === 'error')) throw new Error('There are errors.')
})
