import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { processLimit } from '../../tests/support/process-limit.ts'

const older = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.11.0' } })`

it('an older Node prints the version that Livery needs, and how to start it', () => {
  const bin = join(import.meta.dirname, '../../bin/livery.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', older, bin, '--help'],
    processLimit,
  )
  expect(status).toBe(2)
  expect(String(stderr)).toBe(
    'Livery needs Node 24 or later, and this is 20.11.0. Install it; in a clone of the repository npx livery takes the one that npm ci brings.\n',
  )
})
