import { closedStates } from '../../core/contract/closed-states.ts'
import type { Skin } from '../../core/contract/skin.ts'
import type { Client, ClientOptions } from '../../core/gateway-client/client-options.ts'
import { createClient } from '../../core/gateway-client/create-client.ts'
import { GatewayError } from '../../core/gateway-client/gateway-error.ts'
import { loadDeclaration } from '../../core/gateway-client/load-declaration.ts'
import { refuseAffiliate } from '../state/affiliate.ts'
import { reportSlow } from '../state/connection.ts'
import { readDeviceMarker } from '../state/device.ts'
import { readLanguageCode } from '../state/language.ts'
import { endSession, readMerchantCode, readSessionToken } from '../state/session.ts'
import { publishServerTime, readPlatformStatus } from '../state/status.ts'
import { checkAnswer } from './check-answer.ts'
import { loadErrorNames } from './error-message-key.ts'
import type { RouteNeeds } from './fetch-from-routes.ts'
import { createGateway, type Gateway } from './gateway.ts'
import { createSettingsLoader } from './load-settings.ts'
import { yieldToMain } from './notify-in-tasks.ts'

export interface StartGateway {
  readonly skin: Skin
  /** Answers are published after this resolves. */
  readonly ready: Promise<void>
  /** Logs a line for operators: a code, what failed, and the error. */
  readonly report?: (code: string, what: string, error: unknown) => void
}

/** Milliseconds after which the page reports a call as slow (SPEC §12.37). */
const slowMs = 8000

/** Creates the gateway of a running page, connects it to the page's state and starts to load its settings. */
export function startGateway(options: StartGateway): Gateway {
  const { skin, ready, report } = options
  const refreshStatus = (): Promise<void> => settings.refreshStatus()
  const routed = chooseFetch(skin, {
    askRoutes: async () => (await plain).call('domainRoute'),
    lookAgain: refreshStatus,
  })
  const sending = clientOptions(skin, () => settings.loadEncryption(), routed)
  // The code for a session in a cookie loads only where the gateway keeps it there.
  const plain =
    skin.gateway.session === 'cookie'
      ? import('./on-demand/cookie-client.ts').then(({ createCookieClient }) =>
          createCookieClient(sending, skin, ready),
        )
      : createClient(sending)
  const withPaths = withStatusPaths(plain, { skin, refreshStatus })
  const noteFailure = async (error: unknown): Promise<void> => {
    if (!(error instanceof GatewayError) || error.code === undefined) return
    const { code, message } = error
    // The player gets a message from the form.
    if (code.startsWith('encryption.key.')) report?.('KEY_REFUSED', message, error)
    if (code === 'invalid.affiliate.code') refuseAffiliate()
    const closed = closedStates.get(code)
    if (closed) settings.noteClosed(closed)
    // A flag was switched off while the player was inside. The page follows the flags of the status.
    if (code === 'function.not.available') refreshStatus().catch(() => undefined)
    await loadErrorNames()
  }
  const client = withPageState(withPaths, noteFailure, ready)
  const settings = createSettingsLoader({ client, gateway: skin.gateway })
  void ready.then(settings.load)
  return createGateway(client, settings.refreshStatus)
}

/** Returns the options of the client. `encryption` returns the key for encrypted calls. */
export function clientOptions(
  skin: Skin,
  encryption: ClientOptions['encryption'],
  fetch = fetchEarly,
): ClientOptions {
  return {
    ...skin.gateway,
    get paths() {
      return readPaths(skin)
    },
    encryption,
    readToken: readSessionToken,
    readMerchant: readMerchantCode,
    readLanguage: readLanguageCode,
    readDevice: readDeviceMarker,
    onSessionEnd: (code) => endSession(code === 'token_ip_different' ? 'elsewhere' : 'expired'),
    onServerTime: publishServerTime,
    check: checkAnswer,
    fetch,
    ...(skin.gateway.adapter && {
      sendsPlainBodies: true,
      adapt: (asked, send) => async (url, init) => {
        const { adaptFromSite } = await import('./on-demand/adapt-from-site.ts')
        return (await adaptFromSite(asked, send, skin.gateway))(url, init)
      },
    }),
  }
}

/** Returns a fetch that tries other origins, if the merchant's gateway has more than one. Its code loads only then. */
function chooseFetch(
  { gateway }: Skin,
  needs: Pick<RouteNeeds, 'askRoutes' | 'lookAgain'>,
): typeof fetchEarly {
  if (gateway.fallbackOrigins.length === 0) return fetchEarly
  const routed = import('./fetch-from-routes.ts').then(({ createRoutedFetch }) =>
    createRoutedFetch({ ...needs, gateway, fetch: fetchEarly }),
  )
  return async (url, init) => (await routed)(url, init)
}

/** Returns the paths of calls: the merchant's, else those of the status answer, which cannot change its own path. */
function readPaths({ gateway }: Skin): Readonly<Partial<Record<string, string>>> {
  const statusPaths = readPlatformStatus().answer?.info.paths
  return { ...statusPaths, systemStatus: undefined, ...gateway.paths }
}

interface Paths {
  readonly skin: Skin
  readonly refreshStatus: () => Promise<void>
}

/** Repeats a read that was sent before the status answer gave its path. */
function withStatusPaths(plain: Client | Promise<Client>, { skin, refreshStatus }: Paths): Client {
  let located = false
  return {
    async call(name, options) {
      const { call } = await plain
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

/** Updates the state of the whole page from single calls: slowness, and what a failure is noted for. */
function withPageState(
  { call }: Client,
  noteFailure: (error: unknown) => Promise<void>,
  ready: Promise<void>,
): Client {
  return {
    async call(name, options) {
      let endSlow: (() => void) | undefined
      const timer = setTimeout(() => {
        endSlow = reportSlow()
      }, slowMs)
      try {
        return await call(name, options)
      } catch (error) {
        await noteFailure(error)
        throw error
      } finally {
        clearTimeout(timer)
        endSlow?.()
        await ready
        if (!options?.bulk) await yieldToMain()
      }
    },
  }
}

/** A request that the page sent before its script had loaded (`src/site/assemble/first-second/loader.js`). */
interface EarlyResponse {
  readonly headers: Readonly<Record<string, string>>
  readonly answer: Promise<Response>
  readonly control: AbortController
}

declare global {
  /** Early requests by URL. Absent if the page sent none. */
  var asked: Record<string, EarlyResponse> | undefined
}

/** Returns the response of an early request with the same URL and headers, once for each; else fetches. */
async function fetchEarly(url: string, init: RequestInit): Promise<Response> {
  const { asked } = globalThis
  const early = asked?.[url]
  if (!early || JSON.stringify(early.headers) !== JSON.stringify(init.headers))
    return fetch(url, init)
  delete asked?.[url]
  init.signal?.addEventListener('abort', () => early.control.abort())
  return early.answer
}
