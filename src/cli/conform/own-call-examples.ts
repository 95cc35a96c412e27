import type { DescribedCall } from '../../core/contract/own-calls/own-call.ts'
import type { SkippedCall } from './call-examples.ts'

/** Returns what a call of an own block is asked with, or the reason to skip it. */
export function exampleOf({
  declaration,
  described,
}: DescribedCall): { query: object } | SkippedCall {
  if (declaration.kind === 'effect')
    return { left: 'it changes something that conform does not know: it is never sent' }
  const parameters = Object.entries(described.parameters ?? {})
  const missing = parameters.find(
    ([, parameter]) => parameter && !parameter.optional && parameter.example === undefined,
  )
  if (missing) return { left: `"${missing[0]}" has no "example" in block.json` }
  const query = parameters.flatMap(([name, parameter]) =>
    parameter?.example === undefined ? [] : [[name, parameter.example] as const],
  )
  return { query: Object.fromEntries(query) }
}
