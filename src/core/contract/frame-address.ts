export interface FrameRules {
  /** Where games live, such as `games.example`, `*.games.example` or `http://games.localhost:4173`. */
  readonly hosts: readonly string[]
  /** The origin of the page that holds the frame. */
  readonly page: string
}

/** An address that a frame may show, with the origin that its messages come from. */
export interface FrameAddress {
  readonly href: string
  readonly origin: string
}

/**
 * The one rule for the address of a game (SPEC §12.26): https, or http under localhost;
 * of a listed host, read as the page's policy reads it: a host without a port has the usual one, a
 * star takes the hosts under it and not itself; and never of the page's own origin, where a frame
 * could open its own sandbox. Undefined for any other.
 */
export function readFrameAddress(
  text: string,
  { hosts, page }: FrameRules,
): FrameAddress | undefined {
  // A browser drops some characters and turns a backslash, so that another host stands there.
  const url = /^https?:\/\/[^\s\\\p{C}]+$/iu.test(text) ? parse(text) : undefined
  if (!url) return undefined
  if (url.username !== '' || url.password !== '' || url.origin === page) return undefined
  if (url.protocol !== 'https:' && !/(^|\.)localhost$/.test(url.hostname)) return undefined
  if (!hosts.some((host) => isAt(url, host.toLowerCase()))) return undefined
  return { href: url.href, origin: url.origin }
}

function isAt({ protocol, hostname, port }: URL, listed: string): boolean {
  const found = /^(https?:)?(?:\/\/)?(\*\.)?([^:/*]+)(?::(\d+))?$/.exec(listed)
  if (!found) return false
  const [, scheme = protocol, star, name = '', listedPort = ''] = found
  const usual = protocol === 'https:' ? '443' : '80'
  if (scheme !== protocol || (listedPort === usual ? '' : listedPort) !== port) return false
  return star ? hostname.endsWith(`.${name}`) : hostname === name
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
