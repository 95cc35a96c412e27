#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// To read the product's own code anew takes longer than most commands do.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/livery'))
await import('./run.js')
