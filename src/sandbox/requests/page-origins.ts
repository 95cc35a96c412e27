import { LRUCache } from 'lru-cache'
import type { SandboxMerchant } from '../world/sandbox-merchant.ts'

/** The origins that a merchant's pages are at: its own, and those of a published folder beside the sandbox. */
export interface PageOrigins {
  /** Notes where a page asked from; one at a host that is not the merchant's is none of its pages. */
  readonly note: (merchant: SandboxMerchant, origin: string) => void
  readonly of: (merchant: SandboxMerchant) => readonly string[]
}

/** As many origins as are known at once; a game that was forgotten is launched again. */
const most = 100

export function createPageOrigins(): PageOrigins {
  const seen = new LRUCache<string, { readonly code: string; readonly origin: string }>({
    max: most,
  })
  return {
    note({ code, origins }, origin) {
      const { hostname } = new URL(origin)
      if (origins.includes(origin)) return
      if (origins.some((own) => new URL(own).hostname === hostname))
        seen.set(`${code} ${origin}`, { code, origin })
    },
    of: ({ code, origins }) => [
      ...origins,
      ...[...seen.values()].flatMap((one) => (one.code === code ? [one.origin] : [])),
    ],
  }
}
