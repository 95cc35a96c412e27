import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import own from '../package.json' with { type: 'json' }
import { fetchWithin } from '../src/cli/fetch-within.ts'
import { runGit } from '../src/cli/git/run-git.ts'
import { livery } from '../src/cli/livery.ts'
import { showProgress } from '../src/cli/show-progress.ts'
import { askTerminal } from '../src/cli/terminal/ask-terminal.ts'
import { openOutput } from '../src/cli/terminal/open-output.ts'
import { createFolderAtomic } from '../src/site/disk/create-folder-atomic.ts'
import { createFolderWriter } from '../src/site/disk/create-folder-writer.ts'
import { snapshotFiles } from '../src/site/disk/snapshot-files.ts'

const project = join(import.meta.dirname, '..')

const printError = openOutput(process.stderr)
const print = openOutput(process.stdout, (why) => {
  printError(`The answer could not be written whole (${why}). Make room, or write it elsewhere.`)
  process.exitCode = 1
})

const code = await livery(process.argv.slice(2), {
  version: `Livery ${own.version}, Node ${process.versions.node}`,
  now: Date.now,
  port: Number(process.env['PORT']) || 4173,
  filesAt: snapshotFiles,
  checkWithCache: async (root, files) => {
    const { openCheckCache } = await import('../src/site/check-cache/open-check-cache.ts')
    return openCheckCache(project, Date.now)(root, files)
  },
  project: snapshotFiles(project),
  searchLibrary: () =>
    readFileSync(new URL('../umd/index.js', import.meta.resolve('minisearch')), 'utf8'),
  writerAt: createFolderWriter,
  git: runGit,
  publisher: async () =>
    (await import('../src/site/publish/create-publisher.ts')).createPublisher(project, {
      env: process.env,
      prepare: () => buildParts('player', 'prerender'),
    }),
  photographer: async (source) => {
    await buildParts('player')
    const { openPhotographer } = await import('../src/cli/screenshots/open-photographer.ts')
    return openPhotographer(source, join(project, 'dist'))
  },
  reach: fetchWithin,
  canBeDrawn: async (bytes) => {
    const { canBeDrawn } = await import('../src/site/pictures/can-be-drawn.ts')
    return canBeDrawn(bytes)
  },
  shapes: async () => {
    const { createShapeCheck } = await import('../src/core/config/shape-check.ts')
    const { readShapeSchemas } = await import('../src/site/disk/shape-schemas.ts')
    return createShapeCheck(readShapeSchemas(), { values: 'json' })
  },
  progress: showProgress(process.stderr),
  untilStopped: () =>
    new Promise((stop) => {
      process.once('SIGINT', stop)
      process.once('SIGTERM', stop)
    }),
  placerAt: (root) => (folder) => createFolderAtomic(root, folder),
  prompt: askTerminal({ input: process.stdin, output: process.stderr }),
  print,
  printError,
})
process.exitCode ||= code

/** Builds parts of the player and the studio where they are missing or stale. */
async function buildParts(...parts) {
  const { startBuild } = await import('../tools/build/start-build.ts')
  await startBuild(parts, { output: 'errors' })
}
