import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readBlockCode } from './block-code.ts'

/** Returns the code of a block by its definition. */
function read(load: string): ReturnType<typeof readBlockCode> {
  const root = mkdtempSync(join(tmpdir(), 'livery-block-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src/player/areas/sea/blocks/sail'), { recursive: true })
  const definition = `export const block = defineBlock({ type: 'sail', place: 'page', load: ${load}, height: () => 40 })`
  writeFileSync(join(root, 'src/player/areas/sea/blocks/sail/sail.block.ts'), definition)
  return readBlockCode(root, 'sail')
}

it('one component is listed for every variant where one draws them all', () => {
  const find = read("() => import('./Sail.tsx')")
  expect([find('wide'), find('anything')]).toEqual(
    Array(2).fill('src/player/areas/sea/blocks/sail/Sail.tsx'),
  )
})

it('each variant lists a component of its own, and a missing variant lists none', () => {
  const find = read(
    "{ wide: () => import('./Wide.tsx'), 'full-bleed': () => import('./Full.tsx') }",
  )
  expect(find('wide')).toBe('src/player/areas/sea/blocks/sail/Wide.tsx')
  expect(find('full-bleed')).toBe('src/player/areas/sea/blocks/sail/Full.tsx')
  expect(find('narrow')).toBeUndefined()
})

it('a guest and a member get the component that each of them sees', () => {
  const find = read(
    "{ wide: { guest: () => import('./Guest.tsx'), member: () => import('./Member.tsx') } }",
  )
  expect(find('wide')).toBe('src/player/areas/sea/blocks/sail/Guest.tsx')
})

it('a file that cannot be read is named in the error', () => {
  expect(() => read('loadSail')).toThrow(
    /^src\/player\/areas\/sea\/blocks\/sail\/sail\.block\.ts: "load" is/,
  )
})
