import { type Literal, lineAt, withoutComments } from './find-literals.ts'

/**
 * Ways to format a date without `src/player/i18n`, where the browser may not know the language. A
 * language written as text, such as 'en', is no display language.
 */
const calls =
  /\.toLocale(?:Date|Time)String\(|\bnew Date\([^)]*\)\s*\.toLocaleString\(|\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\((?!')/g

/** Lists the calls of a script that format a date in a display language. Comments are not searched. */
export function findTimeCalls(source: string): Literal[] {
  const text = withoutComments(source, 'script')
  return [...text.matchAll(calls)].map((found) => ({
    line: lineAt(text, found.index),
    what: 'date by Intl' as const,
    typed: found[0],
  }))
}
