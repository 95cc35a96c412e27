import { type Collected, collect } from '../../config/collect.ts'
import { merchantFile } from '../../config/files.ts'
import { createFinding, type Finding } from '../../config/finding.ts'
import { findNearest } from '../../config/nearest.ts'
import { nearestSpan, stringAt, treeAt } from '../../config/tree.ts'
import { flags } from '../../contract/flags.ts'
import { getOwn } from '../read-fact.ts'
import { readsOf } from '../reads/read-block.ts'
import { readValue } from './live-answers.ts'
import type { LiveContext } from './live-context.ts'

/** Reports flags and templates that only the gateway or only the merchant uses. */
export function checkLiveFlags(context: LiveContext): Finding[] {
  const { answers, facts } = context
  // Without an answer to either call, the flags of the gateway are unknown.
  const whitelabel =
    readValue(answers.whitelabel) ?? readValue(answers.systemStatus)?.info.whitelabel
  return [
    ...checkUnknown(Object.keys(facts.flags), context),
    ...(whitelabel ? checkMissing(context) : []),
    ...checkContradicted(context),
    ...checkTemplates(context),
  ]
}

function checkUnknown(sent: readonly string[], { tree }: LiveContext): Finding[] {
  const details = { span: nearestSpan(tree, ['flags']), path: ['flags'] }
  const known = Object.keys(flags)
  return sent
    .filter((flag) => !Object.hasOwn(flags, flag))
    .map((flag) => {
      const { name: nearest } = findNearest(flag, known)
      return createFinding('gateway-flag-unknown', details, { flag, nearest })
    })
}

/** Reports values of flags in the merchant's own file that differ from what the gateway sends. */
function checkContradicted({ tree, facts, merchant }: LiveContext): Finding[] {
  const typed = treeAt(tree, ['flags'])
  if (typed?.kind !== 'map') return []
  return [...typed.entries].flatMap(([flag, { key, value }]) => {
    const sent = getOwn(facts.flags, flag)
    const isOwn = key.source.path === merchantFile(merchant.code)
    const isForced = Object.hasOwn(merchant.forceOff, flag)
    if (!isOwn || isForced || value.kind !== 'leaf' || sent === undefined || sent === value.value)
      return []
    const details = { span: key, path: ['flags', flag] }
    return [
      createFinding('gateway-flag-contradicted', details, { flag, sent: sent ? 'on' : 'off' }),
    ]
  })
}

/**
 * Reports flags that conditions or the components of placed blocks read and the gateway does not send, once at
 * the first condition or else at the first block, unless the merchant sets their default.
 */
function checkMissing(context: LiveContext): Finding[] {
  const { tree, facts, merchant } = context
  const reported = new Set<string>()
  const conditions = readLeaves(tree, 'flag').map(({ name, at }) => {
    return { name, span: at.tree, path: at.path }
  })
  return [...conditions, ...listReads(context)].flatMap(({ name, span, path }) => {
    if (reported.has(name) || getOwn(facts.flags, name) !== undefined) return []
    reported.add(name)
    if (treeAt(tree, ['flags', name]) || treeAt(tree, ['forceOff', name])) return []
    const state = getOwn<boolean | undefined>(merchant.flags, name) ? 'on' : 'off'
    return [createFinding('gateway-flag-unsaid', { span, path }, { flag: name, state })]
  })
}

/** Lists the flags that the components of placed blocks read, with the places of the blocks. */
function listReads({ tree, merchant }: LiveContext) {
  return Object.entries(merchant.pages).flatMap(([page, { order, blocks }]) =>
    order.flatMap((id) => {
      const block = getOwn(blocks, id)
      if (!block) return []
      const path = ['pages', page, 'blocks', id]
      const span = nearestSpan(tree, path)
      return readsOf(block).flags.map((name) => ({ name, span, path }))
    }),
  )
}

const templates: readonly string[] = ['mem_cen', 'dep_func']

function checkTemplates({ tree, answers, facts }: LiveContext): Finding[] {
  const sent = Object.keys(readValue(answers.templates) ?? {})
  const read = new Set(readLeaves(tree, 'template').map(({ name }) => name))
  const details = { span: nearestSpan(tree, ['pages']), path: ['pages'] }
  return sent.flatMap((template) => {
    if (!templates.includes(template)) {
      const problem = 'which Livery does not know'
      return [createFinding('gateway-template', details, { template, problem })]
    }
    const isNew = getOwn<string>(facts.templates, template) === 'new'
    if (!isNew || read.has(template)) return []
    const problem = 'which is "new" there, but no condition of this merchant reads it'
    return [createFinding('gateway-template', details, { template, problem })]
  })
}

interface NamedLeaf {
  readonly name: string
  readonly at: Collected
}

/** Lists the tests of flags or templates in the conditions of a merchant, with their places. */
function readLeaves(tree: LiveContext['tree'], kind: 'flag' | 'template'): NamedLeaf[] {
  return collect(tree).flatMap((found) =>
    found.name === 'Condition' ? visitCondition(found, kind) : [],
  )
}

function visitCondition({ tree, path }: Collected, kind: string): NamedLeaf[] {
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) =>
      visitCondition({ tree: item, path: [...path, index] }, kind),
    )
  if (tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([key, { value }]) => {
    const at = { tree: value, path: [...path, key] }
    const name = key === kind ? stringAt(value, []) : undefined
    return name === undefined ? visitCondition(at, kind) : [{ name, at }]
  })
}
