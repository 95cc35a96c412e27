import type { FindingCode } from './findings.ts'

/** Findings that depend on more than the files of a merchant and its parents. */
export const dependsElsewhere: ReadonlySet<string> = new Set([
  'extends-missing',
  'extends-cycle',
  'host-conflict',
  'empty-region',
  'look-missing',
  'look-cycle',
  'look-depth',
] satisfies FindingCode[])
