import { type Collected, collect } from '../../config/collect.ts'
import { createFinding, type Finding } from '../../config/finding.ts'
import { merchantSchema } from '../../config/law.ts'
import { findNearest } from '../../config/nearest.ts'
import { nearestSpan, stringAt, treeAt } from '../../config/tree.ts'
import { flags } from '../../contract/flags.ts'
import { own } from '../read-fact.ts'
import { readValue } from './live-answers.ts'
import type { LiveScene } from './live-scene.ts'

/** Flags and templates that only one of the two sides knows. */
export function checkLiveFlags(scene: LiveScene): Finding[] {
  const { answers, facts } = scene
  // Where neither call has an answer, nothing is known of what the gateway says.
  const asked = readValue(answers.whitelabel) ?? readValue(answers.systemStatus)?.info.whitelabel
  return [
    ...checkUnknown(Object.keys(facts.flags), scene),
    ...(asked ? checkUnsaid(scene) : []),
    ...checkTemplates(scene),
  ]
}

function checkUnknown(said: readonly string[], { tree }: LiveScene): Finding[] {
  const details = { span: nearestSpan(tree, ['flags']), path: ['flags'] }
  return said
    .filter((flag) => !Object.hasOwn(flags, flag))
    .map((flag) => {
      const { name: nearest } = findNearest(flag, Object.keys(flags))
      return createFinding('gateway-flag-unknown', details, { flag, nearest })
    })
}

/** A flag that a condition reads is told once, at the first condition, unless the merchant says its default. */
function checkUnsaid({ tree, facts, merchant }: LiveScene): Finding[] {
  const told = new Set<string>()
  return readLeaves(tree, 'flag').flatMap(({ name, at }) => {
    if (told.has(name) || own(facts.flags, name) !== undefined) return []
    told.add(name)
    if (treeAt(tree, ['flags', name])) return []
    const taken = own<boolean | undefined>(merchant.flags, name) ? 'on' : 'off'
    return [
      createFinding('gateway-flag-unsaid', { span: at.tree, path: at.path }, { flag: name, taken }),
    ]
  })
}

const templates: readonly string[] = ['mem_cen', 'dep_func']

function checkTemplates({ tree, answers, facts }: LiveScene): Finding[] {
  const said = Object.keys(readValue(answers.templates) ?? {})
  const read = new Set(readLeaves(tree, 'template').map(({ name }) => name))
  const details = { span: nearestSpan(tree, ['pages']), path: ['pages'] }
  return said.flatMap((template) => {
    if (!templates.includes(template)) {
      const problem = 'which Livery does not know'
      return [createFinding('gateway-template', details, { template, problem })]
    }
    const isNew = own<string>(facts.templates, template) === 'new'
    if (!isNew || read.has(template)) return []
    const problem = 'which is new there, and no condition of this merchant asks for it'
    return [createFinding('gateway-template', details, { template, problem })]
  })
}

interface NamedLeaf {
  readonly name: string
  readonly at: Collected
}

/** What the conditions of a merchant ask of flags or templates, with where each was typed. */
function readLeaves(tree: LiveScene['tree'], kind: 'flag' | 'template'): NamedLeaf[] {
  return (collect(tree, merchantSchema.schema).get('Condition') ?? []).flatMap((condition) =>
    visit(condition, kind),
  )
}

function visit({ tree, path }: Collected, kind: string): NamedLeaf[] {
  if (tree.kind === 'list')
    return tree.items.flatMap((item, index) => visit({ tree: item, path: [...path, index] }, kind))
  if (tree.kind !== 'map') return []
  return [...tree.entries].flatMap(([key, { value }]) => {
    const at = { tree: value, path: [...path, key] }
    const name = key === kind ? stringAt(value, []) : undefined
    return name === undefined ? visit(at, kind) : [{ name, at }]
  })
}
