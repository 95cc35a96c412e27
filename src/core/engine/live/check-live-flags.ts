import { merchantFile } from '../../config/files.ts'
import { createFinding, type Finding } from '../../config/finding.ts'
import { findNearest } from '../../config/nearest.ts'
import { nearestSpan, treeAt } from '../../config/tree.ts'
import { flags } from '../../contract/flags.ts'
import { listBlockReadings } from '../../contract/reads/list-readings.ts'
import { getOwn } from '../read-fact.ts'
import { checkMissingOfPages, checkUnreadFlags } from './check-read-flags.ts'
import { readValue } from './live-answers.ts'
import type { LiveContext } from './live-context.ts'
import { readLeaves } from './read-leaves.ts'

/** Reports flags and templates that only the gateway or only the merchant uses. */
export function checkLiveFlags(context: LiveContext): Finding[] {
  const { answers, facts } = context
  // Without an answer to either call, the flags of the gateway are unknown.
  const whitelabel =
    readValue(answers.whitelabel) ?? readValue(answers.systemStatus)?.info.whitelabel
  return [
    ...checkUnknown(Object.keys(facts.flags), context),
    ...(whitelabel ? [...checkMissing(context), ...checkMissingOfPages(context)] : []),
    ...checkUnreadFlags(context),
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
  return listBlockReadings(merchant.pages)
    .filter(({ kind }) => kind === 'flag')
    .map(({ name, path }) => ({ name, span: nearestSpan(tree, path), path }))
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
