import { isReferenceIdentifier, ScopeTracker, walk } from 'oxc-walker'
import { parseSync } from 'rolldown/utils'
import { createFinding, type Finding } from '../../core/config/finding.ts'
import type { Source } from '../../core/config/source.ts'
import { blockModules } from '../../core/contract/block-api.ts'

/** The global names that the code of a block may use: those of the language, and timers. */
const allowedGlobals: ReadonlySet<string> = new Set([
  ...['Array', 'BigInt', 'Boolean', 'Date', 'Error', 'Infinity', 'Intl', 'JSON', 'Map', 'Math'],
  ...['NaN', 'Number', 'Object', 'Promise', 'RangeError', 'RegExp', 'Set', 'String', 'Symbol'],
  ...['TypeError', 'URL', 'URLSearchParams', 'WeakMap', 'WeakSet', 'isFinite', 'isNaN'],
  ...['parseFloat', 'parseInt', 'structuredClone', 'undefined'],
  ...['clearInterval', 'clearTimeout', 'setInterval', 'setTimeout'],
  ...['cancelAnimationFrame', 'requestAnimationFrame'],
])

/** What to do in place of a global name that a block does not have. */
const adviceOf: Readonly<Record<string, string>> = {
  fetch: 'Ask the gateway with useCall().',
  XMLHttpRequest: 'Ask the gateway with useCall().',
  WebSocket: 'Ask the gateway with useCall().',
  EventSource: 'Ask the gateway with useCall().',
  eval: 'Write what it computes as code.',
  Function: 'Write what it computes as code.',
  localStorage: 'Keep the value in useState(), or let the gateway keep it.',
  sessionStorage: 'Keep the value in useState(), or let the gateway keep it.',
  console: 'Remove it.',
}
const renderAdvice = 'Render what the block shows with React, and use what livery/block offers.'

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
 * Checks the code of an own block: it may use the language, React and what `livery/block` offers, and neither the page
 * around it, nor the network, nor what the device keeps. The policy of the page refuses the same when the code runs.
 */
export function checkCode(source: Source): Finding[] {
  const lang = source.path.endsWith('.tsx') ? 'tsx' : 'ts'
  const { program, errors } = parseSync(source.path, source.text, { lang, sourceType: 'module' })
  const findings: Finding[] = []
  const report = ({ start, end }: Offsets, problem: string, advice: string): void => {
    const span = { source, start, end }
    findings.push(createFinding('own-block-code', { span, path: [] }, { problem, advice }))
  }
  const [error] = errors
  if (error) {
    const at = error.labels[0] ?? { start: 0, end: 0 }
    report(at, `The code has an error: ${error.message}.`, 'Correct it.')
    return findings
  }
  checkProgram(program, report)
  return findings
}

type Program = ReturnType<typeof parseSync>['program']
type Node = NonNullable<ReturnType<typeof walk>>

interface Offsets {
  readonly start: number
  readonly end: number
}
type Report = (at: Offsets, problem: string, advice: string) => void

function checkProgram(program: Program, report: Report): void {
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
      checkNode(node, report)
      if (node.type !== 'Identifier' || !isReferenceIdentifier(node, parent)) return
      if (scopes.isDeclared(node.name) || allowedGlobals.has(node.name)) return
      const advice = Object.hasOwn(adviceOf, node.name) ? adviceOf[node.name] : renderAdvice
      report(node, `"${node.name}" is not available to a block.`, advice ?? renderAdvice)
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
type Checks = { readonly [T in Node['type']]?: (node: NodeOf<T>, report: Report) => void }

/** What a kind of node is checked for. */
const checks: Checks = {
  ImportDeclaration: checkImport,
  ImportExpression: (node, report) =>
    report(node, 'A block loads no other code while it runs.', 'Import it at the top of the file.'),
  MetaProperty: (node, report) => {
    if (node.meta.name === 'import')
      report(node, '"import.meta" is not available to a block.', 'Remove it.')
  },
  DebuggerStatement: (node, report) =>
    report(node, 'A block cannot use this statement.', 'Remove it.'),
  JSXAttribute: ({ name }, report) => {
    if (name.type === 'JSXIdentifier') checkAttribute(name, name.name, report)
  },
  Property: ({ key, computed }, report) => {
    const name = computed ? undefined : nameOfKey(key)
    if (name === 'dangerouslySetInnerHTML') checkAttribute(key, name, report)
  },
  JSXOpeningElement: ({ name }, report) => {
    if (name.type === 'JSXIdentifier' && refusedElements.has(name.name))
      report(name, `A block cannot show the element <${name.name}>.`, 'Remove it.')
  },
  MemberExpression: ({ property, computed }, report) => {
    const name = computed && property.type === 'Identifier' ? undefined : nameOfKey(property)
    if (name !== undefined && refusedProperties.has(name))
      report(property, `A block cannot use the property "${name}".`, 'Remove it.')
  },
}

function checkNode<T extends Node['type']>(node: NodeOf<T>, report: Report): void {
  const check = checks[node.type as T] // the type of a node is that of its check
  check?.(node, report)
}

function checkAttribute(at: Offsets, name: string, report: Report): void {
  const advice = Object.hasOwn(refusedAttributes, name) ? refusedAttributes[name] : undefined
  if (advice !== undefined) report(at, `A block cannot use the attribute "${name}".`, advice)
}

/** Returns the name of a property that the code spells out. */
function nameOfKey(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}

/** Reports what a module does not offer. Own files are found when the block is compiled. */
function checkImport({ source, specifiers }: NodeOf<'ImportDeclaration'>, report: Report): void {
  const from = source.value
  if (from.startsWith('.')) return
  const offered = Object.hasOwn(blockModules, from) ? blockModules[from] : undefined
  if (!offered) {
    const known = Object.keys(blockModules).filter((name) => name !== 'react/jsx-runtime')
    const advice = `Import from ${known.join(' or ')}, or copy what you need into the folder of the block.`
    report(source, `A block cannot import "${from}".`, advice)
    return
  }
  const advice = `It offers ${offered.join(', ')}.`
  for (const specifier of specifiers) {
    const name = importedName(specifier)
    if (name === undefined) report(specifier, `A block imports from ${from} by name.`, advice)
    else if (!isTypeOnly(specifier) && !offered.includes(name))
      report(specifier, `${from} does not offer "${name}" to a block.`, advice)
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
