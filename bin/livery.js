#!/usr/bin/env node
import * as disk from 'node:fs'
import { join } from 'node:path'
import { livery } from '../src/cli/livery.ts'
import { diskFiles } from '../src/config/files.ts'

process.exitCode = livery(process.argv.slice(2), {
  filesAt: (root) => diskFiles(disk, root),
  writerAt: (root) => (path, text) => disk.writeFileSync(join(root, path), text),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
})
