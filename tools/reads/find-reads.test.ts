import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/core/contract/pages.ts'
import type { PageReads } from '../../src/core/contract/reads/reads.ts'
import { comparePage, compareReads, type DeclaredReads } from './compare-reads.ts'
import { createReadSearch } from './find-reads.ts'
import { listPageEntrances } from './list-entrances.ts'

const root = mkdtempSync(join(tmpdir(), 'livery-reads-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const files = {
  'Door.tsx': `import { useLater, useUnused } from './part.ts'
    import type { Type } from './types.ts'
    const Sheet = lazy(() => import('./Sheet.tsx'))
    export default function Door({ tone }: Type) {
      const { loginCaptcha = false } = useConsolidated() ?? {}
      return useLater() ? <Sheet /> : loginCaptcha && tone
    }`,
  'part.ts': `export { useLater } from './later.ts'
    export const useUnused = () => useFlag('PTSYS3')`,
  'later.ts': `export const useLater = () => useFlag('REG3') && useSetting('register.captcha')`,
  'Sheet.tsx': `export default function Sheet() {
      const services = useConsolidated()?.socialProviders
      return <CallForm call="login" of={useCall('vendors', services)} />
    }`,
  'Links.tsx': `import { readRouteDeclaration } from './pages.ts'
    export default function Links() {
      const isOn = useReadFlag()
      return [{ route: 'agentLinks' }].filter(({ route }) => isOn(readRouteDeclaration(route).flag))
    }`,
  'pages.ts': `export const readRouteDeclaration = (route) => routes[route]`,
  'dead.ts': `export const useDead = () => useFlag('CBS3') && useCall('vendors')
    export const useLess = () => useReadFlag()(useSetting('trial'))`,
  'dead.block.ts': `export const dead = { calls: [{ call: 'vendors' }], flag: 'CBS3' }`,
  'Menu.tsx': `export default function Menu() { return useReadFlag()(useConsolidated()) }`,
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)

const search = createReadSearch(root)
const find = (name: string) => search.find([{ file: join(root, name), name: 'default' }])

/** Compares a declaration with the code of a page. */
function comparePageCode(component: string, declared: PageReads): string[] {
  return comparePage({ id: 'agents', at: 'reads.ts:1', declared, found: find(component) })
}

/** Compares a declaration with the code of a component. */
function compare(component: string, declared: DeclaredReads): string[] {
  const found = new Map([['', find(component)]])
  return compareReads({ type: 'door', at: 'reads.ts:1', declared, found, early: new Map() })
}

describe('what the code of a block reads', () => {
  it('is found through imports, exports that are passed on and lazy code, with its places', () => {
    const { flags, settings, calls } = find('Door.tsx')
    expect([...flags]).toEqual([['REG3', 'later.ts:1']])
    expect([...settings]).toEqual([
      ['loginCaptcha', 'Door.tsx:5'],
      ['register.captcha', 'later.ts:1'],
    ])
    expect([...calls.keys()].toSorted()).toEqual(['consolidatedSettings', 'login', 'vendors'])
  })

  it('is declared in full, and nothing else is', () => {
    const calls = ['consolidatedSettings', 'login', 'vendors'] as const
    const settings = ['register.captcha', 'loginCaptcha'] as const
    expect(compare('Door.tsx', { flags: ['REG3'], settings, calls })).toEqual([])
    expect(compare('Door.tsx', { flags: ['CBS3'], settings, calls })).toEqual([
      'later.ts:1 reads the flag "REG3". Add it to "door" in reads.ts:1.',
      'reads.ts:1 "door" declares the flag "CBS3", which its code does not read. Remove it.',
    ])
  })

  it('is declared as a function where the name of a flag is data, and never taken whole', () => {
    expect(compare('Menu.tsx', {})).toEqual([
      'Menu.tsx:1 takes an answer whole. Take its properties by name.',
      'Menu.tsx:1 reads flags whose names are data. Declare "flagsOf" for "door" in reads.ts:1.',
    ])
  })

  it('is declared for a variant with code of its own', () => {
    const found = new Map([
      ['wide', find('Door.tsx')],
      ['flat', find('Sheet.tsx')],
    ])
    const calls = ['consolidatedSettings', 'login', 'vendors'] as const
    const wide = { flags: ['REG3'], settings: ['register.captcha', 'loginCaptcha'] } as const
    const early = new Map([['hotGames', 'door.block.ts:3']])
    const one = { type: 'door', at: 'reads.ts:1', found, early }
    expect(compareReads({ ...one, declared: { calls, variants: { wide, tall: {} } } })).toEqual([
      'reads.ts:1 "door" has no code of its own for "tall". Move its reads to the type.',
      'door.block.ts:3 loads the call "hotGames", which no code of "door" reads. Remove it.',
    ])
  })
})

describe('what the code of a page or of the frame reads', () => {
  it('is declared with what it shows for each flag, and nothing else is', () => {
    const calls = ['consolidatedSettings', 'login', 'vendors'] as const
    const settings = ['register.captcha', 'loginCaptcha'] as const
    const flags = { REG3: 'the door' }
    expect(comparePageCode('Door.tsx', { flags, settings, calls })).toEqual([])
    expect(comparePageCode('Door.tsx', { flags: { CBS3: 'the chat' }, settings, calls })).toEqual([
      'later.ts:1 reads the flag "REG3". Add it to "agents" in reads.ts:1.',
      'reads.ts:1 "agents" declares the flag "CBS3", which its code does not read. Remove it.',
    ])
  })

  it('has the flags of the routes that it links to, and no flags whose names nothing declares', () => {
    expect(comparePageCode('Links.tsx', { flags: { AFFMAN3: 'the links' } })).toEqual([])
    expect(comparePageCode('Links.tsx', {})).toEqual([
      'Links.tsx:4 reads the flag "AFFMAN3". Add it to "agents" in reads.ts:1.',
    ])
    expect(comparePageCode('Menu.tsx', {})).toEqual([
      'Menu.tsx:1 takes an answer whole. Take its properties by name.',
      'Menu.tsx:1 reads flags whose names are data. Name them in a table of src/core/contract.',
    ])
  })

  it('ends at the files that are outside', () => {
    const entrance = { file: join(root, 'Door.tsx'), name: 'default' }
    const { flags } = search.find([entrance], (file) => file.endsWith('later.ts'))
    expect([...flags]).toEqual([])
  })

  it('is all that the player reads: what nothing reaches is refused', () => {
    for (const name of Object.keys(files)) if (/^[A-Z]/.test(name)) find(name)
    expect(search.listUnreached(join(root, 'later.ts'))).toEqual([])
    const tail = 'and no block, page or part of the frame reaches it. Remove it.'
    expect(search.listUnreached(join(root, 'part.ts'))).toEqual([
      `part.ts:2 reads the flag "PTSYS3", ${tail}`,
    ])
    expect(search.listUnreached(join(root, 'dead.ts'))).toEqual([
      `dead.ts:1 reads the flag "CBS3", ${tail}`,
      `dead.ts:2 reads the setting "trial", ${tail}`,
      `dead.ts:1 reads the call "vendors", ${tail}`,
      `dead.ts:2 reads flags by name, ${tail}`,
    ])
    expect(search.listUnreached(join(root, 'dead.block.ts'))).toEqual([
      `dead.block.ts:1 reads the flag "CBS3", ${tail}`,
    ])
  })

  it('is found for the page of every route', () => {
    const pages = listPageEntrances(join(import.meta.dirname, '../..'))
    expect(Object.keys(routes).filter((route) => !pages.has(route))).toEqual([])
  })
})
