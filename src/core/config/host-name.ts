/** A host as DNS has it: labels of at most 63 letters, digits and dashes, 253 in all. */
const hostName =
  /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

export function isHostName(host: string): boolean {
  return hostName.test(host)
}

/** What a host means already on the machine that shows merchants; undefined for one that is free. */
export function readReserved(host: string): string | undefined {
  if (host === 'localhost' || /^[\d.]+$/.test(host)) return 'the studio is at it'
  if (host === 'games.localhost') return 'demonstration games live there'
  return /^preview-[^.]*\.localhost$/.test(host) ? 'the studio shows drafts there' : undefined
}
