import type { Files } from '../../core/config/files.ts'
import { createFinding, type Finding } from '../../core/config/finding.ts'
import { findNearest } from '../../core/config/nearest.ts'
import { ownBlockFile } from '../../core/config/own-blocks/own-block.ts'
import { parseSource } from '../../core/config/parse-source.ts'
import { childOf } from '../../core/config/tree.ts'
import { calls as contractCalls } from '../../core/contract/calls.ts'
import type { OwnCall } from '../../core/contract/own-calls/own-call.ts'
import type { HookUse } from '../own-code/list-hook-uses.ts'

/** A block with its own calls, as its description declares them. */
interface DeclaredCalls {
  readonly type: string
  readonly calls: readonly OwnCall[]
  readonly files: Files
}

/**
 * Compares the calls that the code of a block names with those that there are: a name that nobody has, a read that is
 * sent as a change and the reverse, and a declared call that nothing uses.
 */
export function checkCallNames(uses: readonly HookUse[], declared: DeclaredCalls): Finding[] {
  const kinds = new Map<string, string>([
    ...Object.entries(contractCalls).map(([name, { kind }]): [string, string] => [name, kind]),
    ...declared.calls.map(({ name, declaration }): [string, string] => [name, declaration.kind]),
  ])
  return [...uses.flatMap((use) => checkUse(use, kinds)), ...checkUnused(uses, declared)]
}

/** Reports a name that the hook of a use does not take. */
function checkUse(use: HookUse, kinds: ReadonlyMap<string, string>): Finding[] {
  const { hook, name } = use
  if (name === undefined) return []
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

/** Reports the calls of a description that no code names, unless the code computes a name. */
function checkUnused(uses: readonly HookUse[], { type, files }: DeclaredCalls): Finding[] {
  if (uses.some(({ name }) => name === undefined)) return []
  const path = ownBlockFile(type)
  const { tree } = parseSource({ path, text: files.read(path) ?? '' })
  const own = childOf(tree, 'ownCalls')
  if (own?.kind !== 'map') return []
  return [...own.entries].flatMap(([key, { key: span }]) => {
    const call = `${type}.${key}`
    const isUsed = uses.some(({ name }) => name === call)
    return isUsed ? [] : [createFinding('unused-call', { span, path: ['ownCalls', key] }, { call })]
  })
}
