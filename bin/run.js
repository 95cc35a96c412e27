import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import own from '../package.json' with { type: 'json' }
import { reach } from '../src/cli/conform/reach.ts'
import { runGit } from '../src/cli/git/run-git.ts'
import { livery } from '../src/cli/livery.ts'
import { showProgress } from '../src/cli/show-progress.ts'
import { askTerminal } from '../src/cli/terminal/ask-terminal.ts'
import { openOutput } from '../src/cli/terminal/open-output.ts'
import { createShapeCheck } from '../src/core/config/shape-check.ts'
import { placeFolder } from '../src/site/disk/place-folder.ts'
import { readShapeSchemas } from '../src/site/disk/shape-schemas.ts'
import { openStillFiles } from '../src/site/disk/still-files.ts'
import { writeInto } from '../src/site/disk/write-into.ts'
import { canBeDrawn } from '../src/site/pictures/can-be-drawn.ts'

const project = join(import.meta.dirname, '..')

const printError = openOutput(process.stderr)
const print = openOutput(process.stdout, (why) => {
  printError(`The answer could not be written whole (${why}). Make room, or write it elsewhere.`)
  process.exitCode = 1
})

const code = await livery(process.argv.slice(2), {
  version: `Livery ${own.version}, Node ${process.versions.node}`,
  port: Number(process.env['PORT']) || 4173,
  filesAt: openStillFiles,
  project: openStillFiles(project),
  searchLibrary: () =>
    readFileSync(new URL('../umd/index.js', import.meta.resolve('minisearch')), 'utf8'),
  writerAt: writeInto,
  git: runGit,
  publisher: async () =>
    (await import('../src/site/publish/open-publisher.ts')).openPublisher(project, process.env),
  photographer: async (source) => {
    const { openPhotographer } = await import('../src/cli/screenshots/open-photographer.ts')
    return openPhotographer(source, join(project, 'dist'))
  },
  reach,
  canBeDrawn,
  shapes: () => createShapeCheck(readShapeSchemas(), { values: 'json' }),
  progress: showProgress(process.stderr),
  untilStopped: () =>
    new Promise((stop) => {
      process.once('SIGINT', stop)
      process.once('SIGTERM', stop)
    }),
  placerAt: (root) => (folder) => placeFolder(root, folder),
  prompt: askTerminal({ input: process.stdin, output: process.stderr }),
  print,
  printError,
})
process.exitCode ||= code
