import type { Files } from '../../core/config/files.ts'
import { createFinding, type Finding, type Fix } from '../../core/config/finding.ts'
import { ownBlockFile } from '../../core/config/own-blocks/own-block.ts'
import { parseSource } from '../../core/config/parse-source.ts'
import { childOf, type MapTree, type Tree } from '../../core/config/tree.ts'
import { calls } from '../../core/contract/calls.ts'
import type { HookUse } from '../own-code/list-hook-uses.ts'

/** A list of `block.json`, and the hook that reads what it names. */
interface ReadList {
  readonly list: 'flags' | 'calls'
  readonly hook: string
}

const lists: readonly ReadList[] = [
  { list: 'flags', hook: 'useFlag' },
  { list: 'calls', hook: 'useCall' },
]

/**
 * Compares the flags and calls that the description of a block declares with those that its code reads. Explanations
 * know a block's reads from its description alone, so a read that it does not name is missing there. Where the code
 * computes a name, no name counts as unused.
 */
export function checkDeclaredReads(
  uses: readonly HookUse[],
  { type, files }: { readonly type: string; readonly files: Files },
): Finding[] {
  const path = ownBlockFile(type)
  const { tree } = parseSource({ path, text: files.read(path) ?? '' })
  if (tree?.kind !== 'map') return []
  return [
    ...lists.flatMap((list) => checkList(uses, list, tree)),
    ...checkOwnCalls(uses, type, childOf(tree, 'ownCalls')),
  ]
}

function checkList(uses: readonly HookUse[], { list, hook }: ReadList, tree: MapTree): Finding[] {
  const declared = childOf(tree, list)
  const items = declared?.kind === 'list' ? declared.items : []
  const read = namesOf(uses, [hook])
  const named = new Set(items.map((item) => item.kind === 'leaf' && item.value))
  const missing = read.names.filter(
    (name) => !named.has(name) && (list === 'flags' || isRead(name)),
  )
  const unused = read.areAll
    ? items.filter((item) => !read.names.includes(String(textOf(item))))
    : []
  return [
    ...(missing.length > 0 ? [reportMissing(list, missing, tree)] : []),
    ...unused.map((span) => {
      const details = { span, path: [list, items.indexOf(span)] }
      const name = String(textOf(span))
      return list === 'flags'
        ? createFinding('unused-flag', details, { flag: name })
        : createFinding('unused-call', details, { call: name })
    }),
  ]
}

/** Returns true for a call of the contract that changes nothing; own calls are declared apart. */
function isRead(name: string): boolean {
  return Object.entries(calls).some(([known, { kind }]) => known === name && kind === 'read')
}

/** Reports the own calls of a description that no code makes. */
function checkOwnCalls(uses: readonly HookUse[], type: string, own: Tree | undefined): Finding[] {
  const made = namesOf(uses, ['useCall', 'useSubmit'])
  if (own?.kind !== 'map' || !made.areAll) return []
  return [...own.entries].flatMap(([key, { key: span }]) => {
    const call = `${type}.${key}`
    if (made.names.includes(call)) return []
    return [createFinding('unused-call', { span, path: ['ownCalls', key] }, { call })]
  })
}

/** The names that the code gives to hooks, and whether it spells all of them out. */
function namesOf(uses: readonly HookUse[], hooks: readonly string[]) {
  const ofHooks = uses.filter(({ hook }) => hooks.includes(hook))
  const names = new Set(ofHooks.flatMap(({ name }) => (name === undefined ? [] : [name])))
  return { names: [...names], areAll: ofHooks.every(({ name }) => name !== undefined) }
}

function textOf(tree: Tree): unknown {
  return tree.kind === 'leaf' ? tree.value : undefined
}

/** Reports the names that a list lacks, at the list or, where there is none, at the description. */
function reportMissing(list: ReadList['list'], names: readonly string[], tree: MapTree): Finding {
  const declared = childOf(tree, list)
  const details = { span: declared ?? tree, path: [list], fix: createFix(list, names, tree) }
  return createFinding('undeclared-read', details, { list, names })
}

/** Adds the names to their list, or the list after the last setting of the description. */
function createFix(list: string, names: readonly string[], tree: MapTree): Fix | undefined {
  const written = names.map((name) => JSON.stringify(name)).join(', ')
  const declared = childOf(tree, list)
  if (declared === undefined) {
    const last = [...tree.entries.values()].at(-1)
    return last && insertAt(last.value.end, `,\n  ${JSON.stringify(list)}: [${written}]`)
  }
  if (declared.kind !== 'list') return undefined
  const last = declared.items.at(-1)
  return last ? insertAt(last.end, `, ${written}`) : insertAt(declared.start + 1, written)
}

function insertAt(at: number, insert: string): Fix {
  return { start: at, end: at, insert }
}
