import type { DomainRoute } from './generated/gateway.ts'
import { parseUrl } from './parse-url.ts'

/** Returns the https origins of the routes that a gateway sends, its main host first. */
export function routeOrigins({ mainDomain, routes }: Partial<DomainRoute>): readonly string[] {
  return [...(mainDomain ? [mainDomain] : []), ...(routes ?? [])].flatMap(originsOf)
}

/** Returns the https origin of an address or of a bare host; an empty list for any other address. */
function originsOf(address: string): readonly string[] {
  const url = parseUrl(address.includes('://') ? address : `https://${address}`)
  return url?.protocol === 'https:' ? [url.origin] : []
}
