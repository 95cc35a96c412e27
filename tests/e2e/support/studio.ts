import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type DiskWrites, realWrites } from '../../../src/disk/replace-files.ts'
import { startHost } from '../../../src/server/host/start-host.ts'
import { findSerious, rest } from './find-serious.ts'
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
  /** What axe finds serious now. */
  readonly findSerious: () => Promise<string[]>
}

/** A journey through the studio on a screen, with a folder of merchants and a host of its own. */
export const test = base.extend<{ readonly trouble: Trouble; readonly studio: Studio }>({
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  trouble: async ({ page }, use) => {
    const trouble = await watchTrouble(page)
    await use(trouble)
    trouble.check()
  },
  studio: async ({ page, trouble }, use, test) => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-studio-'))
    for (const part of ['merchants', 'locales'])
      cpSync(join(projectRoot, part), join(folder, part), { recursive: true })
    const data = join(folder, 'data')
    // Another address of this machine stands for one in its network.
    const networks = () => ['127.0.0.2']
    let broken: string | undefined
    const write: DiskWrites['write'] = (path, bytes) => {
      if (broken) throw Object.assign(new Error(broken), { code: broken })
      realWrites.write(path, bytes)
    }
    const writes = { ...realWrites, write }
    const host = await startHost({ root: folder, port: 0, data, networks, writes })
    const address = `http://localhost:${host.port}/studio`
    await use({
      page,
      trouble,
      port: host.port,
      root: folder,
      open: async (place) => {
        await page.goto(`${address}/${place}`)
      },
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      write: (file, text) => writeFileSync(join(folder, file), text),
      breakDisk: (code) => {
        broken = code
      },
      findSerious: async () => {
        await rest({ page })
        return findSerious({ page })
      },
    })
    // A page that goes on asking would meet a host that is gone.
    if (test.status === test.expectedStatus) await page.close()
    await host.close()
    rmSync(folder, { recursive: true, force: true })
  },
})

export { expect } from '@playwright/test'
