/** The permissions of a page beyond its own origin. */
export interface PolicySources {
  /** The SHA-256 of each inline style element, in base64. */
  readonly styleHashes: readonly string[]
  /** The SHA-256 of each inline script, in base64. */
  readonly scriptHashes?: readonly string[]
  readonly imageHosts: readonly string[]
  readonly frameHosts: readonly string[]
  /**
   * True if the page has a service worker. Then two more Trusted Types policies are allowed: `start` for
   * the address of the first script, `worker` for that of the service worker.
   */
  readonly worker?: boolean
  /** The gateway's origin; empty if it is the page's own. */
  readonly gatewayOrigin: string
  /** Other origins of the gateway. */
  readonly fallbackOrigins?: readonly string[]
  /** Origins that a form or a sign-in may lead to. */
  readonly formHosts?: readonly string[]
  /** `nobody` forbids frames; by default pages of the same origin may frame it. */
  readonly framedBy?: 'nobody'
}

/** Composes the Content-Security-Policy of a page of the player (SPEC §12.26). */
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
    // The sanitiser for HTML of the gateway parses it under a policy of its own.
    ['trusted-types', 'dompurify', ...(worker ? ['start', 'worker'] : [])],
    ...(worker ? [['worker-src', "'self'"] as const] : []),
  ]
  return directives.map((words) => words.join(' ')).join('; ')
}

/** Headers of every response of the host. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
}

/** Headers of merchants' files: opened as a page a file runs nothing, and no other origin may read it. */
export const artHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'cross-origin-resource-policy': 'same-origin',
} as const

function asHash(hash: string): string {
  return `'sha256-${hash}'`
}

/** Returns a host as a source expression; `'self'` for anything but a plain host or origin, such as `*`. */
function asSource(host: string): string {
  return /^(https?:\/\/)?(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i.test(host) ? host : "'self'"
}
