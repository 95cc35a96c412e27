import { createFinding, type Finding } from '../../config/finding.ts'
import type { Span } from '../../config/source.ts'
import { nearestSpan, type Path } from '../../config/tree.ts'
import { readFrameAddress } from '../../contract/frame-address.ts'
import { routeOrigins } from '../../contract/route-origins.ts'
import { safeLink } from '../../contract/safe-link.ts'
import { decodeServicePath } from '../../gateway-client/decode-service-path.ts'
import { readValue } from './live-answers.ts'
import type { LiveScene } from './live-scene.ts'

/** What the gateway leads to or fetches from, and the page's policy refuses. */
export function checkAddresses(scene: LiveScene): Finding[] {
  return [
    ...checkLinks(scene),
    ...checkPictures(scene),
    ...checkGames(scene),
    ...checkRoutes(scene),
  ]
}

interface Named {
  readonly what: string
  readonly address: string
}

function checkLinks(scene: LiveScene): Finding[] {
  const { merchant } = scene
  const details = detailsOf(scene, 'linkHosts')
  return distinct([...listServices(scene), ...listContacts(scene), ...listBanners(scene, 'url')])
    .filter(({ address }) => safeLink(address, { hosts: merchant.gateway.linkHosts }) === undefined)
    .map((link) => createFinding('gateway-link-refused', details, link))
}

/** Only the kinds that a player is led to. */
function listServices({ merchant, answers }: LiveScene): Named[] {
  const said =
    readValue(answers.systemStatus)?.info.customerService ?? readValue(answers.customerService)
  return (said ?? []).flatMap(({ csType, path }) => {
    if (!/^(line|facebook)$/i.test(csType)) return []
    const address = decodeServicePath(path, merchant.gateway.serviceDecoder) ?? path
    return [{ what: `The customer service "${csType}"`, address }]
  })
}

function listContacts({ answers }: LiveScene): Named[] {
  const contacts = readValue(answers.systemStatus)?.info.resources ?? []
  return contacts.flatMap(({ resourceType, url }) => {
    if (resourceType !== 'LINE' && resourceType !== 'MOBILENUMBER') return []
    const isNumber = resourceType === 'MOBILENUMBER' && /^\+?[\d\s()-]{3,24}$/.test(url)
    return isNumber ? [] : [{ what: `The contact "${resourceType}"`, address: url }]
  })
}

function listBanners({ answers, merchant }: LiveScene, kind: 'url' | 'image'): Named[] {
  return merchant.languages.supported.flatMap((language) =>
    (readValue(answers.languages[language]?.announcements)?.banners ?? []).flatMap((banner) => {
      const address = banner[kind]
      return address ? [{ what: `The banner "${banner.bannerId}"`, address }] : []
    }),
  )
}

function checkPictures(scene: LiveScene): Finding[] {
  const { answers, merchant } = scene
  const cdns = readValue(answers.systemStatus)?.info.imageCDNs ?? []
  const named = cdns.map((address) => ({ what: 'An icon CDN', address }))
  const details = detailsOf(scene, 'imageHosts')
  const { imageHosts } = merchant.gateway
  return distinct([...named, ...listBanners(scene, 'image')])
    .filter(({ address }) => !isOwn(address, merchant.hosts))
    .filter(({ address }) => !readFrameAddress(address, { hosts: imageHosts, page: '' }))
    .map(({ what, address }) =>
      createFinding('gateway-image-refused', details, {
        what,
        address,
        host: URL.parse(address)?.host,
      }),
    )
}

/** A path, a picture in itself, or an address of the merchant's own pages. */
function isOwn(address: string, hosts: readonly string[]): boolean {
  if (/^(\/(?!\/)|data:)/.test(address)) return true
  const url = URL.parse(address)
  return url !== null && hosts.includes(url.hostname)
}

/** Where games live comes only with a player's launch; without any host no game can open at all. */
function checkGames(scene: LiveScene): Finding[] {
  const { gateway } = scene.merchant
  const games = readValue(scene.answers.popularGames) ?? []
  // A merchant without an origin of its own is answered by the host, which adds its games.
  if (gateway.origin === '' || gateway.frameHosts.length > 0 || games.length === 0) return []
  return [createFinding('gateway-frame-refused', detailsOf(scene, 'frameHosts'), {})]
}

/** Until the gateway names a route, players ask all that the merchant allows. */
function checkRoutes(scene: LiveScene): Finding[] {
  const { domainRoute = [], mainDomain } = readValue(scene.answers.systemStatus)?.info ?? {}
  const told = routeOrigins({ routes: domainRoute, ...(mainDomain && { mainDomain }) })
  if (told.length === 0) return []
  const details = detailsOf(scene, 'fallbackOrigins')
  return scene.merchant.gateway.fallbackOrigins
    .filter((origin) => !told.includes(origin))
    .map((origin) => createFinding('gateway-route-unknown', details, { origin }))
}

function detailsOf({ tree }: LiveScene, key: string): { span: Span; path: Path } {
  const path = ['gateway', key]
  return { span: nearestSpan(tree, path), path }
}

function distinct(named: readonly Named[]): Named[] {
  return [...new Map(named.map((one) => [`${one.what} ${one.address}`, one])).values()]
}
