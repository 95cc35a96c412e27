import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import own from '../package.json' with { type: 'json' }
import { livery } from '../src/cli/livery.ts'
import { showProgress } from '../src/cli/show-progress.ts'
import { askTerminal } from '../src/cli/terminal/ask-terminal.ts'
import { openOutput } from '../src/cli/terminal/open-output.ts'
import { createFolderAtomic } from '../src/site/disk/create-folder-atomic.ts'
import { moveFolder } from '../src/site/disk/move-folder.ts'
import { packageFolder } from '../src/site/disk/package-folder.ts'
import { removeFolder } from '../src/site/disk/remove-folder.ts'
import { replaceFiles } from '../src/site/disk/replace-files.ts'
import { snapshotFiles } from '../src/site/disk/snapshot-files.ts'
import {
  createWorkspaceWriter,
  findWorkspace,
  snapshotWorkspaceFiles,
} from '../src/site/disk/workspace-files.ts'
import { fetchWithin } from '../src/site/gateway/fetch-within.ts'
import { runGit } from '../src/site/git/run-git.ts'
import { buildParts } from './build-parts.js'

const printError = openOutput(process.stderr)
const print = openOutput(process.stdout, (why) => {
  printError(`The answer could not be written whole (${why}). Make room, or write it elsewhere.`)
  process.exitCode = 1
})

/** Returns the account's name, or its number where the machine has no name for it, as in some containers. */
function readUser() {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}

const code = await livery(process.argv.slice(2), {
  version: `Livery ${own.version}, Node ${process.versions.node}`,
  packageVersion: own.version,
  now: Date.now,
  port: Number(process.env['PORT']) || 4173,
  workspace: findWorkspace(),
  filesAt: snapshotWorkspaceFiles,
  checkWithCache: async (root, files) => {
    const { openCheckCache } = await import('../src/site/check-cache/open-check-cache.ts')
    return openCheckCache(Date.now)(root, files)
  },
  project: snapshotFiles(packageFolder),
  searchLibrary: () =>
    readFileSync(new URL('../umd/index.js', import.meta.resolve('minisearch')), 'utf8'),
  openHost: async (request) => (await import('./open-host.js')).openHost(request, process.env),
  openStudio: async (request) =>
    (await import('./open-studio.js')).openStudio(request, process.env),
  serveEditor: async (request) => {
    const { serveEditor } = await import('../src/cli/lsp/serve-editor.ts')
    return serveEditor(request, { input: process.stdin, output: process.stdout })
  },
  studioSecret: process.env['LIVERY_STUDIO_SECRET'],
  openTeamRecords: async (root) =>
    (await import('./open-studio.js')).openTeamRecords(root, process.env),
  user: readUser,
  writerAt: createWorkspaceWriter,
  replacerAt: (root) => (files) => replaceFiles(files, { root, ready: () => {} }),
  removerAt: (root) => (folder) => removeFolder(root, folder).finish(),
  moverAt: (root) => (move) => void moveFolder(move, { root }),
  git: runGit,
  publisher: async () =>
    (await import('../src/site/publish/create-publisher.ts')).createPublisher({
      env: process.env,
      prepare: () => buildParts(['player', 'prerender'], { output: 'errors' }),
    }),
  photographer: async (source) => {
    await buildParts(['player'], { output: 'errors' })
    const { openPhotographer } = await import('../src/cli/screenshots/open-photographer.ts')
    return openPhotographer(source, join(packageFolder, 'dist'))
  },
  findBrowser: async () => (await import('../src/cli/screenshots/find-browser.ts')).findBrowser(),
  reach: fetchWithin,
  answerMs: 20_000,
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
