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
  MemberExpression: ({ property, computed }, { rules, report }) => {
    const name = computed && property.type === 'Identifier' ? undefined : nameOfKey(property)
    if (name === undefined || !refusedProperties.has(name)) return
    const problem = `${capitalize(rules.owner)} cannot use the property "${name}".`
    report(property, problem, 'Remove it.')
  },
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
function checkImport(
  { source, specifiers }: NodeOf<'ImportDeclaration'>,
  { rules, report }: CodeScope,
): void {
  const from = source.value
  if (from.startsWith('.')) return
  const owner = capitalize(rules.owner)
  const offered = Object.hasOwn(rules.modules, from) ? rules.modules[from] : undefined
  if (!offered) {
    const known = Object.keys(rules.modules).filter((name) => name !== 'react/jsx-runtime')
    const advice = `Import from ${known.join(' or ')}, or copy what you need into ${rules.place}.`
    report(source, `${owner} cannot import "${from}".`, advice)
    return
  }
  const advice = `It offers ${offered.join(', ')}.`
  for (const specifier of specifiers) {
    const name = importedName(specifier)
    if (name === undefined) report(specifier, `${owner} imports from ${from} by name.`, advice)
    else if (!isTypeOnly(specifier) && !offered.includes(name))
      report(specifier, `${from} does not offer "${name}" to ${rules.owner}.`, advice)
  }
}

type Specifier = NodeOf<'ImportDeclaration'>['specifiers'][number]

function importedName(specifier: Specifier): string | undefined {
  if (specifier.type !== 'ImportSpecifier') return undefined
  const { imported } = specifier
  return imported.type === 'Identifier' ? imported.name : imported.value
}

function isTypeOnly(specifier: Specifier): boolean {
  return specifier.type === 'ImportSpecifier' && specifier.importKind === 'type'
}
