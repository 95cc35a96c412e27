import { printFinding } from '../core/config/finding.ts'
import { formatNearestPath } from '../core/config/format-nearest-path.ts'
import { formatEntry, formatEntryPlace, hasKeys } from '../core/config/format-provenance.ts'
import { isDefault, type ProvenanceEntry, placeOfEntry } from '../core/config/provenance.ts'
import { type Resolution, resolveMerchant } from '../core/config/resolve-merchant.ts'
import { openSchemaPlaces, type SchemaPlaces } from '../core/config/schema-places.ts'
import { readToken, ruleOf, tokenAt, tokenPaths } from '../core/config/theme/token-rules.ts'
import { formatTypedValue } from '../core/config/typed-value.ts'
import {
  type AddCommand,
  chooseMerchants,
  formatExits,
  formatOption,
  rootOption,
} from './command.ts'
import type { CliEnvironment } from './environment.ts'
import { explainLook, isLookPath } from './explain-look.ts'
import { explainInstead, explainToken } from './explain-token.ts'

export const addExplain: AddCommand = (program, { environment, end }) => {
  program
    .command('explain')
    .summary('shows which layer, file and line set a value')
    .description(
      'Shows every layer that sets a value, with its file and line, and which one wins. Example: livery explain base theme.shape',
    )
    .argument('<merchant>', 'the code of the merchant')
    .argument(
      '<path>',
      'the dotted path of the value, or of the map that holds it; look.row for a part of the look',
    )
    .addOption(rootOption(environment))
    .addOption(formatOption())
    .addHelpText('after', formatExits({ 0: 'the value is printed', 1: 'the merchant has errors' }))
    .action((code, path, options) => end(answer({ code, path }, options, environment)))
}

interface Question {
  readonly code: string
  readonly path: string
}

interface Options {
  readonly root: string
  readonly format: 'text' | 'json'
}

interface Known extends Pick<Resolution, 'provenance' | 'merchant'> {
  readonly places: SchemaPlaces
}

function answer(
  { code, path: typed }: Question,
  { root, format }: Options,
  environment: CliEnvironment,
): number {
  const files = environment.filesAt(root)
  chooseMerchants(files, [code], root)
  if (isLookPath(typed)) {
    const { text, findings, hasErrors } = explainLook(files, { code, path: typed, format })
    for (const finding of findings) environment.printError(printFinding(finding))
    environment.print(text)
    return hasErrors ? 1 : 0
  }
  const resolution = resolveMerchant(files, code)
  const known = { ...resolution, places: openSchemaPlaces(environment.project) }
  const path = wholeOf(typed, known)
  const isUnread = resolution.provenance.paths().length === 0
  // Throws where no layer sets the path.
  const words = isUnread ? '' : explain(known, path)
  for (const finding of resolution.findings.filter(({ severity }) => severity === 'error'))
    environment.printError(printFinding(finding))
  if (isUnread) {
    environment.printError(
      `"${path}" cannot be explained while "${code}" has errors. Fix them, then try again.`,
    )
    return 1
  }
  environment.print(format === 'json' ? formatJson(known, path) : words)
  return resolution.merchant ? 0 : 1
}

/** Returns the path to explain: for an item of a list, the path of the list, which layers set as a whole. */
function wholeOf(path: string, { provenance }: Known): string {
  const list = path.replace(/(\.\d+|\[\d+\]).*$/, '')
  return Array.isArray(provenance.of(list).at(-1)?.value) ? list : path
}

/**
 * Formats every value at or below a path as JSON, with its whole chain, the winner last: `{ path, said }`.
 * A default is marked, and its place is in a file of schemas/. A token that no layer sets comes with its
 * value and its derivation: `{ path, value, derived, said }`.
 */
function formatJson({ provenance, merchant, places }: Known, path: string): string {
  const inside = provenance.paths().filter((one) => one === path || one.startsWith(`${path}.`))
  const values = inside.sort().map((one) => ({
    path: one,
    said: provenance.of(one).map((entry) => describeLayer(entry, places)),
  }))
  const token = tokenAt(path)
  if (values.length > 0 || !token || !merchant) return JSON.stringify(values, null, 2)
  const { theme } = merchant
  const derived = { path, value: readToken(token, theme), derived: ruleOf(token, theme).how }
  return JSON.stringify([{ ...derived, said: [] }], null, 2)
}

function describeLayer(entry: ProvenanceEntry, places: SchemaPlaces): object {
  const { layer, act, value } = entry
  return {
    layer,
    act,
    ...(isDefault(entry) && { default: true }),
    ...placeOfEntry(entry, places),
    value,
  }
}

/** Formats the layers that set a path, a line each; throws a message for the operator when there are none. */
function explain(known: Known, path: string): string {
  const { provenance, merchant } = known
  const entries = provenance.of(path)
  const token = tokenAt(path)
  if (token && merchant && entries.at(-1)?.act !== 'set')
    return explainToken(token, merchant.theme, (other) => explainInside(other, known)).join('\n')
  const lines = entries.length > 0 ? explainValue(path, entries, known) : explainInside(path, known)
  if (token && merchant) lines.push(explainInstead(token, merchant.theme))
  if (lines.length > 0) return lines.join('\n')
  const hint = formatNearestPath(path.split('.'), [...provenance.paths(), ...tokenPaths])
  throw new Error(`No layer sets "${path}". ${hint}`)
}

function explainValue(path: string, entries: readonly ProvenanceEntry[], known: Known): string[] {
  const winner = entries.at(-1)
  const inside = hasKeys(winner?.value) ? explainInside(path, known) : []
  const sentences = entries.map(
    (one) => formatEntry(one, known.places) + (one === winner ? '  ← wins' : ''),
  )
  if (inside.length > 0 && winner?.act === 'set') return [path, ...sentences, ...inside]
  const head =
    winner?.act === 'removed'
      ? `${path} is removed`
      : `${path} = ${formatTypedValue(winner?.value)}`
  return [head, ...sentences]
}

/** Formats the values below a path, a line each. */
function explainInside(path: string, { provenance, places }: Known): string[] {
  return provenance
    .paths()
    .filter((inner) => inner === path || inner.startsWith(`${path}.`))
    .sort()
    .flatMap((inner) => {
      const winner = provenance.of(inner).at(-1)
      if (!winner || winner.act === 'removed' || hasKeys(winner.value)) return []
      return [`  ${inner} = ${formatTypedValue(winner.value)}  ${formatEntryPlace(winner, places)}`]
    })
}
