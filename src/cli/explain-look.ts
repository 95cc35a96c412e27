import type { Files } from '../core/config/files.ts'
import { formatChoices } from '../core/config/format-choices.ts'
import {
  createLookReader,
  type ResolvedLook,
  type ResolvedPart,
} from '../core/config/look/look-reader.ts'
import { findNearest } from '../core/config/nearest.ts'
import { createLayerReader } from '../core/config/resolve-layers.ts'
import { placeOf } from '../core/config/source.ts'

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
}

interface LookAnswer {
  readonly path: string
  readonly sources: readonly LookSource[]
  /** The layer whose file is used; absent where only the kit draws the part. */
  readonly used?: string
}

/** Explains which merchants' files draw a part of the look, or all parts, as text or as JSON. Throws a message for the operator for a part without a file. */
export function explainLook(
  files: Files,
  {
    code,
    path,
    format,
  }: { readonly code: string; readonly path: string; readonly format: 'text' | 'json' },
): string {
  const look = createLookReader(files, createLayerReader(files)).resolve(code)
  const answers = [...look.parts.map(answerPart), ...answerTokens(look)]
  const chosen = answers.filter((answer) => path === start || isInside(answer.path, path))
  if (chosen.length === 0) throw new Error(formatUnknown(path, answers))
  if (format === 'json') return JSON.stringify(chosen.map(describeAnswer), null, 2)
  return chosen.flatMap(formatAnswer).join('\n')
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
  const sources = files.map(({ owner, path, hasErrors }) => ({
    layer: owner,
    act: 'set' as const,
    file: path,
    line: 1,
    column: 1,
    hasErrors,
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
  const lines = sources.map(({ layer, file, line, column, hasErrors }) => {
    const end = layer === used ? '  ← wins' : hasErrors ? '  (has errors, so it is not used)' : ''
    return `  ${layer} sets it  ${file}:${line}:${column}${end}`
  })
  return [used === undefined ? `${path} is drawn by the kit alone` : path, ...lines]
}
