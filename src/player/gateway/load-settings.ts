import type { EncryptionKey, SystemStatus } from '../../core/contract/generated/gateway.ts'
import { isSystemStatus } from '../../core/contract/generated/validators/start.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { Client } from '../../core/gateway-client/client-options.ts'
import {
  consolidatedFacts,
  registerFacts,
  templateFacts,
  whitelabelFacts,
} from '../../core/gateway-client/live-facts.ts'
import { readStatus } from '../../core/gateway-client/read-status.ts'
import { markAnswered, markSettled, publishLive } from '../state/live.ts'
import {
  publishConsolidated,
  publishStatus,
  readPlatformStatus,
  type StatusName,
} from '../state/status.ts'
import { deviceStorage, readKept } from '../state/storage.ts'
import { yieldToMain } from './notify-in-tasks.ts'

interface LoaderOptions {
  readonly client: Client
  readonly gateway: Skin['gateway']
  /** Waits for a number of milliseconds. Tests replace it. */
  readonly wait?: (ms: number) => Promise<void>
}

type ClosedState = Exclude<StatusName, 'open'>

export interface SettingsLoader {
  /** Publishes the cached status, then loads all settings. Resolves when every call has answered once. */
  readonly load: () => Promise<void>
  readonly refreshStatus: () => Promise<void>
  /**
   * Shows the state that a refused call reported, and loads the status for its details. A status that
   * contradicts the call is ignored until the next refresh, so that the page does not switch back and
   * forth.
   */
  readonly noteClosed: (state: ClosedState) => void
  readonly loadEncryption: () => Promise<EncryptionKey | undefined>
}

/** Creates the loader of the settings that control the page (SPEC §10.19 to §10.24). A call that fails leaves the defaults and is repeated. */
export function createSettingsLoader(options: LoaderOptions): SettingsLoader {
  const { client, gateway } = options
  const query = { merchantCode: gateway.merchantCode }
  const publish = async (answer: SystemStatus): Promise<void> => {
    publishStatus(readStatus(answer, gateway.statusReading), answer)
    await yieldToMain()
    const { whitelabel, register, mobileTemplate } = answer.info
    if (whitelabel) publishLive({ flags: whitelabelFacts(whitelabel) })
    if (register) publishLive({ settings: registerFacts(register) })
    if (mobileTemplate) publishLive({ settings: { mobileTemplate } })
  }
  const refreshStatus = async (): Promise<void> => {
    const answer = await client.call('systemStatus', { query })
    deviceStorage.write('status', JSON.stringify(answer))
    await publish(answer)
    markAnswered()
  }
  const noteClosed = (state: ClosedState): void => {
    const { name, answer: known = { info: {} } } = readPlatformStatus()
    if (name === 'maintenance' || name === 'restricted') return
    publishStatus(state, known)
    const confirm = (answer: SystemStatus): void => {
      if (readStatus(answer, gateway.statusReading) !== 'open') void publish(answer)
    }
    client.call('systemStatus', { query }).then(confirm, () => undefined) // the screen repeats the request
  }
  const parts = [
    refreshStatus,
    async () => publishLive({ flags: whitelabelFacts(await client.call('whitelabel')) }),
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
        await yieldToMain()
        await part().catch(() => void retryUntilLoaded(part, options.wait))
      })
      // Its facts for blocks are published after these calls have started; the status screen needs no facts.
      const cached = readCachedStatus()
      if (cached) void publish(cached)
      await Promise.all(answered)
      markSettled()
    },
    async loadEncryption() {
      if (!readPlatformStatus().answer?.info.encryption) await refreshStatus()
      const key = readPlatformStatus().answer?.info.encryption
      const { publicKey } = gateway
      return publicKey ? { keyId: key?.keyId ?? 'pinned', publicKey } : key
    },
  }
}

/** Repeats a call until it succeeds, first after 3 seconds, then at growing intervals of at most one minute. */
async function retryUntilLoaded(part: () => Promise<void>, wait = pause): Promise<void> {
  for (let ms = 3000; ; ms = Math.min(ms * 2, 60_000)) {
    await wait(ms)
    try {
      await part()
      return
    } catch {
      // The defaults apply until an attempt succeeds.
    }
  }
}

function readCachedStatus(): SystemStatus | undefined {
  return readKept(
    deviceStorage,
    'status',
    (cached) => (isSystemStatus(cached) ? (cached as SystemStatus) : undefined), // checked above
  )
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
