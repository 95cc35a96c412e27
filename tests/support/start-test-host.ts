import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NamedGateway } from '../../src/server/host/host-options.ts'
import { startHost } from '../../src/server/host/start-host.ts'
import { operatorToken } from './operator.ts'

export interface TestHostOptions {
  readonly root: string
  /** The folder of the built player; by default the project's, which unit tests do not have. */
  readonly dist?: string
  readonly report?: (line: string) => void
  /** Writes into the database before the host opens it. */
  readonly prepare?: (data: string) => Promise<void>
  /** True to send the popups of worlds, which cover the home. */
  readonly popups?: boolean
  /** Answers all calls in place of the sandbox. */
  readonly gateway?: NamedGateway
  /** Epoch milliseconds; the machine's clock by default. */
  readonly now?: () => number
}

export interface TestHost {
  readonly port: number
  /** The address of a merchant's pages, without a path. */
  readonly address: (code: string) => string
  /** Takes the folder in as it is now. */
  readonly look: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Names the folder that the hosts of one run of journeys keep their pictures in. */
export const picturesVariable = 'LIVERY_TEST_PICTURES'

/** The real host on a free port with a database of its own, gone when closed. */
export async function startTestHost(options: TestHostOptions): Promise<TestHost> {
  const { root, prepare, popups = false, ...rest } = options
  const data = mkdtempSync(join(tmpdir(), 'livery-data-'))
  await prepare?.(data)
  const pictures = process.env[picturesVariable] ?? join(data, 'pictures')
  const token = operatorToken
  const host = await startHost({ root, port: 0, data, pictures, token, noPopups: !popups, ...rest })
  return {
    port: host.port,
    address: (code) => `http://${code}.localhost:${host.port}`,
    look: host.look,
    close: async () => {
      await host.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
