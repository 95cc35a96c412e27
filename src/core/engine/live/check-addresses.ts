import { createFinding, type Finding } from '../../config/finding.ts'
import type { Span } from '../../config/source.ts'
import { nearestSpan, type Path } from '../../config/tree.ts'
import { readFrameAddress } from '../../contract/frame-address.ts'
import { parseUrl } from '../../contract/parse-url.ts'
import { routeOrigins } from '../../contract/route-origins.ts'
import { safeLink } from '../../contract/safe-link.ts'
import { decodeServicePath } from '../../gateway-client/decode-service-path.ts'
import { readValue } from './live-answers.ts'
import type { LiveContext } from './live-context.ts'

/** Reports the gateway's links, pictures, games and routes that the merchant's page refuses. */
export function checkAddresses(context: LiveContext): Finding[] {
  return [
    ...checkLinks(context),
    ...checkPictures(context),
    ...checkGames(context),
    ...checkRoutes(context),
  ]
}

interface NamedAddress {
  readonly what: string
  readonly address: string
}

function checkLinks(context: LiveContext): Finding[] {
  const { merchant } = context
  const details = detailsOf(context, 'linkHosts')
  return distinct([
    ...listServices(context),
    ...listContacts(context),
    ...listBanners(context, 'url'),
  ])
    .filter(({ address }) => safeLink(address, { hosts: merchant.gateway.linkHosts }) === undefined)
    .map((link) => createFinding('gateway-link-refused', details, link))
}

/** Lists the customer services of the kinds that the player links to. */
function listServices({ merchant, answers }: LiveContext): NamedAddress[] {
  const services =
    readValue(answers.systemStatus)?.info.customerService ?? readValue(answers.customerService)
  return (services ?? []).flatMap(({ csType, path }) => {
    if (!/^(line|facebook)$/i.test(csType)) return []
    const address = decodeServicePath(path, merchant.gateway.serviceDecoder) ?? path
    return [{ what: `The customer service "${csType}"`, address }]
  })
}

function listContacts({ answers }: LiveContext): NamedAddress[] {
  const contacts = readValue(answers.systemStatus)?.info.resources ?? []
  return contacts.flatMap(({ resourceType, url }) => {
    if (resourceType !== 'LINE' && resourceType !== 'MOBILENUMBER') return []
    const isNumber = resourceType === 'MOBILENUMBER' && /^\+?[\d\s()-]{3,24}$/.test(url)
    return isNumber ? [] : [{ what: `The contact "${resourceType}"`, address: url }]
  })
}

function listBanners({ answers, merchant }: LiveContext, kind: 'url' | 'image'): NamedAddress[] {
  return merchant.languages.supported.flatMap((language) =>
    (readValue(answers.languages[language]?.announcements)?.banners ?? []).flatMap((banner) => {
      const address = banner[kind]
      return address ? [{ what: `The banner "${banner.bannerId}"`, address }] : []
    }),
  )
}

function checkPictures(context: LiveContext): Finding[] {
  const { answers, merchant } = context
  const cdns = readValue(answers.systemStatus)?.info.imageCDNs ?? []
  const icons = cdns.map((address) => ({ what: 'An icon CDN', address }))
  const details = detailsOf(context, 'imageHosts')
  const { imageHosts } = merchant.gateway
  return distinct([...icons, ...listBanners(context, 'image')])
    .filter(({ address }) => !isOwn(address, merchant.hosts))
    .filter(({ address }) => !readFrameAddress(address, { hosts: imageHosts, page: '' }))
    .map(({ what, address }) =>
      createFinding('gateway-image-refused', details, {
        what,
        address,
        host: parseUrl(address)?.host,
      }),
    )
}

/** Returns true for a path, a data address, or an address of the merchant's own pages. */
function isOwn(address: string, hosts: readonly string[]): boolean {
  if (/^(\/(?!\/)|data:)/.test(address)) return true
  const url = parseUrl(address)
  return url !== undefined && hosts.includes(url.hostname)
}

/** Reports a merchant without game hosts. The host of a game is only known at a launch, but without any host no game opens. */
function checkGames(context: LiveContext): Finding[] {
  const { gateway } = context.merchant
  const games = readValue(context.answers.popularGames) ?? []
  // The host answers for a merchant without its own origin, and adds its games' host.
  if (gateway.origin === '' || gateway.frameHosts.length > 0 || games.length === 0) return []
  return [createFinding('gateway-frame-refused', detailsOf(context, 'frameHosts'), {})]
}

/** Reports fallback origins that the gateway does not name as routes. A gateway that names none allows all of them. */
function checkRoutes(context: LiveContext): Finding[] {
  const { domainRoute = [], mainDomain } = readValue(context.answers.systemStatus)?.info ?? {}
  const routes = routeOrigins({ routes: domainRoute, ...(mainDomain && { mainDomain }) })
  if (routes.length === 0) return []
  const details = detailsOf(context, 'fallbackOrigins')
  return context.merchant.gateway.fallbackOrigins
    .filter((origin) => !routes.includes(origin))
    .map((origin) => createFinding('gateway-route-unknown', details, { origin }))
}

function detailsOf({ tree }: LiveContext, key: string): { span: Span; path: Path } {
  const path = ['gateway', key]
  return { span: nearestSpan(tree, path), path }
}

function distinct(addresses: readonly NamedAddress[]): NamedAddress[] {
  return [...new Map(addresses.map((one) => [`${one.what} ${one.address}`, one])).values()]
}
