import { isLocalhostName } from './local-only.ts'
import { parseUrl } from './parse-url.ts'

export interface FrameRules {
  /** Hosts of games, such as `games.example`, `*.games.example` or `http://games.localhost:4173`. */
  readonly hosts: readonly string[]
  /** The origin of the page that holds the frame. */
  readonly page: string
}

/** An address that a frame may show, with the origin of its messages. */
export interface FrameAddress {
  readonly href: string
  readonly origin: string
}

/**
 * Parses the address of a game; the only rule for one (SPEC §12.26). Accepts https, or http
 * under localhost, on a listed host. A list entry means what it means in the page's policy: a host
 * without a port has the default port, a star matches the hosts below it and not the host itself.
 * Returns undefined for any other address, and for the page's own origin, where a frame could open
 * its own sandbox.
 */
export function readFrameAddress(
  text: string,
  { hosts, page }: FrameRules,
): FrameAddress | undefined {
  // Browsers drop some characters and turn a backslash into a slash, which changes the host.
  const url = /^https?:\/\/[^\s\\\p{C}]+$/iu.test(text) ? parseUrl(text) : undefined
  if (!url) return undefined
  if (url.username !== '' || url.password !== '' || url.origin === page) return undefined
  if (url.protocol !== 'https:' && !isLocalhostName(url.hostname)) return undefined
  if (!hosts.some((host) => matchesHost(url, host.toLowerCase()))) return undefined
  return { href: url.href, origin: url.origin }
}

function matchesHost({ protocol, hostname, port }: URL, listed: string): boolean {
  const found = /^(https?:)?(?:\/\/)?(\*\.)?([^:/*]+)(?::(\d+))?$/.exec(listed)
  if (!found) return false
  const [, scheme = protocol, star, name = '', listedPort = ''] = found
  const defaultPort = protocol === 'https:' ? '443' : '80'
  if (scheme !== protocol || (listedPort === defaultPort ? '' : listedPort) !== port) return false
  return star ? hostname.endsWith(`.${name}`) : hostname === name
}
