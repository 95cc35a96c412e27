import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkTeamStore } from '../../../../tests/support/team-store/check-team-store.ts'

checkTeamStore(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return { folder }
})
