#!/usr/bin/env node
import { join } from 'node:path'

const oldest = 24
const { node } = process.versions

if (Number.parseInt(node, 10) < oldest) {
  console.error(
    `Livery needs Node ${oldest} or later, and this is ${node}. Install it; in a clone of the repository npx livery takes the one that npm ci brings.`,
  )
  process.exitCode = 2
} else {
  const { enableCompileCache } = await import('node:module')
  // To read the product's own code anew takes longer than most commands do.
  enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/livery'))
  await import('./run.js')
}
