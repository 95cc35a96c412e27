/** Whether an address is of this machine. */
export function isLocal(caller: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(caller)
}

/** Whether a page of another origin asks, by its Origin or by what the browser says of it. */
export function isForeign({ headers, url }: Request): boolean {
  const origin = headers.get('origin')
  if (origin !== null && origin !== new URL(url).origin) return true
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '')
}

/** Whether a host name, with its port, is one that operators open: any other can be made to resolve to this machine. */
export function isOperatorHost(host: string, port: number): boolean {
  const names = ['localhost', '127.0.0.1']
  const hosts = names.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]))
  return hosts.includes(host.toLowerCase())
}
