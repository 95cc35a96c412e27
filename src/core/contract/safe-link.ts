import { parseUrl } from './parse-url.ts'

export interface LinkRules {
  /** Hosts that an https address may lead to, such as `example.com`; `*.example.com` matches every host below it. */
  readonly hosts: readonly string[]
}

const route = /^\/(?:[^/\\\s].*)?$/su
const allowedSchemes = ['tel:', 'mailto:', 'line:']

/**
 * Checks a link from outside against the only allow-list (SPEC §10.28): routes of the
 * product, tel, mailto and line addresses, and https addresses of listed hosts (also http for listed
 * names under localhost). Returns the address as a browser reads it, or undefined.
 */
export function safeLink(link: string, { hosts }: LinkRules): string | undefined {
  const text = link.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so a scheme can hide behind them
  if (/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\\]/.test(text))
    return undefined
  if (text.startsWith('/')) return route.test(text) ? text : undefined
  if (!/^[a-z][a-z+.-]*:/i.test(text)) return undefined
  const url = parseUrl(text)
  if (!url) return undefined
  if (allowedSchemes.includes(url.protocol)) return url.href
  if (url.username !== '' || url.password !== '') return undefined
  if (url.protocol !== 'https:' && !isBelowLocalhost(url)) return undefined
  return isListed(url, hosts) ? url.href : undefined
}

function isListed(url: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => {
    const listed = host.toLowerCase()
    if (listed.startsWith('*.')) return url.hostname.endsWith(listed.slice(1)) && url.port === ''
    return listed === url.host || (listed === url.hostname && isBelowLocalhost(url))
  })
}

/** Returns true for a name below localhost, on any port; `localhost` itself is the studio's. */
function isBelowLocalhost({ protocol, hostname }: URL): boolean {
  return /^https?:$/.test(protocol) && hostname.endsWith('.localhost')
}
