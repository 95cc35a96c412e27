import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { processLimit } from '../../tests/support/process-limit.ts'

const project = join(import.meta.dirname, '../..')
/** Prints the address of each module that is loaded. */
const listing = `data:text/javascript,import { registerHooks } from 'node:module'; registerHooks({ load: (url, context, next) => { console.error(url); return next(url, context) } })`

function loadedBy(...args: readonly string[]): string {
  const command = ['--import', listing, join(project, 'bin/livery.js'), ...args]
  const { stderr, status } = spawnSync(process.execPath, command, {
    ...processLimit,
    encoding: 'utf8',
  })
  expect(status).toBe(0)
  return stderr
}

it('a command loads its own code and that of no other', () => {
  const loaded = loadedBy('publish', '--help')
  expect(loaded).toContain('/src/cli/publish/publish.ts')
  expect(loaded).not.toMatch(/\/src\/cli\/(new|why|shots|reference)\//)
  expect(loaded).not.toMatch(/\/node_modules\/(ajv|culori|hono)\//)
})

it('the library of colours is one file', () => {
  const loaded = loadedBy('validate', 'base', '--root', project)
  expect(loaded.match(/\/node_modules\/culori\//g)).toHaveLength(1)
})

it('the help of one command is the help of the list', () => {
  const help = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(project, 'bin/livery.js'), ...args], {
      ...processLimit,
      encoding: 'utf8',
    })
  expect(help('why', '--help').stdout).toBe(help('help', 'why').stdout)
  expect(help('--help').stdout).toContain('publishes merchants to a folder or a bucket')
  expect(help('publsh').stderr).toContain('Did you mean')
})

it('the reference describes every command', () => {
  const out = mkdtempSync(join(tmpdir(), 'livery-reference-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  loadedBy('docs', '--out', out)
  const page = readFileSync(join(out, 'commands.html'), 'utf8')
  for (const name of ['new', 'validate', 'publish', 'docs'])
    expect(page).toContain(`livery ${name}`)
})
