import type { DomainRoute } from './generated/gateway.ts'

/** Returns the https origins of what a gateway names as its routes, its main host first. */
export function routeOrigins({ mainDomain, routes }: Partial<DomainRoute>): readonly string[] {
  return [...(mainDomain ? [mainDomain] : []), ...(routes ?? [])].flatMap(originsOf)
}

/** Returns the https origin of an address or of a host alone; none for any other address. */
function originsOf(address: string): readonly string[] {
  const url = URL.parse(address.includes('://') ? address : `https://${address}`)
  return url?.protocol === 'https:' ? [url.origin] : []
}
