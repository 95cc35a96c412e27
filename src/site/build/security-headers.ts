/** Where a merchant's page may get things from besides its own origin. */
export interface PolicySources {
  /** Base64 SHA-256 of each inline style element. */
  readonly styleHashes: readonly string[]
  /** The same of each inline script. */
  readonly scriptHashes?: readonly string[]
  readonly imageHosts: readonly string[]
  readonly frameHosts: readonly string[]
  /** Whether the page has a service worker; two policies of Trusted Types let its address and that of the start through. */
  readonly worker?: boolean
  /** The gateway's origin where it is not the page's own. */
  readonly gatewayOrigin: string
  /** Other origins that the gateway may answer at. */
  readonly fallbackOrigins?: readonly string[]
  /** Origins a form or a sign-in may lead to. */
  readonly formHosts?: readonly string[]
  /** Who may show the page in a frame; pages of its own origin by default. */
  readonly framedBy?: 'nobody'
}

/** The Content-Security-Policy of every page of the player's app (SPEC §12.26). */
export function contentSecurityPolicy(sources: PolicySources): string {
  const {
    styleHashes,
    scriptHashes = [],
    worker = false,
    imageHosts,
    frameHosts,
    gatewayOrigin,
    fallbackOrigins = [],
  } = sources
  const gateways = [...(gatewayOrigin ? [gatewayOrigin] : []), ...fallbackOrigins]
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scriptHashes.map(asHash)],
    ['style-src', "'self'", ...styleHashes.map(asHash)],
    ['img-src', "'self'", 'data:', ...imageHosts.map(asSource)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...gateways.map(asSource)],
    ['manifest-src', "'self'"],
    ['frame-src', ...(frameHosts.length > 0 ? frameHosts.map(asSource) : ["'none'"])],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', sources.framedBy === 'nobody' ? "'none'" : "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...(worker ? ['start', 'worker'] : ["'none'"])],
    ...(worker ? [['worker-src', "'self'"] as const] : []),
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

/** Headers that go with everything the host sends. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
}

/** Headers of what a merchant's pages name: opened by itself it may do nothing, and no other origin reads it. */
export const artHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const

function asHash(hash: string): string {
  return `'sha256-${hash}'`
}

/** A host as a source expression; anything that is not a plain host or origin, such as `*`, is left out. */
function asSource(host: string): string {
  return /^(https?:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(host) ? host : "'self'"
}
