/** Names by a part of the user agent, the most specific first. */
const browsers = [
  ['Line/', 'LINE'],
  ['FBAN', 'Facebook'],
  ['EdgA', 'Edge'],
  ['Edg/', 'Edge'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['CriOS', 'Chrome'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** Returns the browser and the system of a user agent, such as "Chrome, Android"; empty if both are unknown. */
export function nameDevice(userAgent: string): string {
  return [find(browsers, userAgent), find(systems, userAgent)]
    .filter((name) => name !== undefined)
    .join(', ')
}

function find(
  names: readonly (readonly [string, string])[],
  userAgent: string,
): string | undefined {
  return names.find(([part]) => userAgent.includes(part))?.[1]
}
