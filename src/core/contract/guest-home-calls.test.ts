import { expect, it } from 'vitest'
import type { CallDeclaration } from './call-declaration.ts'
import { calls } from './calls.ts'
import { needsSession } from './guest-home-calls.ts'

it('knows for every read whether it needs a session', () => {
  const reads = Object.entries<CallDeclaration>(calls).filter(([, { kind }]) => kind === 'read')
  const known = reads.map(([name]) => [name, needsSession(name)])
  expect(known).toEqual(reads.map(([name, { token }]) => [name, token]))
})
