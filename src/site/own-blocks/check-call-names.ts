import { createFinding, type Finding } from '../../core/config/finding.ts'
import { findNearest } from '../../core/config/nearest.ts'
import { calls as contractCalls } from '../../core/contract/calls.ts'
import type { OwnCall } from '../../core/contract/own-calls/own-call.ts'
import type { HookUse } from '../own-code/list-hook-uses.ts'

/**
 * Compares the calls that the code of a block names with those of the contract and its own: a name that nobody has, a
 * read that is sent as a change, and the reverse.
 */
export function checkCallNames(uses: readonly HookUse[], own: readonly OwnCall[]): Finding[] {
  const kinds = new Map<string, string>([
    ...Object.entries(contractCalls).map(([name, { kind }]): [string, string] => [name, kind]),
    ...own.map(({ name, declaration }): [string, string] => [name, declaration.kind]),
  ])
  return uses.flatMap((use) => checkUse(use, kinds))
}

/** Reports a name that the hook of a use does not take. */
function checkUse(use: HookUse, kinds: ReadonlyMap<string, string>): Finding[] {
  const { hook, name } = use
  if (name === undefined || hook === 'useFlag') return []
  const kind = kinds.get(name)
  const wanted = hook === 'useCall' ? 'read' : 'effect'
  if (kind === wanted) return []
  if (kind === undefined) {
    const known = [...kinds].flatMap(([one, its]) => (its === wanted ? one : []))
    const nearest = findNearest(name, known).name
    return [createFinding('unknown-call', { span: use, path: [] }, { call: name, nearest })]
  }
  const problem =
    kind === 'read'
      ? `"${name}" changes nothing, so "useSubmit" does not send it.`
      : `"${name}" changes something, so "useCall" does not send it.`
  const advice =
    kind === 'read'
      ? `Write useCall('${name}').`
      : name.includes('.')
        ? `Write useSubmit('${name}').`
        : 'Lead to the page of Livery that does it.'
  return [createFinding('own-block-code', { span: use, path: [] }, { problem, advice })]
}
