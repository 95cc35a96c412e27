import { createFinding, type Finding } from '../../core/config/finding.ts'
import type { Span } from '../../core/config/source.ts'

/** What a kind of code of a workspace may use. */
export interface CodeRules {
  /** The code of its findings. */
  readonly finding: 'own-block-code' | 'adapter-code'
  /** The kind with its article, such as "a block". */
  readonly owner: string
  /** Where its files are, such as "the folder of the block". */
  readonly place: string
  /** The folder of its files, from the root. */
  readonly folder: string
  /** The names of values that it may import, by module. */
  readonly modules: Readonly<Record<string, readonly string[]>>
  /** The global names that it may use. */
  readonly globals: ReadonlySet<string>
  /** What to do in place of a global name that it does not have, and in place of one of these. */
  readonly advice: string
  readonly adviceOf: Readonly<Record<string, string>>
  /** The endings of its files as the object of a sentence, and the name of one. */
  readonly endings: string
  readonly example: string
}

/** The global names of the language. */
export const languageGlobals: readonly string[] = [
  ...['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Infinity', 'Intl', 'JSON', 'Map', 'Math'],
  ...['NaN', 'Number', 'Object', 'Promise', 'RangeError', 'RegExp', 'Set', 'String', 'Symbol'],
  ...['TypeError', 'WeakMap', 'WeakSet', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
  'undefined',
]

/** What is wrong with code, and what to do. */
export interface CodeProblem {
  readonly problem: string
  readonly advice: string
}

/** Creates a finding about code of a workspace. */
export function reportCode(
  { finding }: Pick<CodeRules, 'finding'>,
  span: Span,
  problem: CodeProblem,
): Finding {
  return createFinding(finding, { span, path: [] }, problem)
}

/** Returns a text with its first letter as a capital. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
