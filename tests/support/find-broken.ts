import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkMerchants, joinFindings } from '../../src/core/config/check-merchants.ts'
import { checkWorkspace } from '../../src/core/config/check-workspace.ts'
import type { Files } from '../../src/core/config/files.ts'
import { filesOver } from '../../src/core/config/files-over.ts'
import type { Finding } from '../../src/core/config/finding.ts'
import { checkLive } from '../../src/core/engine/live/check-live.ts'
import { compileAdapters } from '../../src/site/adapters/compile-adapters.ts'
import { openWorkspaceFiles } from '../../src/site/disk/workspace-files.ts'
import { compileOwnBlocks } from '../../src/site/own-blocks/compile-own-blocks.ts'
import { answersOf } from './gateway-answers.ts'

/** A fixture of `tests/fixtures/broken` with the findings of its files, of the workspace that it may be and, if it has a gateway's answers, of those. */
export interface Broken {
  readonly files: Files
  readonly found: Finding[]
}

export async function findBroken(root: string): Promise<Broken> {
  const files = openFixture(root)
  const own = checkMerchants(files, ['broken'], Date.UTC(2026, 0, 1))
  const gateway = readIfThere(join(root, 'gateway.json'))
  const live = gateway ? checkLive(files, 'broken', answersOf(gateway)) : []
  const { findings: ofBlocks } = await compileOwnBlocks(files)
  const { findings: ofAdapters } = await compileAdapters(files)
  const found = joinFindings([checkWorkspace(files), own, ofBlocks, ofAdapters, live])
  return { files, found }
}

/** The files of a fixture; `long-file.json` names one that is too long to be kept there. */
function openFixture(root: string): Files {
  const files = openWorkspaceFiles(root)
  const long = readIfThere(join(root, 'long-file.json'))
  if (!long) return files
  return filesOver(files, [{ path: long.path, text: ' '.repeat(long.characters) }])
}

function readIfThere(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
