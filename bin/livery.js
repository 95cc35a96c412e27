#!/usr/bin/env node
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runGit } from '../src/cli/git/run-git.ts'
import { livery } from '../src/cli/livery.ts'
import { openDiskFiles } from '../src/disk/disk-files.ts'

process.exitCode = await livery(process.argv.slice(2), {
  filesAt: openDiskFiles,
  writerAt: (root) => (path, text) => writeFileSync(join(root, path), text),
  git: runGit,
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
})
