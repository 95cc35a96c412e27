import type { FieldProblem } from './complaint.ts'

type CheckKind = (value: string) => FieldProblem | undefined

/** The most characters of an e-mail address (SPEC §9.18). */
export const longestEmail = 254

/** What a value has to be by itself, by kind (SPEC §5.13). */
const kinds = {
  email: (value) => (Array.from(value).length > longestEmail ? 'tooLong' : undefined),
  /** 1 to 16 letters and digits, which the result of an equation is too. */
  captcha: (value) => (/^[A-Za-z0-9]{1,16}$/.test(value) ? undefined : 'kind'),
} as const satisfies Readonly<Record<string, CheckKind>>

export type FieldKind = keyof typeof kinds

/** Returns what is wrong with a value of a kind. */
export function checkKind(kind: FieldKind, value: string): FieldProblem | undefined {
  return kinds[kind](value)
}
