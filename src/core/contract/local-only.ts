/** Returns true for `localhost` and the names below it, which browsers resolve to this machine (RFC 6761). */
export function isLocalhostName(hostname: string): boolean {
  return /(^|\.)localhost$/.test(hostname)
}

/** Returns true if the host of a URL is this machine, which browsers trust without a certificate (W3C Secure Contexts). */
export function isLoopbackHost(hostname: string): boolean {
  return isLocalhostName(hostname) || /^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** Returns true if an IP address belongs to this machine. */
export function isLoopbackAddress(caller: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(caller)
}
