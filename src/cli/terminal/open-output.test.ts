import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openOutput } from './open-output.ts'

const bin = join(import.meta.dirname, '../../../bin/livery.js')

/** Runs a command and returns its error output and exit code. */
async function run(args: readonly string[], out: 'pipe' | number, read?: 'nothing') {
  const child = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', out, 'pipe'] })
  if (read === 'nothing') child.stdout?.destroy()
  const ended = new Promise<number | null>((end) => void child.once('close', end))
  return { error: child.stderr ? await text(child.stderr) : '', code: await ended }
}

it('whoever stops reading misses the rest, and the command ends as it would have', async () => {
  expect(await run(['--help'], 'pipe', 'nothing')).toEqual({ error: '', code: 0 })
  expect(await run(['tokens', 'base'], 'pipe', 'nothing')).toEqual({ error: '', code: 0 })
})

it('an output that accepts no more is reported in a sentence, with exit code 1', async () => {
  expect(await run(['tokens', 'base'], openSync('/dev/full', 'w'))).toEqual({
    error: 'The answer could not be written whole (ENOSPC). Make room, or write it elsewhere.\n',
    code: 1,
  })
})

it('characters that move or colour a terminal are shown by their codes, and stay the same in JSON', async () => {
  const stream = new PassThrough()
  const print = openOutput(stream)
  const typed = 'a\u001b[31mb\rc\u009bd\u202ee\tก\n'
  print(typed)
  print(JSON.stringify(typed))
  stream.end()
  const [first, second, json = ''] = (await text(stream)).split('\n')
  expect([first, second]).toEqual(['a\\u001b[31mb\\u000dc\\u009bd\\u202ee\tก', ''])
  expect(JSON.parse(json)).toBe(typed)
})
