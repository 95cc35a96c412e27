import { describe, expect, it } from 'vitest'
import { compareVersions, readScaffold } from './scaffold.ts'
import { filesOf } from './testing.ts'

describe('the order of versions', () => {
  it('is that of Semantic Versioning', () => {
    const inOrder = [
      '0.9.0',
      '0.10.0',
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
      '1.0.1',
      '1.1.0',
    ]
    expect(inOrder.toReversed().sort(compareVersions)).toEqual(inOrder)
    expect(compareVersions('1.2.3', '1.2.3')).toBe(0)
  })
})

describe('the record of a workspace', () => {
  it('has the version and the digest of each file', () => {
    const scaffold = { version: '1.2.3', files: { '.gitignore': '0123456789abcdef' } }
    expect(readScaffold(filesOf({ 'livery.json': { schemaVersion: 1, scaffold } }))).toEqual({
      version: '1.2.3',
      files: new Map([['.gitignore', '0123456789abcdef']]),
    })
  })

  it('is absent where livery.json has none, or cannot be read', () => {
    for (const text of [{ schemaVersion: 1 }, '{ "scaffold": '])
      expect(readScaffold(filesOf({ 'livery.json': text }))).toBeUndefined()
    expect(readScaffold(filesOf({}))).toBeUndefined()
  })
})
