import { describe, expect, it } from 'vitest'
import { createHomeChunks } from './create-home-chunks.ts'

const folder = '/src/player/areas/sea/blocks/sail'
const homes = new Map([
  ['a', [`${folder}/Wide.tsx`, `${folder}/Usual.tsx`]],
  ['b', [`${folder}/Usual.tsx`]],
  ['c', [`${folder}/Wide.tsx`, `${folder}/Usual.tsx`]],
  ['d', [`${folder}/Rare.tsx`]],
])
const overlays = '/src/player/app/Dialogs.tsx'
const account = '/src/player/areas/home/blocks/account'
const chunks = createHomeChunks({
  entry: '/src/player/app/main.tsx',
  homes,
  after: [overlays],
  members: [`${account}/Strip.tsx`, `${account}/Hero.tsx`],
})

/** The modules that each module imports statically. */
const imports: Readonly<Record<string, readonly string[]>> = {
  '/src/player/app/main.tsx': ['/src/player/app/App.tsx'],
  '/src/player/app/App.tsx': ['/src/player/kit/controls/Button.tsx'],
  [`${folder}/Usual.tsx`]: ['/src/player/kit/controls/Money.tsx'],
  [`${folder}/Wide.tsx`]: ['/src/player/kit/controls/Rail.tsx'],
  [`${folder}/Rare.tsx`]: ['/src/player/gateway/send.ts'],
  [overlays]: [
    '/src/player/kit/controls/Sheet.tsx',
    '/src/player/kit/controls/Money.tsx',
    '/src/player/gateway/send.ts',
  ],
  [`${account}/Strip.tsx`]: ['/src/player/kit/money/use-balance.ts'],
  [`${account}/Hero.tsx`]: [
    '/src/player/kit/money/use-balance.ts',
    '/src/player/kit/pages/Avatar.tsx',
    `${account}/hero-look.ts`,
  ],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

describe('the start', () => {
  it('is what the entry imports and what more than half of the homes place, with what that imports', () => {
    const named = (id: string) => chunks.nameChunk(id, graph)
    for (const id of [
      '/src/player/app/App.tsx',
      '/src/player/kit/controls/Button.tsx',
      `${folder}/Usual.tsx`,
      '/src/player/kit/controls/Money.tsx',
    ])
      expect(named(id), id).toBe('start')
    for (const id of ['/src/player/app/main.tsx', '/src/player/kit/controls/Toast.tsx'])
      expect(named(id), id).toBeNull()
  })

  it('leaves what only some homes need to one chunk for each set of homes, with what that imports', () => {
    const wide = chunks.nameChunk(`${folder}/Wide.tsx`, graph)
    expect(wide).toMatch(/^home-/)
    expect(chunks.nameChunk('/src/player/kit/controls/Rail.tsx', graph)).toBe(wide)
    expect(chunks.nameChunk(`${folder}/Rare.tsx`, graph)).not.toBe(wide)
  })

  it('is in the page itself, and the rest is in one chunk for each set of homes or by itself', () => {
    expect(chunks.moduleOf(`${folder}/Usual.tsx`)).toBe('index.html')
    const wide = chunks.moduleOf(`${folder}/Wide.tsx`)
    expect(wide).toMatch(/^chunk\/home-[0-9a-f]{4}$/)
    expect(chunks.moduleOf(`${folder}/Rare.tsx`)).not.toBe(wide)
    expect(chunks.moduleOf(`${folder}/Unplaced.tsx`)).toBe(`${folder}/Unplaced.tsx`)
  })
})

describe('what a home loads once it is shown', () => {
  const named = (id: string) => chunks.nameChunk(id, graph)

  it('is one chunk, without what the start has', () => {
    expect(named(overlays)).toBe('after-home')
    expect(named('/src/player/kit/controls/Sheet.tsx')).toBe('after-home')
    expect(named('/src/player/kit/controls/Money.tsx')).toBe('start')
  })

  it('is separate from what some homes place, where both need it', () => {
    expect(named('/src/player/gateway/send.ts')).toBe(`${named(`${folder}/Rare.tsx`)}-after`)
  })

  it('is one more chunk for a member, with what several parts share', () => {
    expect(named('/src/player/kit/money/use-balance.ts')).toBe('member-home')
    expect(named(`${account}/Hero.tsx`)).toBeNull()
    expect(named(`${account}/hero-look.ts`)).toBeNull()
  })

  it('is in the chunk of members, where a part of their home takes it from the kit', () => {
    expect(named('/src/player/kit/pages/Avatar.tsx')).toBe('member-home')
  })
})

/** A hook of the plugin, which is a function here. */
function hook(name: 'transform' | 'resolveId' | 'load') {
  const found = chunks.plugin[name]
  if (typeof found !== 'function') throw new Error(`${name} is no function`)
  return (...args: readonly unknown[]): unknown => Reflect.apply(found, undefined, args)
}

describe('a block definition', () => {
  const source = `load: { usual: () => import('./Usual.tsx'), wide: () => import('./Wide.tsx'), odd: () => import('./Odd.tsx') }`
  const read = (file: string) => hook('transform')(source, file)

  it('loads at once what is in the start, and the rest from its chunk', () => {
    const chunk = chunks.moduleOf(`${folder}/Wide.tsx`)
    expect(read(`${folder}/sail.block.ts`)).toBe(
      `import c1 from './Usual.tsx'\nload: { usual: () => Promise.resolve({ default: c1 }), wide: () => import('${chunk}').then((all) => ({ default: all.c0 })), odd: () => import('./Odd.tsx') }`,
    )
  })

  it('is the only module that changes', () => {
    expect(read(`${folder}/Sail.tsx`)).toBeUndefined()
  })
})

it('makes the module of a chunk from the components in that chunk only', () => {
  const chunk = chunks.moduleOf(`${folder}/Wide.tsx`)
  expect(hook('resolveId')(chunk)).toBe(`\0${chunk}`)
  expect(hook('resolveId')('./Sail.tsx')).toBeUndefined()
  expect(hook('load')(`\0${chunk}`)).toBe(`export { default as c0 } from "${folder}/Wide.tsx"`)
  expect(hook('load')('/src/player/app/App.tsx')).toBeUndefined()
})
