import { parseUrl } from '../../contract/parse-url.ts'
import type { FieldProblem } from './field-error.ts'

type CheckKind = (value: string) => FieldProblem | undefined

/** The highest number of characters of an e-mail address (SPEC §9.18). */
const longestEmail = 254

/** Checks of a value by its kind, independent of the gateway (SPEC §5.13). */
const kinds = {
  email: (value) => {
    if (Array.from(value).length > longestEmail) return 'tooLong'
    return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) ? undefined : 'kind'
  },
  url: (value) => (parseUrl(value) && /^https?:/i.test(value) ? undefined : 'kind'),
  number: (value) => (/^-?\d{1,15}(\.\d{1,8})?$/.test(value) ? undefined : 'kind'),
  /** A day of the calendar as YYYY-MM-DD (ISO 8601), as a date field gives it. */
  date: (value) => {
    const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN
    const real = Number.isFinite(time) && new Date(time).toISOString().startsWith(value)
    return real ? undefined : 'kind'
  },
  /** 1 to 16 letters and digits, which includes the result of an equation. */
  captcha: (value) => (/^[A-Za-z0-9]{1,16}$/.test(value) ? undefined : 'kind'),
} as const satisfies Readonly<Record<string, CheckKind>>

export type FieldKind = keyof typeof kinds

/** Returns the problem of a value by its kind; undefined for a valid value. */
export function checkKind(kind: FieldKind, value: string): FieldProblem | undefined {
  return kinds[kind](value)
}
