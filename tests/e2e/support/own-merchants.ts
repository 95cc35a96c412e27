import { join } from 'node:path'
import { startTestHost, type TestHost } from '../../support/start-test-host.ts'
import { test as journey } from './journey.ts'
import { createPlayer, type Player } from './player.ts'
import { controlSandbox, type SandboxControl } from './sandbox.ts'
import { makeTempRoot, type TempRoot } from './temp-root.ts'
import { projectRoot } from './words.ts'

interface Shop {
  readonly root: TempRoot
  readonly host: TestHost
  /** The messages of the host to its operator. */
  readonly reported: string[]
}

interface OwnMerchants {
  /** A folder of merchants that the journey may edit. */
  readonly root: TempRoot
  /** The host that serves it. */
  readonly ownHost: TestHost
  /** The messages of that host to its operator in this journey. */
  readonly reported: readonly string[]
  readonly ownSandbox: SandboxControl
  /** Creates a player at a merchant of that folder, as the folder is when a page is opened. */
  readonly createOwnPlayer: (code: string, language?: string) => Player
  /**
   * Creates a player at a merchant of the project in the sandbox of that host. The journeys of a worker that ask for it share
   * that sandbox, so each changes a member that no other one of them uses.
   */
  readonly createFreshPlayer: (code: string) => Promise<Player>
}

/** A journey with a merchants folder of its own to edit. */
export const test = journey.extend<OwnMerchants, { readonly shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const root = makeTempRoot()
      const reported: string[] = []
      const report = (line: string): void => void reported.push(line)
      const host = await startTestHost({ root: root.path, report })
      await use({ root, host, reported })
      await host.close()
      root.remove()
    },
    { scope: 'worker' },
  ],
  root: async ({ shop: { root } }, use) => {
    await use(root)
    root.tidy()
  },
  // The folder without what the journey before wrote is taken in first, so that nothing of it stays.
  ownHost: async ({ shop: { host, reported }, root: _ }, use) => {
    await host.look()
    reported.length = 0
    await use(host)
  },
  reported: async ({ shop: { reported }, ownHost: _ }, use) => use(reported),
  ownSandbox: async ({ ownHost }, use) => {
    const sandbox = controlSandbox(ownHost.port)
    await sandbox.reset()
    await use(sandbox)
  },
  createOwnPlayer: async ({ page, trouble, root, ownHost: host, ownSandbox: sandbox }, use) => {
    const sources = { page, trouble, host, sandbox, root: root.path }
    await use((code, language) => {
      const player = createPlayer(code, sources, language)
      const open = async (path: string): Promise<void> => {
        await host.look()
        await player.open(path)
      }
      return { ...player, open }
    })
  },
  createFreshPlayer: async ({ root, ownHost, createOwnPlayer }, use) =>
    use(async (code) => {
      root.bring(code, join(projectRoot, 'merchants', code))
      await ownHost.look()
      return createOwnPlayer(code)
    }),
})

export { expect } from '@playwright/test'
