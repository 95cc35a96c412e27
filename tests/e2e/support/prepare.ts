import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPlayer } from '../../../tools/build-player.ts'
import { folderInMemory } from '../../support/folder-in-memory.ts'
import { picturesVariable } from '../../support/start-test-host.ts'

/** Runs once before the journeys: they walk through what is built, share what is drawn, and write to memory. */
export default function prepare(): () => void {
  if (!buildPlayer()) throw new Error('The player could not be built.')
  process.env['TMPDIR'] = folderInMemory()
  const pictures = mkdtempSync(join(tmpdir(), 'livery-pictures-'))
  process.env[picturesVariable] = pictures
  return () => rmSync(pictures, { recursive: true, force: true })
}
