import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { calls } from '../../core/contract/calls.ts'
import { flags } from '../../core/contract/flags.ts'
import { kitParts } from '../../core/contract/kit-parts.ts'
import { openDiskFiles } from '../../site/disk/disk-files.ts'
import { composeSite, type SiteParts } from './compose-site.ts'
import type { DocSchema } from './schema-entries.ts'

const project = openDiskFiles(join(import.meta.dirname, '../../..'))
const read = (file: string): DocSchema =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../schemas', file), 'utf8'))
const parts: SiteParts = {
  schemas: new Map(project.list('schemas').map((file) => [file, read(file)])),
  ownBlocks: new Map(),
  commands: [{ name: 'why', description: 'Says <why>.', usage: 'why', takes: [], exits: [] }],
  style: '',
  searchLibrary: '',
}
const site = composeSite(parts)
const ids = (file: string): Set<string> =>
  new Set([...(site.get(file) ?? '').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))

it('has every setting of a merchant and of every block, at an address of its own', () => {
  for (const path of [
    'theme.primary',
    'gateway.linkHosts',
    'registration.fields.&lt;name&gt;.when',
  ])
    expect(ids('settings.html'), path).toContain(path)
  for (const [file, { properties = {} }] of parts.schemas) {
    const [, type] = /^block\.(.+)\.schema\.json$/.exec(file) ?? []
    if (type === undefined) continue
    for (const setting of Object.keys(properties['settings']?.properties ?? {}))
      if (!setting.startsWith('$'))
        expect(ids(`block-${type}.html`), type).toContain(`settings.${setting}`)
  }
})

it('has every flag, every call and the words of every command', () => {
  expect([...ids('flags.html')]).toEqual(expect.arrayContaining(Object.keys(flags)))
  expect([...ids('calls.html')]).toEqual(expect.arrayContaining(Object.keys(calls)))
  expect(site.get('commands.html')).toContain('Says &lt;why&gt;.')
})

it('has every part of the kit with its pieces', () => {
  expect([...ids('parts.html')]).toEqual(expect.arrayContaining(Object.keys(kitParts)))
  for (const { pieces } of Object.values(kitParts))
    for (const piece of Object.keys(pieces))
      expect(site.get('parts.html')).toContain(`[data-part=&quot;${piece}&quot;]`)
})

it('has what the CSS of a merchant may contain, and the settings of its colours', () => {
  for (const name of ['clip-path', 'color-mix()', ':focus-visible', '@keyframes'])
    expect(site.get('look.html')).toContain(`>${name}</code>`)
  expect([...ids('look.html')]).toContain('tokens.&lt;key&gt;.backgroundOf')
})

it('is the same to the byte when it is made again', () => {
  expect([...composeSite(parts)]).toEqual([...site])
})

it('runs script on the page of the search alone', () => {
  for (const [file, text] of site) {
    if (!file.endsWith('.html')) continue
    expect(text.includes("script-src 'none'"), file).toBe(file !== 'search.html')
    expect(text, file).toContain("trusted-types 'none'")
  }
})

it('lists all kinds of a value that may be one of several', () => {
  expect(site.get('settings.html')).toMatch(
    /id="theme\.shape"[\s\S]{0,900}&quot;sharp&quot;[\s\S]{0,200}&quot;pill&quot;/,
  )
})
