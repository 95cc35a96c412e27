/** Matches a DNS host name: labels of at most 63 letters, digits and dashes, 253 characters in total. */
const hostName =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

export function isHostName(host: string): boolean {
  return hostName.test(host)
}

/** Returns the reason that a host is reserved on the machine that serves merchants; undefined if it is not. */
export function readReserved(host: string): string | undefined {
  if (host === 'localhost' || /^[\d.]+$/.test(host)) return 'the studio uses it'
  if (host === 'games.localhost') return 'the demonstration games use it'
  return /^preview-[^.]*\.localhost$/.test(host) ? 'the studio uses it for previews' : undefined
}
