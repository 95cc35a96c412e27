import type {
  EncryptionKey,
  SystemStatus,
  WhitelabelTree,
} from '../../core/contract/generated/gateway.ts'
import { isSystemStatus } from '../../core/contract/generated/validators/start.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { Client } from '../../core/gateway-client/client-options.ts'
import {
  consolidatedFacts,
  registerFacts,
  templateFacts,
} from '../../core/gateway-client/live-facts.ts'
import { readStatus } from '../../core/gateway-client/read-status.ts'
import { publishLive } from '../state/live.ts'
import {
  publishConsolidated,
  publishStatus,
  readPlatformStatus,
  type StatusName,
} from '../state/status.ts'
import { deviceStorage, readKept } from '../state/storage.ts'
import { takeTurn } from './tell-in-turn.ts'

interface LoaderOptions {
  readonly client: Client
  readonly gateway: Skin['gateway']
  readonly flattenWhitelabel: (tree: WhitelabelTree) => Record<string, boolean>
  /** Waits so many milliseconds; given by tests. */
  readonly wait?: (ms: number) => Promise<void>
}

export type ClosedState = Exclude<StatusName, 'open'>

export interface SettingsLoader {
  /** Publishes the cached status, then asks for everything; ends when every call has answered once. */
  readonly load: () => Promise<void>
  readonly refreshStatus: () => Promise<void>
  /**
   * Shows the state that a refused call told of, and asks the status for the rest of it. A status
   * that contradicts the call is taken at the next look, so that the page does not go to and fro.
   */
  readonly noteClosed: (state: ClosedState) => void
  readonly readEncryption: () => Promise<EncryptionKey | undefined>
}

/** Loads the settings that drive the page (SPEC §10.19 to §10.24); a failing call leaves the defaults and is asked again. */
export function createSettingsLoader(options: LoaderOptions): SettingsLoader {
  const { client, gateway, flattenWhitelabel } = options
  const query = { merchantCode: gateway.merchantCode }
  const publish = async (answer: SystemStatus): Promise<void> => {
    publishStatus(readStatus(answer, gateway.statusReading), answer)
    await takeTurn()
    const { whitelabel, register, mobileTemplate } = answer.info
    if (whitelabel) publishLive({ flags: flattenWhitelabel(whitelabel) })
    if (register) publishLive({ settings: registerFacts(register) })
    if (mobileTemplate) publishLive({ settings: { mobileTemplate } })
  }
  const refreshStatus = async (): Promise<void> => {
    const answer = await client.call('systemStatus', { query })
    deviceStorage.write('status', JSON.stringify(answer))
    await publish(answer)
  }
  const noteClosed = (state: ClosedState): void => {
    const { name, answer: known = { info: {} } } = readPlatformStatus()
    if (name === 'maintenance' || name === 'restricted') return
    publishStatus(state, known)
    const confirm = (answer: SystemStatus): void => {
      if (readStatus(answer, gateway.statusReading) !== 'open') void publish(answer)
    }
    client.call('systemStatus', { query }).then(confirm, () => undefined) // the screen asks again
  }
  const parts = [
    refreshStatus,
    async () => publishLive({ flags: flattenWhitelabel(await client.call('whitelabel')) }),
    async () =>
      publishLive({ templates: templateFacts(await client.call('templates', { query })) }),
    async () => {
      const settings = await client.call('consolidatedSettings')
      publishConsolidated(settings)
      publishLive({ settings: consolidatedFacts(settings) })
    },
  ]
  return {
    refreshStatus,
    noteClosed,
    async load() {
      const answered = parts.map(async (part) => {
        await takeTurn()
        await part().catch(() => void again(part, options.wait))
      })
      // What it says of the blocks has its turn after these, and the status is drawn without it.
      const cached = readCachedStatus()
      if (cached) void publish(cached)
      await Promise.all(answered)
    },
    async readEncryption() {
      if (!readPlatformStatus().answer?.info.encryption) await refreshStatus()
      const key = readPlatformStatus().answer?.info.encryption
      const { publicKey } = gateway
      return publicKey ? { keyId: key?.keyId ?? 'pinned', publicKey } : key
    },
  }
}

/** Asks again until it answers, ever more rarely, at most once a minute. */
async function again(part: () => Promise<void>, wait = pause): Promise<void> {
  for (let ms = 3000; ; ms = Math.min(ms * 2, 60_000)) {
    await wait(ms)
    try {
      await part()
      return
    } catch {
      // The next round asks anew; until then the defaults stand.
    }
  }
}

function readCachedStatus(): SystemStatus | undefined {
  return readKept(
    deviceStorage,
    'status',
    (cached) => (isSystemStatus(cached) ? (cached as SystemStatus) : undefined), // just checked
  )
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
