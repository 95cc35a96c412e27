import type { AnyCallDeclaration } from '../../core/contract/call-declaration.ts'
import { calls } from '../../core/contract/calls.ts'
import { loadedCalls } from '../../core/contract/guest-home-calls.ts'
import type { GatewayFetch } from '../../site/gateway/recording-client.ts'

/** A request with the gateway's answer to it. */
export interface Exchange {
  /** The name of the call, or a description of what was asked in place of one. */
  readonly asked: string
  /** `private` for a call that has a session or changes something; `other` for what is no call of the contract. */
  readonly kind: 'preflight' | 'private' | 'public' | 'other'
  readonly status: number
  readonly headers: Headers
  /** Epoch milliseconds of this machine. */
  readonly sentAt: number
  readonly receivedAt: number
}

/** How a gateway keeps a session: "gateway.session" of merchant.json. */
export type SessionTransport = 'token' | 'cookie'

/** The site whose browser the requests are those of. */
export interface Site {
  /** Such as `https://site.example`. */
  readonly origin: string
  /** True if it is not the gateway's own origin, so that the browser asks for permission (CORS). */
  readonly isOther: boolean
  /** How the gateway keeps the sessions of the site's players. */
  readonly session: SessionTransport
}

export interface Observed {
  readonly fetch: GatewayFetch
  /** Everything that was asked so far. */
  readonly exchanges: readonly Exchange[]
}

interface ObserveOptions {
  readonly fetch: GatewayFetch
  readonly now: () => number
  readonly site: Site | undefined
}

/** Returns a fetch that sends what a browser adds to the calls of a site, and records each answer. */
export function observe({ fetch, now, site }: ObserveOptions): Observed {
  const exchanges: Exchange[] = []
  return {
    exchanges,
    fetch: async (address, init = {}, call) => {
      const headers = new Headers(init.headers)
      if (!headers.has('Accept-Encoding')) headers.set('Accept-Encoding', 'identity')
      if (site && !headers.has('Origin')) headers.set('Origin', site.origin)
      const sentAt = now()
      const response = await fetch(address, { ...init, headers }, call)
      const { status } = response
      exchanges.push({
        ...(call ? describeCall(call, headers) : { asked: 'an address of no call', kind: 'other' }),
        ...{ status, headers: response.headers, sentAt, receivedAt: now() },
      })
      return response
    },
  }
}

/** Finds a call of the contract, or of an own block. */
function findCall(name: string): AnyCallDeclaration | undefined {
  const known = [...Object.entries<AnyCallDeclaration>(calls), ...loadedCalls]
  return known.find(([one]) => one === name)?.[1]
}

function describeCall(name: string, headers: Headers): Pick<Exchange, 'asked' | 'kind'> {
  const call = findCall(name)
  const isSigned = headers.has('Authorization') || headers.has('Cookie')
  const isPrivate = call?.kind === 'effect' || call?.token || isSigned
  return { asked: name, kind: isPrivate ? 'private' : 'public' }
}
