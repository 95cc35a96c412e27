import { cpSync } from 'node:fs'
import { join } from 'node:path'

// Stands in for npm where the test has no registry: `npm install` copies the packages that the test prepared.
cpSync(join(import.meta.dirname, 'prepared/node_modules'), join(process.cwd(), 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
})
