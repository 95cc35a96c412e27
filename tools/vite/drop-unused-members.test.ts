import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { dropUnusedMembers } from './drop-unused-members.ts'
import { buildFiles } from './testing.ts'

const library = 'export class Words { read() {} forgotten() {} }'
const caller = "import { Words } from './library.js'\nglobalThis.x = new Words().read"

it('drops what the only caller of a library does not name', async () => {
  const code = await build({ library, caller })
  expect(code).toContain('read()')
  expect(code).not.toContain('forgotten')
})

it('fails where a second module imports the library', async () => {
  const other = "import { Words } from './library.js'\nglobalThis.y = new Words().forgotten"
  const files = { library, caller: `import './other.js'\n${caller}`, other }
  await expect(build(files)).rejects.toThrow(/other\.js imports library\.js/)
})

it('fails where a module names what was dropped from a library of many callers', async () => {
  const many = [{ library: 'library.js', unused: ['forgotten'] }]
  const files = { library, caller: `${caller}.forgotten` }
  await expect(build(files, { one: [], many })).rejects.toThrow(/caller\.js names "forgotten"/)
})

it('gives short names to properties that only a library names', async () => {
  const many = [{ library: 'library.js', unused: [], internal: ['forgotten'] }]
  const code = await build({ library, caller }, { one: [], many })
  expect(code).toContain('_0() {')
  expect(code).not.toContain('forgotten')
})

it('fails where another module names a property that was renamed', async () => {
  const many = [{ library: 'library.js', unused: [], internal: ['forgotten'] }]
  const files = { library, caller: `${caller}.forgotten` }
  await expect(build(files, { one: [], many })).rejects.toThrow(/caller\.js names "forgotten"/)
})

it('fails where the list has a property that the library lacks', async () => {
  const many = [{ library: 'library.js', unused: [], internal: ['gone'] }]
  await expect(build({ library, caller }, { one: [], many })).rejects.toThrow(/"gone"/)
})

type Files = Readonly<Record<string, string>>

async function build(
  files: Files,
  libraries: Parameters<typeof dropUnusedMembers>[1] = {
    one: [{ library: 'library.js', caller: 'caller.js' }],
    many: [],
  },
): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'livery-members-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const named = Object.entries(files).map(([name, code]) => [`${name}.js`, code] as const)
  // The plugin reads the only caller itself.
  for (const [name, code] of named) writeFileSync(join(root, name), code)
  const chunks = await buildFiles(root, Object.fromEntries(named), {
    plugins: [dropUnusedMembers(root, libraries)],
    build: { minify: false, rolldownOptions: { input: join(root, 'caller.js') } },
  })
  return chunks.map(({ code }) => code).join('')
}
