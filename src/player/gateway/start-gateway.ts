import { closedStates } from '../../core/contract/closed-states.ts'
import type { WhitelabelTree } from '../../core/contract/generated/gateway.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { Client, ClientOptions } from '../../core/gateway-client/client-options.ts'
import { createClient } from '../../core/gateway-client/create-client.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { loadDeclaration } from '../../core/gateway-client/load-declaration.ts'
import { refuseAffiliate } from '../state/affiliate.ts'
import { noteSlow } from '../state/connection.ts'
import { readDeviceMarker } from '../state/device.ts'
import { readLanguageCode } from '../state/language.ts'
import { endSession, readMerchantCode, readToken } from '../state/session.ts'
import { publishServerTime, readPlatformStatus } from '../state/status.ts'
import { checkAnswer } from './check-answer.ts'
import { fetchEarly } from './fetch-early.ts'
import type { RouteNeeds } from './fetch-from-routes.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { type ClosedState, createSettingsLoader } from './load-settings.ts'
import { takeTurn } from './tell-in-turn.ts'

export interface StartGateway {
  readonly skin: Skin
  /** The engine's reading of the whitelabel tree. */
  readonly flattenWhitelabel: (tree: WhitelabelTree) => Record<string, boolean>
  /** What is known is told from then on. */
  readonly ready: Promise<void>
  /** Writes a line for operators: a code, what failed, and the error. */
  readonly report?: (code: string, what: string, error: unknown) => void
}

/** How long a call may take before the page says so, in milliseconds (SPEC §12.37). */
const slowMs = 8000

/** The gateway of a running page: wired to the page's state, its settings already on the way. */
export function startGateway(options: StartGateway): Gateway {
  const { skin, flattenWhitelabel, ready, report } = options
  const refreshStatus = (): Promise<void> => settings.refreshStatus()
  const routed = routeFetch(skin, {
    askRoutes: () => plain.call('domainRoute'),
    lookAgain: refreshStatus,
  })
  const plain: Client = createClient(clientOptions(skin, () => settings.readEncryption(), routed))
  const followed = followPaths(plain, { skin, refreshStatus })
  const noteClosed = (state: ClosedState): void => settings.noteClosed(state)
  const watched = watchCalls(followed, noteClosed, ready)
  const client = report ? reportKeys(watched, report) : watched
  const settings = createSettingsLoader({ client, gateway: skin.gateway, flattenWhitelabel })
  void ready.then(settings.load)
  return createGateway(client, settings.refreshStatus)
}

/** What calls are made with; `encryption` answers with the key of encrypted ones. */
export function clientOptions(
  skin: Skin,
  encryption: ClientOptions['encryption'],
  fetch = fetchEarly,
): ClientOptions {
  const { origin, merchantCode, moduleIds, tokenInQuery } = skin.gateway
  return {
    origin,
    merchantCode,
    get paths() {
      return readPaths(skin)
    },
    moduleIds,
    tokenInQuery,
    encryption,
    readToken,
    readMerchant: readMerchantCode,
    readLanguage: readLanguageCode,
    readDevice: readDeviceMarker,
    onSessionEnd: (code) => endSession(code === 'token_ip_different' ? 'elsewhere' : 'expired'),
    onServerTime: publishServerTime,
    check: checkAnswer,
    fetch,
  }
}

/** A merchant whose gateway has one origin needs nothing of this. */
function routeFetch(
  { gateway }: Skin,
  needs: Pick<RouteNeeds, 'askRoutes' | 'lookAgain'>,
): typeof fetchEarly {
  if (gateway.fallbackOrigins.length === 0) return fetchEarly
  const routed = import('./fetch-from-routes.ts').then(({ createRoutedFetch }) =>
    createRoutedFetch({ ...needs, gateway, fetch: fetchEarly }),
  )
  return async (url, init) => (await routed)(url, init)
}

/** Where calls go: as the merchant pins it, else as the status answer says, which cannot move its own call. */
function readPaths({ gateway }: Skin): Readonly<Partial<Record<string, string>>> {
  const said = readPlatformStatus().answer?.info.paths
  return { ...said, systemStatus: undefined, ...gateway.paths }
}

interface Paths {
  readonly skin: Skin
  readonly refreshStatus: () => Promise<void>
}

/** Asks a read again that was asked before the status said where the gateway has it. */
function followPaths({ call }: Client, { skin, refreshStatus }: Paths): Client {
  let located = false
  return {
    async call(name, options) {
      const path = readPaths(skin)[name]
      const status = name === 'systemStatus'
      try {
        const value = await call(name, options)
        located ||= status
        return value
      } catch (error) {
        const missing = error instanceof GatewayError && error.status === 404
        if (missing && !located && !status) await refreshStatus().catch(() => undefined)
        const { kind } = await loadDeclaration(name)
        const moved = kind === 'read' && readPaths(skin)[name] !== path
        if (moved) return call(name, options)
        throw error
      }
    },
  }
}

/** Notes what concerns the whole page in what single calls meet: slowness, and refusals. */
function watchCalls(
  { call }: Client,
  noteClosed: (state: ClosedState) => void,
  ready: Promise<void>,
): Client {
  return {
    async call(name, options) {
      let endSlow: (() => void) | undefined
      const timer = setTimeout(() => {
        endSlow = noteSlow()
      }, slowMs)
      try {
        return await call(name, options)
      } catch (error) {
        const code = error instanceof GatewayError ? error.code : undefined
        if (code === 'invalid.affiliate.code') refuseAffiliate()
        const closed = closedStates.get(code)
        if (closed) noteClosed(closed)
        throw error
      } finally {
        clearTimeout(timer)
        endSlow?.()
        await ready
        await takeTurn()
      }
    },
  }
}

/** Writes for operators why a key of the gateway cannot be used; the player is told by the form. */
function reportKeys({ call }: Client, report: NonNullable<StartGateway['report']>): Client {
  return {
    async call(name, options) {
      try {
        return await call(name, options)
      } catch (error) {
        const isOfKey = error instanceof GatewayError && error.code?.startsWith('encryption.key.')
        if (isOfKey) report('KEY_REFUSED', error.message, error)
        throw error
      }
    },
  }
}
