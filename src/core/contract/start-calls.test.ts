import { expect, it } from 'vitest'
import type { CallDeclaration } from './call-declaration.ts'
import { calls } from './calls.ts'
import { needsSession } from './start-calls.ts'

it('tells of every read whether it needs a session', () => {
  const reads = Object.entries<CallDeclaration>(calls).filter(([, { kind }]) => kind === 'read')
  const told = reads.map(([name]) => [name, needsSession(name)])
  expect(told).toEqual(reads.map(([name, { token }]) => [name, token]))
})
