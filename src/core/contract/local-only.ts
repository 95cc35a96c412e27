/** Returns true if an IP address belongs to this machine. */
export function isLoopbackAddress(caller: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(caller)
}

/** Returns true if a page of another origin sent a request, by its Origin or Sec-Fetch-Site header. */
export function isCrossOriginRequest({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  if (origin !== null && origin !== new URL(url).origin) return true
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
}

/**
 * Returns true if a host name with its port is one that operators open. An attacker can make any other
 * host name resolve to this machine.
 */
export function isOperatorHost(host: string, port: number): boolean {
  const names = ['localhost', '127.0.0.1']
  const hosts = names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
  return hosts.includes(host.toLowerCase())
}
