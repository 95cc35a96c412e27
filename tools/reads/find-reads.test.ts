import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { compareReads, type DeclaredReads } from './compare-reads.ts'
import { createReadSearch } from './find-reads.ts'

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
  'Menu.tsx': `export default function Menu() { return useReadFlag()(useConsolidated()) }`,
}
for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)

const search = createReadSearch(root)
const find = (name: string) => search([{ file: join(root, name), name: 'default' }])

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
