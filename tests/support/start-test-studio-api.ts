import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createStudioApiClient,
  type StudioApiClient,
} from '../../src/core/gateway-client/ask-studio-api.ts'
import type { HostOptions } from '../../src/server/host/host-options.ts'
import { startHost } from '../../src/server/host/start-host.ts'
import { copyBase } from './copy-base.ts'
import { operatorHeaders, operatorToken } from './operator.ts'
import { writePlayerPage } from './write-player-page.ts'

export interface RecordedRequest {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface TestStudioApi {
  readonly root: string
  readonly port: number
  readonly ask: StudioApiClient
  /** Asks with the token, by any host name and with any header, as a page of another site or a script may. */
  readonly askRaw: (
    asked: RecordedRequest,
  ) => Promise<{ readonly status: number; readonly body: unknown }>
  readonly close: () => Promise<void>
}

/** A real host on a free port over a folder of its own, with the base merchant and one called `shop`. */
export async function startTestStudioApi(
  options: Partial<HostOptions> = {},
): Promise<TestStudioApi> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-studioApi-'))
  const root = join(folder, 'root')
  copyBase(root)
  mkdirSync(join(root, 'merchants/shop'), { recursive: true })
  writeFileSync(join(root, 'merchants/shop/merchant.json'), shopText)
  const data = join(folder, 'data')
  const dist = writePlayerPage(folder)
  const host = await startHost({ root, port: 0, dist, data, token: operatorToken, ...options })
  const { port } = host
  return {
    root,
    port,
    ask: createStudioApiClient({ origin: `http://127.0.0.1:${port}`, token: operatorToken, fetch }),
    askRaw: (asked) =>
      askRaw(port, { ...asked, headers: { ...operatorHeaders, ...asked.headers } }),
    close: async () => {
      await host.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const shopText = `{
  // A shop for tests.
  "schemaVersion": 1,
  "code": "shop",
  "extends": "base",
  "hosts": ["shop.localhost"],
  "brand": { "name": { "en": "The Shop" } },
  "languages": { "default": "en", "supported": ["en"] }, /* one */
  "safety": { "rememberedLogin": "username" },
  "pages": {
    "home": {
      "order": ["*", "mall"],
      "blocks": {
        "mall": { "type": "contact", "when": { "flag": "PTSYS3" } }
      }
    }
  }
}
`

function askRaw(port: number, { path, method = 'GET', headers = {}, body }: RecordedRequest) {
  return new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
    const asked = request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString()
        const isJson = String(answer.headers['content-type']).includes('json')
        resolve({ status: answer.statusCode ?? 0, body: isJson ? JSON.parse(text) : text })
      })
    })
    asked.on('error', reject)
    asked.end(body)
  })
}
