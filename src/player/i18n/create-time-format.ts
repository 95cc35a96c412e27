import type { TimeFormat } from './on-demand/format-by-names.ts'

/** Languages in which every browser formats dates: to ask Intl takes Chromium 160 to 360 ms on a quarter of a core. */
const everywhere = /^(?:en|th|zh|ja)\b/

/** What formats times in a language that the browser may not know, if it has loaded. */
export let byNames: typeof import('./on-demand/format-by-names.ts') | undefined

/** Loads what formats times in a language that the browser may not know; undefined if no language needed it. */
export async function loadTimeFormat(language: string): Promise<typeof byNames> {
  if (!everywhere.test(language))
    byNames ??= await import('./on-demand/format-by-names.ts').catch(() => undefined)
  return byNames
}

/** Creates what formats dates, times and ranges as `Intl.DateTimeFormat` does, in any language. */
export function createTimeFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): TimeFormat {
  return byNames?.createNamedFormat(language, options) ?? new Intl.DateTimeFormat(language, options)
}
