import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const planted = join(root, 'src/contract/planted-violation')

/**
 * Runs the walls twice: over the house as it is, which must be clean, and with a violation planted,
 * which must be reported; a tool that sees nothing would pass the first alone.
 */
const clean = cruise()
if (clean.status !== 0) {
  process.stderr.write(clean.stdout)
  process.exit(1)
}
if (!plantedIsSeen()) {
  process.stderr.write('The walls tool did not report a planted violation: it guards nothing.\n')
  process.exit(1)
}
process.stdout.write(clean.stdout.trim().concat('\n'))

function plantedIsSeen(): boolean {
  mkdirSync(planted, { recursive: true })
  try {
    writeFileSync(
      join(planted, 'planted.ts'),
      "import '../../engine/plan-page.ts'\nexport const planted = 1\n",
    )
    const { status, stdout } = cruise()
    return status !== 0 && stdout.includes('contract-knows-nothing-of')
  } finally {
    rmSync(planted, { recursive: true })
  }
}

function cruise(): { status: number | null; stdout: string } {
  return spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.mjs', 'src'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
}
