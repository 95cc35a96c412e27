import type { TranslateIn } from '../i18n/create-words.ts'

/** What browsers call themselves. One that says several names says its own before those that it imitates. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['Linux', 'Linux'],
] as const

/** Formats a User-Agent header as the browser and the system, such as "Firefox on Linux". */
export function formatDevice(agent: string, t: TranslateIn<'together'>): string {
  const find = (names: readonly (readonly [string, string])[]): string | undefined =>
    names.find(([mark]) => agent.includes(mark))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return t('draft.onSystem', { browser, system })
  return browser ?? system ?? t('draft.otherDevice')
}
