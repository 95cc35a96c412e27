import { test as base } from '@playwright/test'
import { startTestHost, type TestHost } from '../../support/start-test-host.ts'
import { createPlayer, type Player, type PlayerSources } from './player.ts'
import { controlSandbox, type SandboxControl } from './sandbox.ts'
import { type Trouble, watchTrouble } from './trouble.ts'
import { projectRoot } from './words.ts'

interface Journey {
  readonly trouble: Trouble
  /** Creates a player at a merchant of the project's own folder. */
  readonly createPlayer: (code: string, language?: string) => Player
}

interface JourneyProject {
  /** The host of this worker, serving the project's merchants. */
  readonly host: TestHost
  readonly sandbox: SandboxControl
}

/** A journey through the product; it fails on any trouble of the page that it did not expect. */
export const test = base.extend<Journey, JourneyProject>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const host = await startTestHost({ root: projectRoot })
      await use(host)
      await host.close()
    },
    { scope: 'worker' },
  ],
  sandbox: [async ({ host }, use) => use(controlSandbox(host.port)), { scope: 'worker' }],
  trouble: async ({ page }, use) => {
    const trouble = await watchTrouble(page)
    await use(trouble)
    trouble.check()
  },
  createPlayer: async ({ page, trouble, host, sandbox }, use) => {
    await sandbox.reset()
    const sources: PlayerSources = { page, trouble, host, sandbox, root: projectRoot }
    await use((code, language) => createPlayer(code, sources, language))
  },
})

export { expect } from '@playwright/test'
