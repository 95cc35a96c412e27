import type { FlagName } from '../../src/core/contract/flags.ts'
import type { PageReads, Reads } from '../../src/core/contract/reads/reads.ts'
import { type FoundReads, type ReadKind, readKinds } from './find-reads.ts'

/** The declared reads of a block type, of any type. */
export interface DeclaredReads extends Reads {
  readonly variants?: Readonly<Record<string, Reads | undefined>>
  readonly flagsOf?: unknown
}

export interface BlockCode {
  readonly type: string
  readonly declared: DeclaredReads
  /** The place of the declaration, as `file:line`. */
  readonly at: string
  /** What the code of each variant reads; under an empty name for a block whose variants share their code. */
  readonly found: ReadonlyMap<string, FoundReads>
  /** The calls that the definition makes before the code is there, with their places. */
  readonly early: ReadonlyMap<string, string>
}

/** Compares what a block type declares to read with its code. Returns a sentence for each difference. */
export function compareReads(block: BlockCode): string[] {
  const { type, declared, found, early, at } = block
  const names = [...found.values()].flatMap((one) => one.byName ?? [])
  const unclear = [...found.values()].flatMap((one) => one.unclear)
  const sentences = [
    ...[...found].flatMap(([variant, reads]) =>
      readKinds.flatMap((kind) => compareKind(kind, { variant, reads }, block)),
    ),
    ...Object.entries(declared.variants ?? {}).flatMap(([variant]) =>
      found.has(variant)
        ? []
        : [`${at} "${type}" has no code of its own for "${variant}". Move its reads to the type.`],
    ),
    ...[...early].flatMap(([call, place]) =>
      [...found.values()].some(({ calls }) => calls.has(call))
        ? []
        : [`${place} loads the call "${call}", which no code of "${type}" reads. Remove it.`],
    ),
    ...unclear.map((place) => `${place} takes an answer whole. Take its properties by name.`),
  ]
  if (names[0] !== undefined && !declared.flagsOf)
    sentences.push(
      `${names[0]} reads flags whose names are data. Declare "flagsOf" for "${type}" in ${at}.`,
    )
  return [...new Set(sentences)]
}

export interface PageCode {
  /** The route of a page, or a part of the frame. */
  readonly id: string
  readonly declared: PageReads
  /** The place of the declaration, as `file:line`. */
  readonly at: string
  readonly found: FoundReads
}

/** Compares what a page or a part of the frame declares to read with its code. Returns a sentence for each difference. */
export function comparePage({ id, declared, at, found }: PageCode): string[] {
  // The keys of a closed record.
  const flags = Object.keys(declared.flags ?? {}) as FlagName[]
  const early = new Map<string, string>()
  const sentences = compareReads({
    type: id,
    declared: { ...declared, flags, flagsOf: true },
    at,
    found: new Map([['', found]]),
    early,
  })
  if (found.byName !== undefined && !found.hasTable)
    sentences.push(
      `${found.byName} reads flags whose names are data. Name them in a table of src/core/contract.`,
    )
  return sentences
}

interface VariantCode {
  readonly variant: string
  readonly reads: FoundReads
}

function compareKind(
  kind: ReadKind,
  { variant, reads }: VariantCode,
  { type, declared, at }: BlockCode,
): string[] {
  const own = declared.variants?.[variant]?.[kind] ?? []
  const names: readonly string[] = [...(declared[kind] ?? []), ...own]
  const where = variant === '' ? `"${type}"` : `"${type}", variant "${variant}",`
  const label = kind.slice(0, -1)
  const missing = [...reads[kind]].filter(([name]) => !names.includes(name))
  const tooMany = names.filter((name) => !reads[kind].has(name))
  return [
    ...missing.map(
      ([name, place]) => `${place} reads the ${label} "${name}". Add it to ${where} in ${at}.`,
    ),
    ...tooMany.map(
      (name) =>
        `${at} ${where} declares the ${label} "${name}", which its code does not read. Remove it.`,
    ),
  ]
}
