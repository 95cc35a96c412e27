import { startTestHost, type TestHost } from '../../support/start-test-host.ts'
import { test as journey } from './journey.ts'
import { meetMerchant, type Player } from './player.ts'
import { controlSandbox, type SandboxControl } from './sandbox.ts'
import { makeTempRoot, type TempRoot } from './temp-root.ts'

interface Workshop {
  /** A folder of merchants that the journey may edit. */
  readonly root: TempRoot
  /** The host that serves it. */
  readonly ownHost: TestHost
  readonly ownSandbox: SandboxControl
  /** Meets a merchant of that folder. */
  readonly meetOwn: (code: string, language?: string) => Player
}

/** A journey with a merchants folder of its own to edit. */
export const test = journey.extend<Workshop>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  root: async ({}, use) => {
    const root = makeTempRoot()
    await use(root)
    root.remove()
  },
  ownHost: async ({ root }, use) => {
    const host = await startTestHost({ root: root.path })
    await use(host)
    await host.close()
  },
  ownSandbox: async ({ ownHost }, use) => use(controlSandbox(ownHost.port)),
  meetOwn: async ({ page, trouble, root, ownHost: host, ownSandbox: sandbox }, use) => {
    const meeting = { page, trouble, host, sandbox, root: root.path }
    await use((code, language) => meetMerchant(code, meeting, language))
  },
})

export { expect } from '@playwright/test'
