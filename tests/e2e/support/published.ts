import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublisher, type Publisher } from '../../../src/site/publish/create-publisher.ts'
import type { FolderServer } from '../../../src/site/publish/serve/serve-folder.ts'
import { test as base, expect } from './journey.ts'
import { createPlayer, type Player } from './player.ts'
import { merchants, projectRoot } from './words.ts'

/** The merchants as they went out, with the sandbox of this worker behind them. */
interface Shop {
  readonly out: string
  readonly publisher: Publisher
  readonly served: FolderServer
}

interface Visit {
  /** Returns the address of a published merchant. */
  readonly addressOf: (code: string) => string
  /** Creates a player at a merchant there. */
  readonly visit: (code: string, language?: string) => Player
}

/** A journey through what was published. */
export const test = base.extend<Visit, { readonly shop: Shop }>({
  shop: [
    async ({ host }, use) => {
      const out = mkdtempSync(join(tmpdir(), 'livery-published-'))
      const publisher = createPublisher()
      const { refused } = await publisher.publish({ root: projectRoot, out, codes: merchants })
      expect(refused).toEqual([])
      const gateway = new URL(`http://localhost:${host.port}`)
      const served = await publisher.serve(out, { port: 0, gateway })
      await use({ out, publisher, served })
      await served.close()
      rmSync(out, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  addressOf: async ({ shop }, use) => {
    await use((code) => `http://${code}.localhost:${shop.served.port}`)
  },
  visit: async ({ page, trouble, host, sandbox, shop, addressOf }, use) => {
    await sandbox.reset()
    const there = { ...host, port: shop.served.port, address: addressOf }
    const sources = { page, trouble, sandbox, host: there, root: projectRoot }
    await use((code, language) => createPlayer(code, sources, language))
  },
})

export { expect } from './journey.ts'
