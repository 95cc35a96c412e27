/** Returns true if an IP address belongs to this machine. */
export function isLoopbackAddress(caller: string): boolean {
  return /^(127\.|::1$|::ffff:127\.)/.test(caller)
}
