import { count } from '../core/config/count.ts'
import type { Files } from '../core/config/files.ts'
import type { Finding } from '../core/config/finding.ts'
import { formatChoices } from '../core/config/format-choices.ts'
import {
  createLookReader,
  type ResolvedLook,
  type ResolvedPart,
} from '../core/config/look/look-reader.ts'
import { findNearest } from '../core/config/nearest.ts'
import { createLayerReader } from '../core/config/resolve-layers.ts'
import { placeOf, printPlace } from '../core/config/source.ts'

const start = 'look'

/** Returns true for a path that is about the files of a look, such as `look.row`. */
export function isLookPath(path: string): boolean {
  return path === start || path.startsWith(`${start}.`)
}

/** One file or line that a value of a look comes from. */
interface LookSource {
  readonly layer: string
  readonly act: 'set'
  readonly file: string
  readonly line: number
  readonly column: number
  /** True if it has errors, so that it is not used. */
  readonly hasErrors: boolean
  readonly errors?: readonly Finding[]
}

interface LookAnswer {
  readonly path: string
  readonly sources: readonly LookSource[]
  /** The layer whose file is used; absent where only the kit draws the part. */
  readonly used?: string
}

export interface LookExplanation {
  readonly text: string
  /** The errors of the settings that take a look; those of its files are in the text. */
  readonly findings: readonly Finding[]
  /** True if something that the merchant sets is not used. */
  readonly hasErrors: boolean
}

/** Explains which merchants' files draw a part of the look, or all parts, as text or as JSON. Throws a message for the operator for a part without a file. */
export function explainLook(
  files: Files,
  {
    code,
    path,
    format,
  }: { readonly code: string; readonly path: string; readonly format: 'text' | 'json' },
): LookExplanation {
  const look = createLookReader(files, createLayerReader(files)).resolve(code)
  const answers = [...look.parts.map(answerPart), ...answerTokens(look)]
  const chosen = answers.filter((answer) => path === start || isInside(answer.path, path))
  const isTaken = path === start && look.takes.length > 0
  if (chosen.length === 0 && !isTaken) throw new Error(formatUnknown(path, answers))
  const { findings } = look
  const isBroken = chosen.some(({ sources }) => sources.some((source) => source.hasErrors))
  const text =
    format === 'json'
      ? JSON.stringify(chosen.map(describeAnswer), null, 2)
      : [...formatTakes(look, code), ...chosen.flatMap(formatAnswer)].join('\n')
  return { text, findings, hasErrors: isBroken || findings.length > 0 }
}

/** Formats where the look comes from, a line for each setting that was followed. */
function formatTakes({ takes }: ResolvedLook, code: string): string[] {
  return takes.map(({ look, owner, span }) => {
    const by = owner === code ? '' : ` in ${owner}`
    return `the look is that of ${look}, by theme.look${by}  ${printPlace(placeOf(span))}`
  })
}

/** Returns an answer in the form of other values: every layer that sets it, under the same name. */
function describeAnswer({ path, sources, used }: LookAnswer): object {
  return { path, said: sources, ...(used !== undefined && { used }) }
}

function isInside(path: string, asked: string): boolean {
  return path === asked || path.startsWith(`${asked}.`)
}

function formatUnknown(path: string, answers: readonly LookAnswer[]): string {
  const known = answers.map((answer) => answer.path)
  if (known.length === 0) return `No layer sets "${path}": no merchant of its chain has a look.`
  const { name } = findNearest(path, known)
  return `No layer sets "${path}". ${name === undefined ? formatChoices(known) : `Did you mean "${name}"?`}`
}

function answerPart({ part, files, used }: ResolvedPart): LookAnswer {
  const sources = files.map(({ owner, path, errors }) => ({
    layer: owner,
    act: 'set' as const,
    file: path,
    line: 1,
    column: 1,
    hasErrors: errors.length > 0,
    ...(errors.length > 0 && { errors }),
  }))
  return { path: `${start}.${part}`, sources, ...(used && { used: used.owner }) }
}

function answerTokens({ tokens }: ResolvedLook): LookAnswer[] {
  return [...tokens.values()].map(({ name, owner, span }) => {
    const sources = [{ layer: owner, act: 'set' as const, ...placeOf(span), hasErrors: false }]
    return { path: `${start}.tokens.${name}`, sources, used: owner }
  })
}

function formatAnswer({ path, sources, used }: LookAnswer): string[] {
  const lines = sources.map((source) => {
    const end = source.layer === used ? '  ← wins' : formatProblem(source, used)
    return `  ${source.layer} sets it  ${printPlace(source)}${end}`
  })
  return [used === undefined ? `${path} is drawn by the kit alone` : path, ...lines]
}

/** Formats why a file is not used and what is used instead, with its first error on a line of its own. */
function formatProblem({ errors = [] }: LookSource, used: string | undefined): string {
  const [first] = errors
  if (!first) return ''
  const drawer = used === undefined ? 'the kit draws' : `the file of ${used} draws`
  return [
    `  (not used, because it has ${count(errors.length, 'error')}: ${drawer} the part)`,
    `    ${printPlace(first)}  ${first.message}`,
  ].join('\n')
}
