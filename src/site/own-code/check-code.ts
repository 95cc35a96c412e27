import { isReferenceIdentifier, ScopeTracker, walk } from 'oxc-walker'
import { parseSync } from 'rolldown/utils'
import type { Finding } from '../../core/config/finding.ts'
import type { Source } from '../../core/config/source.ts'
import { type CodeRules, capitalize, reportCode } from './code-rules.ts'

/** Attributes and properties that turn text into markup, or bring styles that the policy of the page refuses. */
const refusedAttributes: Readonly<Record<string, string>> = {
  dangerouslySetInnerHTML: 'Render elements in place of markup.',
  srcDoc: 'Render elements in place of markup.',
  style: 'Write a class in the style sheet of the block, and use tokens such as var(--primary).',
}
/** Elements that load code, styles or pages. */
const refusedElements: ReadonlySet<string> = new Set([
  ...['base', 'embed', 'frame', 'iframe', 'link', 'meta', 'object', 'script', 'style'],
])
/** Properties that lead from a value to the function that compiles code, or to markup. */
const refusedProperties: ReadonlySet<string> = new Set([
  ...['constructor', '__proto__', 'innerHTML', 'outerHTML', 'insertAdjacentHTML'],
  ...['ownerDocument', 'defaultView', 'contentWindow'],
])

/**
 * Checks code of a workspace: it may use the language and what its rules offer, and neither the page around it, nor the
 * network, nor what the device keeps. The policy of the page refuses the same when the code runs.
 */
export function checkCode(source: Source, rules: CodeRules): Finding[] {
  const lang = source.path.endsWith('.tsx') ? 'tsx' : 'ts'
  const { program, errors } = parseSync(source.path, source.text, { lang, sourceType: 'module' })
  const findings: Finding[] = []
  const report = ({ start, end }: Offsets, problem: string, advice: string): void =>
    void findings.push(reportCode(rules, { source, start, end }, { problem, advice }))
  const [error] = errors
  if (error) {
    const at = error.labels[0] ?? { start: 0, end: 0 }
    report(at, `The code has an error: ${error.message}.`, 'Correct it.')
    return findings
  }
  checkProgram(program, { rules, report })
  return findings
}

type Program = ReturnType<typeof parseSync>['program']
type Node = NonNullable<ReturnType<typeof walk>>

interface Offsets {
  readonly start: number
  readonly end: number
}
type Report = (at: Offsets, problem: string, advice: string) => void

interface CodeScope {
  readonly rules: CodeRules
  readonly report: Report
}

function checkProgram(program: Program, scope: CodeScope): void {
  const { rules, report } = scope
  const scopes = new ScopeTracker({ preserveExitedScopes: true })
  walk(program, { scopeTracker: scopes })
  scopes.freeze()
  walk(program, {
    scopeTracker: scopes,
    enter(node, parent) {
      if (isType(node)) {
        this.skip()
        return
      }
      checkNode(node, scope)
      if (node.type !== 'Identifier' || !isReferenceIdentifier(node, parent)) return
      if (scopes.isDeclared(node.name) || rules.globals.has(node.name)) return
      const known = Object.hasOwn(rules.adviceOf, node.name) ? rules.adviceOf[node.name] : undefined
      const problem = `"${node.name}" is not available to ${rules.owner}.`
      report(node, problem, known ?? rules.advice)
    },
  })
}

/** Returns true for what the compiler removes: types, and imports of types. */
function isType(node: Node): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration')
    return (
      ('importKind' in node && node.importKind === 'type') ||
      ('exportKind' in node && node.exportKind === 'type')
    )
  return /^TS(?!AsExpression|SatisfiesExpression|NonNullExpression|InstantiationExpression|Enum)/.test(
    node.type,
  )
}

type NodeOf<T extends Node['type']> = Extract<Node, { type: T }>
type Checks = { readonly [T in Node['type']]?: (node: NodeOf<T>, scope: CodeScope) => void }

/** What a kind of node is checked for. */
const checks: Checks = {
  ImportDeclaration: checkImport,
  ExportAllDeclaration: ({ source }, scope) => void findOffered(source, scope),
  ExportNamedDeclaration: checkReexport,
  ImportExpression: (node, { rules, report }) =>
    report(
      node,
      `${capitalize(rules.owner)} loads no other code while it runs.`,
      'Import it at the top of the file.',
    ),
  MetaProperty: (node, { rules, report }) => {
    if (node.meta.name === 'import')
      report(node, `"import.meta" is not available to ${rules.owner}.`, 'Remove it.')
  },
  DebuggerStatement: (node, { rules, report }) =>
    report(node, `${capitalize(rules.owner)} cannot use this statement.`, 'Remove it.'),
  JSXAttribute: ({ name }, scope) => {
    if (name.type === 'JSXIdentifier') checkAttribute(name, name.name, scope)
  },
  Property: ({ key, computed }, scope) => {
    const name = computed ? undefined : nameOfKey(key)
    if (name === 'dangerouslySetInnerHTML') checkAttribute(key, name, scope)
  },
  JSXOpeningElement: ({ name }, { rules, report }) => {
    if (name.type !== 'JSXIdentifier' || !refusedElements.has(name.name)) return
    const problem = `${capitalize(rules.owner)} cannot show the element <${name.name}>.`
    report(name, problem, 'Remove it.')
  },
  MemberExpression: ({ property, computed }, scope) => checkProperty(property, computed, scope),
  ObjectPattern: ({ properties }, scope) => {
    for (const one of properties)
      if (one.type === 'Property') checkProperty(one.key, one.computed, scope)
  },
}

/** Reports a property that code must not read, by a dot, in brackets or in a pattern. */
function checkProperty(key: Node, computed: boolean, { rules, report }: CodeScope): void {
  const name = computed && key.type === 'Identifier' ? undefined : nameOfKey(key)
  if (name === undefined || !refusedProperties.has(name)) return
  const problem = `${capitalize(rules.owner)} cannot use the property "${name}".`
  report(key, problem, 'Remove it.')
}

function checkNode<T extends Node['type']>(node: NodeOf<T>, scope: CodeScope): void {
  const check = checks[node.type as T] // the type of a node is that of its check
  check?.(node, scope)
}

function checkAttribute(at: Offsets, name: string, { rules, report }: CodeScope): void {
  const advice = Object.hasOwn(refusedAttributes, name) ? refusedAttributes[name] : undefined
  if (advice === undefined) return
  report(at, `${capitalize(rules.owner)} cannot use the attribute "${name}".`, advice)
}

/** Returns the name of a property that the code spells out. */
function nameOfKey(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/** Reports what a module does not offer. Own files are found when the code is compiled. */
function checkImport({ source, specifiers }: NodeOf<'ImportDeclaration'>, scope: CodeScope): void {
  const offered = findOffered(source, scope)
  if (!offered) return
  const { rules, report } = scope
  for (const specifier of specifiers) {
    const name = importedName(specifier)
    if (name !== undefined) {
      if (!isTypeOnly(specifier)) checkOffered(specifier, name, { ...scope, source, offered })
      continue
    }
    const problem = `${capitalize(rules.owner)} imports from ${source.value} by name.`
    report(specifier, problem, adviseOn(offered))
  }
}

/** Reports what a module does not offer and a file passes on. */
function checkReexport(
  { source, specifiers }: NodeOf<'ExportNamedDeclaration'>,
  scope: CodeScope,
): void {
  const offered = source && findOffered(source, scope)
  if (!offered) return
  for (const specifier of specifiers) {
    const name = nameOfModule(specifier.local)
    if (specifier.exportKind !== 'type')
      checkOffered(specifier, name, { ...scope, source, offered })
  }
}

type ModuleSource = NodeOf<'ImportDeclaration'>['source']

/** Returns the names that a module offers; reports a module that offers nothing. Undefined for an own file. */
function findOffered(
  source: ModuleSource,
  { rules, report }: CodeScope,
): readonly string[] | undefined {
  const from = source.value
  if (from.startsWith('.')) return undefined
  const offered = Object.hasOwn(rules.modules, from) ? rules.modules[from] : undefined
  if (offered) return offered
  const known = Object.keys(rules.modules).filter((name) => name !== 'react/jsx-runtime')
  const advice = `Import from ${known.join(' or ')}, or copy what you need into ${rules.place}.`
  report(source, `${capitalize(rules.owner)} cannot import "${from}".`, advice)
  return undefined
}

interface ModuleScope extends CodeScope {
  readonly source: ModuleSource
  readonly offered: readonly string[]
}

function checkOffered(at: Offsets, name: string, scope: ModuleScope): void {
  const { rules, report, source, offered } = scope
  if (offered.includes(name)) return
  const problem = `${source.value} does not offer "${name}" to ${rules.owner}.`
  report(at, problem, adviseOn(offered))
}

function adviseOn(offered: readonly string[]): string {
  return `It offers ${offered.join(', ')}.`
}

type Specifier = NodeOf<'ImportDeclaration'>['specifiers'][number]

function importedName(specifier: Specifier): string | undefined {
  if (specifier.type !== 'ImportSpecifier') return undefined
  return nameOfModule(specifier.imported)
}

/** Returns the name of an export of a module, which is a word or a text. */
function nameOfModule(name: NodeOf<'ExportSpecifier'>['local']): string {
  return name.type === 'Literal' ? name.value : name.name
}

function isTypeOnly(specifier: Specifier): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'
}
