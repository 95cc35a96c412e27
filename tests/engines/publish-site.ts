import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublisher } from '../../src/site/publish/create-publisher.ts'
import { projectRoot } from '../e2e/support/words.ts'

export interface PublishedSite {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Publishes one merchant and serves it, with the gateway of a host behind it. */
export async function publishSite(code: string, hostPort: number): Promise<PublishedSite> {
  const out = mkdtempSync(join(tmpdir(), 'livery-engines-'))
  const publisher = createPublisher()
  const { refused } = await publisher.publish({ root: projectRoot, out, codes: [code] })
  if (refused.length > 0) throw new Error(`${code} could not be published.`)
  const gateway = new URL(`http://localhost:${hostPort}`)
  const served = await publisher.serve(out, { port: 0, gateway })
  return {
    port: served.port,
    async close() {
      await served.close()
      rmSync(out, { recursive: true, force: true })
    },
  }
}
