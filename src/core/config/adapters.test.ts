import { expect, it } from 'vitest'
import { checkUnusedAdapters } from './adapters.ts'
import { checkMerchants } from './check-merchants.ts'
import { checkWorkspace } from './check-workspace.ts'
import type { Finding } from './finding.ts'
import { filesOf } from './testing.ts'

const adapter = 'export default {}'

/** Returns the files of a workspace with one merchant, and others by their paths. */
function workspace(name: string | undefined, more: Readonly<Record<string, object | string>> = {}) {
  const gateway = name === undefined ? {} : { gateway: { adapter: name } }
  return filesOf({
    'merchants/cove/merchant.json': { schemaVersion: 1, code: 'cove', ...gateway },
    ...more,
  })
}

/** Returns the findings about adapters as text. */
function tell(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ code }) => code.endsWith('-adapter'))
    .map(({ file, path, message }) => [file, path, message].filter(Boolean).join(' '))
}

it('a merchant whose adapter is there has no finding', () => {
  expect(tell(checkMerchants(workspace('north', { 'gateways/north.ts': adapter })))).toEqual([])
})

it('a merchant whose adapter is missing has a finding with the nearest name, and a fix', () => {
  const found = checkMerchants(workspace('nort', { 'gateways/north.ts': adapter }))
  expect(tell(found)).toEqual([
    'merchants/cove/merchant.json gateway.adapter There is no file gateways/nort.ts. Rename it to "north".',
  ])
  expect(found.find(({ code }) => code === 'unknown-adapter')?.fix?.insert).toBe('"north"')
  expect(tell(checkMerchants(workspace('north')))).toEqual([
    'merchants/cove/merchant.json gateway.adapter There is no file gateways/north.ts. Add it, or remove the setting.',
  ])
})

it('a key for encrypted calls has a warning, whatever the key is, because an adapter sends none', () => {
  const publicKey = (adapterName: string) => ({
    'merchants/cove/merchant.json': {
      schemaVersion: 1,
      code: 'cove',
      gateway: { adapter: adapterName, publicKey: 'short' },
    },
    'gateways/north.ts': adapter,
  })
  const keysOf = (name: string) =>
    checkMerchants(workspace(undefined, publicKey(name)))
      .filter(({ path }) => path === 'gateway.publicKey')
      .map(({ code }) => code)
  expect(keysOf('north')).toEqual(['unused-key'])
  expect(keysOf('')).toEqual(['wrong-key'])
})

it('an environment whose adapter is missing has a finding; null is none', () => {
  const environments = {
    staging: { gateway: 'https://staging.example', adapter: 'south' },
    sandbox: { gateway: 'http://localhost:4173', adapter: null },
  }
  const livery = { 'livery.json': { schemaVersion: 1, environments } }
  expect(tell(checkWorkspace(workspace(undefined, livery)))).toEqual([
    'livery.json environments.staging.adapter There is no file gateways/south.ts. Add it, or remove the setting.',
  ])
})

it('a file of gateways that no merchant, environment or adapter uses has a warning', () => {
  const files = workspace('north', {
    'livery.json': {
      schemaVersion: 1,
      environments: { staging: { gateway: 'https://staging.example', adapter: 'next' } },
    },
    'gateways/north.ts': `import { toAmount } from './money.ts'\nexport default { toAmount }`,
    'gateways/next.ts': adapter,
    'gateways/money.ts': 'export const toAmount = 1',
    'gateways/old.ts': adapter,
  })
  expect(tell(checkUnusedAdapters(files))).toEqual([
    'gateways/old.ts No merchant, environment or other adapter uses this file. Set "gateway.adapter" of a merchant to "old", or remove the file.',
  ])
})
