import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type Host, startHost } from '../../../src/server/host/start-host.ts'
import { type DiskWrites, realWrites } from '../../../src/site/disk/replace-files.ts'
import { operatorToken } from '../../support/operator.ts'
import { picturesVariable } from '../../support/start-test-host.ts'
import { findSerious, rest, type SeriousOptions } from './find-serious.ts'
import { mirrorFolder } from './mirror-folder.ts'
import { controlSandbox } from './sandbox.ts'
import { type Trouble, watchTrouble } from './trouble.ts'
import { projectRoot } from './words.ts'

export interface Studio {
  readonly page: Page
  readonly trouble: Trouble
  readonly port: number
  /** The folder with the merchants that are edited. */
  readonly root: string
  /** Opens a place, such as `siamstar/theme`. */
  readonly open: (place: string) => Promise<void>
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
  /** Whatever is written fails as the operating system says, such as ENOSPC; nothing does any more without it. */
  readonly breakDisk: (code: string | undefined) => void
  /** Lists the serious findings of axe in the studio. The pages that it previews have journeys of their own. */
  readonly findSerious: (options?: SeriousOptions) => Promise<string[]>
}

interface StudioHost {
  /** The folder with the merchants, and with what the host keeps in `data`. */
  readonly root: string
  readonly host: Host
  readonly breakDisk: Studio['breakDisk']
  /** Everything as it was at the start. */
  readonly tidy: () => Promise<void>
}

interface StudioFixtures {
  readonly trouble: Trouble
  readonly studio: Studio
}

/** A journey through the studio on a screen, with a folder of merchants to edit and a host of its own. */
export const test = base.extend<StudioFixtures, { readonly studioHost: StudioHost }>({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  studioHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const studioHost = await openStudioHost()
      await use(studioHost)
      await studioHost.host.close()
      rmSync(studioHost.root, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  trouble: async ({ page }, use) => {
    const trouble = await watchTrouble(page)
    await use(trouble)
    trouble.check()
  },
  studio: async ({ page, trouble, studioHost }, use, test) => {
    const { root, host, breakDisk } = studioHost
    await studioHost.tidy()
    const address = `http://localhost:${host.port}/studio`
    await page
      .context()
      .addCookies([{ name: `livery-operator-${host.port}`, value: operatorToken, url: address }])
    await use({
      page,
      trouble,
      port: host.port,
      root,
      open: async (place) => {
        await page.goto(`${address}/${place}`)
      },
      read: (file) => readFileSync(join(root, file), 'utf8'),
      write: (file, text) => writeFileSync(join(root, file), text),
      breakDisk,
      findSerious: async (options) => {
        await rest({ page })
        return findSerious({ page }, options)
      },
    })
    // A page that continued to load would receive the next journey's folder.
    if (test.status === test.expectedStatus) await page.close()
  },
})

export { expect } from '@playwright/test'

const parts = ['merchants', 'locales']

async function openStudioHost(): Promise<StudioHost> {
  const root = mkdtempSync(join(tmpdir(), 'livery-studio-'))
  const data = join(root, 'data')
  const lay = (): void => {
    for (const part of parts) mirrorFolder(join(projectRoot, part), join(root, part))
  }
  lay()
  // Another loopback address replaces one of the local network.
  const networks = () => ['127.0.0.2']
  let broken: string | undefined
  const write: DiskWrites['write'] = (path, bytes) => {
    if (broken) throw Object.assign(new Error(broken), { code: broken })
    realWrites.write(path, bytes)
  }
  const writes = { ...realWrites, write }
  const pictures = process.env[picturesVariable] ?? join(data, 'pictures')
  const token = operatorToken
  const host = await startHost({
    ...{ root, port: 0, data, pictures, networks, writes, token },
    noPopups: true,
  })
  return {
    root,
    host,
    breakDisk: (code) => {
      broken = code
    },
    async tidy() {
      broken = undefined
      const others = readdirSync(root).filter((name) => ![...parts, 'data'].includes(name))
      for (const name of others) rmSync(join(root, name), { recursive: true, force: true })
      lay()
      await host.look()
      await controlSandbox(host.port).reset()
    },
  }
}
