import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runLivery } from '../../src/cli/testing.ts'
import { calls } from '../../src/core/contract/calls.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/studio.md'), 'utf8')
const spans = [...page.matchAll(/`([^`]+)`/g)].map(([, words = '']) => words)

it('every command beside an action of the studio exists, with the named options', async () => {
  const commands = spans.filter((span) => span.startsWith('npx livery '))
  expect(commands.length).toBeGreaterThan(20)
  for (const line of commands) {
    const [name = '', ...words] = line.slice('npx livery '.length).split(' ')
    const { code, out } = await runLivery([name, '--help'], {
      read: () => undefined,
      list: () => [],
    })
    expect({ line, code }).toEqual({ line, code: 0 })
    for (const option of words.filter((word) => word.startsWith('--')))
      expect({ line, option, isThere: out.includes(option) }).toMatchObject({ isThere: true })
  }
})

it('a call that is made to fail is one of the gateway', () => {
  const named = [...page.matchAll(/faults\/(\w+)/g)].map(([, call = '']) => call)
  expect(named.length).toBeGreaterThan(0)
  for (const call of named) expect(Object.keys(calls)).toContain(call)
})
