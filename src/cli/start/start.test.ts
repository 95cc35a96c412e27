import { describe, expect, it, vi } from 'vitest'
import type { CliEnvironment } from '../environment.ts'
import { runLivery } from '../testing.ts'
import type { RunningHost } from './running-host.ts'

const files = { read: () => undefined, list: () => [] }

function hostOf(port: number, more: Partial<RunningHost> = {}): RunningHost {
  return {
    port,
    addresses: new Map([['shop', `http://shop.localhost:${port}/m/home`]]),
    studio: `http://localhost:${port}/studio?token=t`,
    accounts: { names: ['member88', 'agent88'], password: 'secret' },
    built: Promise.resolve(),
    close: async () => undefined,
    ...more,
  }
}

const start = (args: readonly string[], openHost: CliEnvironment['openHost']) =>
  runLivery(['start', ...args], files, { openHost, port: 4173 })

describe('livery start', () => {
  it('prints the address of each merchant, the studio and the accounts, and closes when it is stopped', async () => {
    const close = vi.fn(async () => undefined)
    const openHost = vi.fn(async ({ port }: { readonly port: number }) => hostOf(port, { close }))
    const { code, out } = await start(['--root', 'sites'], openHost)
    expect(code).toBe(0)
    expect(openHost).toHaveBeenCalledWith({ root: 'sites', port: 4173 })
    expect(out).toContain('shop         http://shop.localhost:4173/m/home')
    expect(out).toContain('Studio       http://localhost:4173/studio?token=t')
    expect(out).toContain('member88, agent88; the password is secret')
    expect(close).toHaveBeenCalledOnce()
  })

  it('names the gateway of an environment between two rules, and no demonstration account', async () => {
    const text = JSON.stringify({
      schemaVersion: 1,
      environments: { staging: { gateway: 'https://gateway.staging.example' } },
    })
    const workspace = {
      ...files,
      read: (path: string) => (path === 'livery.json' ? text : undefined),
    }
    const openHost = vi.fn(async () => hostOf(5000))
    const type = (words: readonly string[]) =>
      runLivery(['start', ...words], workspace, { openHost, port: 4173 })
    const { out } = await type(['--env', 'staging'])
    const address = new URL('https://gateway.staging.example')
    expect(openHost).toHaveBeenCalledWith({
      ...{ root: '.', port: 4173 },
      gateway: { name: 'staging', address },
    })
    expect(out).toMatch(
      / {2}!+\n {2}Every call goes to https:\/\/gateway\.staging\.example, the gateway of staging\.\n {2}Accounts, money and bets on these pages are those of that gateway\.\n {2}!+\n/,
    )
    expect(out).not.toContain('member88')
    const json = await type(['--env', 'staging', '--format', 'json'])
    expect(JSON.parse(json.out)).toMatchObject({ gateway: 'https://gateway.staging.example' })
    const unknown = await type(['--env', 'stagin'])
    expect(unknown).toMatchObject({
      code: 2,
      error: expect.stringContaining('Did you mean "staging"?'),
    })
  })

  it('prints addresses as JSON for scripts', async () => {
    const { out } = await start(['--format', 'json', '--port', '0'], async () => hostOf(5000))
    expect(JSON.parse(out)).toEqual({
      port: 5000,
      addresses: { shop: 'http://shop.localhost:5000/m/home' },
      studio: 'http://localhost:5000/studio?token=t',
    })
  })

  it('names another port where the port is in use, and says what else is wrong', async () => {
    const busy = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
    expect(await start([], () => Promise.reject(busy))).toMatchObject({
      code: 1,
      error: 'Port 4173 is in use. Choose another one with --port.',
    })
    expect(await start([], () => Promise.reject(new Error('The player is gone.')))).toMatchObject({
      code: 1,
      error: 'The player is gone.',
    })
    expect(await start(['--port', 'x'], async () => hostOf(1))).toMatchObject({ code: 2 })
  })

  it('goes on serving where the studio cannot be built, and says so', async () => {
    const built = Promise.reject(new Error('The studio could not be built.'))
    const { code, error } = await start([], async ({ port }) => hostOf(port, { built }))
    expect(code).toBe(0)
    expect(error).toBe('The studio could not be built.')
  })
})
