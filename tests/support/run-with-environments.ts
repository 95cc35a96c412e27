import { join } from 'node:path'
import { type CommandResult, runLivery } from '../../src/cli/testing.ts'
import { filesOver } from '../../src/core/config/files-over.ts'
import { openDiskFiles } from '../../src/site/disk/disk-files.ts'
import { liveWorld } from './live-world.ts'

const root = join(import.meta.dirname, '../..')

/** Runs a command over the merchants of the repository, in a workspace whose `livery.json` names these gateways. */
export function runWithEnvironments(
  args: readonly string[],
  gateways: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const environments = Object.fromEntries(
    Object.entries(gateways).map(([name, gateway]) => [name, { gateway }]),
  )
  const text = JSON.stringify({ schemaVersion: 1, environments })
  const files = filesOver(openDiskFiles(root), [{ path: 'livery.json', text }])
  return runLivery(args, files, liveWorld)
}
