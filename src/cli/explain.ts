import { printFinding } from '../core/config/finding.ts'
import { findNearest } from '../core/config/nearest.ts'
import { isDefault, placeSaid, type Said } from '../core/config/provenance.ts'
import { type Resolution, resolveMerchant } from '../core/config/resolve-merchant.ts'
import { sayChoices } from '../core/config/say-choices.ts'
import { openSchemaPlaces, type SchemaPlaces } from '../core/config/schema-places.ts'
import { readToken, ruleOf, tokenAt, tokenPaths } from '../core/config/theme/token-rules.ts'
import { type AddCommand, chooseMerchants, formatOption, rootOption, sayExits } from './command.ts'
import type { Edges } from './edges.ts'
import { explainInstead, explainToken } from './explain-token.ts'

export const addExplain: AddCommand = (program, { edges, end }) => {
  program
    .command('explain')
    .summary('prints who said what of a value, where, and who won')
    .description(
      'Prints who said what of a value, where, and who won, such as: livery explain base theme.shape',
    )
    .argument('<merchant>', 'whose value')
    .argument('<path>', 'the value, dotted, or the map it is in')
    .addOption(rootOption())
    .addOption(formatOption())
    .addHelpText('after', sayExits({ 0: 'an answer', 1: 'the merchant has errors' }))
    .action((code, path, options) => end(answer({ code, path }, options, edges)))
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

function answer({ code, path: typed }: Question, { root, format }: Options, edges: Edges): number {
  const files = edges.filesAt(root)
  chooseMerchants(files, [code], root)
  const resolution = resolveMerchant(files, code)
  const known = { ...resolution, places: openSchemaPlaces(edges.project) }
  const path = wholeOf(typed, known)
  const isUnread = resolution.provenance.paths().length === 0
  // Throws where nobody says anything of the path.
  const words = isUnread ? '' : explain(known, path)
  for (const finding of resolution.findings.filter(({ severity }) => severity === 'error'))
    edges.printError(printFinding(finding))
  if (isUnread) {
    edges.printError(
      `Nothing is known of "${path}" while "${code}" has errors. Fix them, then ask again.`,
    )
    return 1
  }
  edges.print(format === 'json' ? listSaid(known, path) : words)
  return resolution.merchant ? 0 : 1
}

/** The path that is spoken of: an item of a list is said where its list is said. */
function wholeOf(path: string, { provenance }: Known): string {
  const list = path.replace(/(\.\d+|\[\d+\]).*$/, '')
  return Array.isArray(provenance.of(list).at(-1)?.value) ? list : path
}

/**
 * As JSON, every value at or below a path with its whole chain, the winner last: `{ path, said }`,
 * where a default is marked and stands in a file of schemas/;
 * of a token that nobody set, what it is and how it came to be: `{ path, value, derived, said }`.
 */
function listSaid({ provenance, merchant, places }: Known, path: string): string {
  const inside = provenance.paths().filter((one) => one === path || one.startsWith(`${path}.`))
  const values = inside.sort().map((one) => ({
    path: one,
    said: provenance.of(one).map((said) => sayLayer(said, places)),
  }))
  const token = tokenAt(path)
  if (values.length > 0 || !token || !merchant) return JSON.stringify(values, null, 2)
  const { theme } = merchant
  const derived = { path, value: readToken(token, theme), derived: ruleOf(token, theme).how }
  return JSON.stringify([{ ...derived, said: [] }], null, 2)
}

function sayLayer(said: Said, places: SchemaPlaces): object {
  const { layer, act, value } = said
  return {
    layer,
    act,
    ...(isDefault(said) && { default: true }),
    ...placeSaid(said, places),
    value,
  }
}

/** Who said what of a path, a line each; throws in the operator's words when nothing is there. */
function explain(known: Known, path: string): string {
  const { provenance, merchant } = known
  const said = provenance.of(path)
  const token = tokenAt(path)
  if (token && merchant && said.at(-1)?.act !== 'set')
    return explainToken(token, merchant.theme, (other) => explainInside(other, known)).join('\n')
  const lines = said.length > 0 ? explainValue(path, said, known) : explainInside(path, known)
  if (token && merchant) lines.push(explainInstead(token, merchant.theme))
  if (lines.length > 0) return lines.join('\n')
  const hint = sayNearest(path.split('.'), [...provenance.paths(), ...tokenPaths])
  throw new Error(`Nobody says anything of "${path}". ${hint}`)
}

/** The path with each part as the nearest that is there, else what is there where none is near. */
function sayNearest(parts: readonly string[], known: readonly string[]): string {
  const found: string[] = []
  for (const part of parts) {
    const above = found.map((name) => `${name}.`).join('')
    const inside = known
      .filter((path) => path.startsWith(above))
      .map((path) => path.slice(above.length))
    const names = [...new Set(inside.map((path) => path.split('.', 1).join('')))].sort()
    const name = names.includes(part) ? part : findNearest(part, names).name
    if (name === undefined) return sayInside(found, names)
    found.push(name)
  }
  return `Did you mean "${found.join('.')}"?`
}

function sayInside(parts: readonly string[], names: readonly string[]): string {
  if (parts.length === 0) return sayChoices(names)
  const map = `"${parts.join('.')}"`
  return names.length > 0 ? `${map} has ${names.join(', ')}.` : `There is nothing inside ${map}.`
}

function explainValue(path: string, said: readonly Said[], known: Known): string[] {
  const winner = said.at(-1)
  const inside = isMap(winner?.value) ? explainInside(path, known) : []
  const sentences = said.map(
    (one) => sentence(one, known.places) + (one === winner ? '  ← wins' : ''),
  )
  if (inside.length > 0 && winner?.act === 'set') return [path, ...sentences, ...inside]
  const head = winner?.act === 'removed' ? `${path} is removed` : `${path} = ${show(winner?.value)}`
  return [head, ...sentences]
}

/** The values below a path that are there, one line each. */
function explainInside(path: string, { provenance, places }: Known): string[] {
  return provenance
    .paths()
    .filter((inner) => inner === path || inner.startsWith(`${path}.`))
    .sort()
    .flatMap((inner) => {
      const winner = provenance.of(inner).at(-1)
      if (!winner || winner.act === 'removed' || isMap(winner.value)) return []
      return [`  ${inner} = ${show(winner.value)}  ${placeText(winner, places)}`]
    })
}

function sentence(one: Said, places: SchemaPlaces): string {
  const what =
    one.act === 'removed'
      ? 'removes it'
      : isMap(one.value)
        ? 'speaks of it'
        : `says ${show(one.value)}`
  return `  ${one.layer} ${what}  ${placeText(one, places)}`
}

function placeText(said: Said, places: SchemaPlaces): string {
  const { file, line, column } = placeSaid(said, places)
  const place = `${file}:${line}:${column}`
  return isDefault(said) ? `(the default of ${place})` : place
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 200 ? `${text.slice(0, 197)}…` : text
}

function isMap(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length > 0
  )
}
