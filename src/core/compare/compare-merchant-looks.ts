import type { Finding } from '../config/finding.ts'
import type { LookReader, ResolvedLook, ResolvedPart } from '../config/look/look-reader.ts'
import type { ResolvedMerchant } from '../config/resolved-merchant.ts'
import { placeOf } from '../config/source.ts'
import type { Change, Sides } from './change.ts'
import { formatChange, formatFew } from './format-value.ts'

/** A merchant with the looks of its folder at one moment. */
export interface LookState {
  readonly merchant: ResolvedMerchant
  readonly snapshot: {
    readonly looks: LookReader
    /** Returns the rules of a file of a look, without comments and spaces. */
    readonly rulesOf: (path: string) => string
  }
}

/** Compares which files draw the parts of two states of a merchant, and the colours that looks add. */
export function compareMerchantLooks({ before, after }: Sides<LookState>): Change[] {
  const [was, is] = [lookOf(before), lookOf(after)]
  const drawn = { before: drawingsOf(was, before), after: drawingsOf(is, after) }
  const byCause = new Map<string, PartChange[]>()
  for (const part of new Set([...drawn.before.keys(), ...drawn.after.keys()])) {
    const sides = { before: drawn.before.get(part), after: drawn.after.get(part) }
    if (isSameDrawing(sides)) continue
    const cause = describeCause(sides)
    byCause.set(cause, [...(byCause.get(cause) ?? []), { part, ...sides }])
  }
  return [
    ...[...byCause].map(([cause, changes]) => describeParts(cause, changes)),
    ...compareTokens(was, is),
  ]
}

/** Returns the errors of a merchant's look that it did not have before. */
export function findLookErrors({ before, after }: Sides<LookState>): Finding[] {
  const known = new Set(errorsOf(before).map(nameOf))
  return errorsOf(after).filter((finding) => !known.has(nameOf(finding)))
}

function errorsOf({ snapshot, merchant }: LookState): Finding[] {
  return snapshot.looks
    .check(merchant.code, merchant)
    .filter(({ severity }) => severity === 'error')
}

function nameOf({ file, message }: Finding): string {
  return `${file}\n${message}`
}

function lookOf({ snapshot, merchant }: LookState): ResolvedLook {
  return snapshot.looks.resolve(merchant.code)
}

/** What draws a part of the kit. */
interface Drawing {
  /** Absent where the kit draws it: without a file, or with a file that has no rule. */
  readonly owner?: string
  /** The file that is used. */
  readonly path?: string
  readonly rules: string
  /** The file that would be used if it had no errors. */
  readonly broken?: string
}

function drawingsOf(
  { parts }: ResolvedLook,
  { snapshot }: LookState,
): ReadonlyMap<string, Drawing> {
  return new Map(
    parts.map((resolved) => {
      const path = resolved.used?.path
      const rules = path === undefined ? '' : snapshot.rulesOf(path)
      return [resolved.part, describeDrawing(resolved, rules)]
    }),
  )
}

function describeDrawing({ files, used }: ResolvedPart, rules: string): Drawing {
  const lowest = files.at(-1)
  return {
    rules,
    ...(used && { path: used.path }),
    ...(used && rules !== '' && { owner: used.owner }),
    ...(lowest && lowest.errors.length > 0 && { broken: lowest.path }),
  }
}

type DrawingSides = Sides<Drawing | undefined>

/** Comments and spaces draw nothing. */
function isSameDrawing({ before, after }: DrawingSides): boolean {
  return before?.owner === after?.owner && (before?.rules ?? '') === (after?.rules ?? '')
}

/** Returns the reason of a change, which parts of one sentence share. */
function describeCause({ before, after }: DrawingSides): string {
  if (before?.owner === after?.owner) return ''
  const because =
    after?.broken === undefined || after.broken === before?.broken
      ? ''
      : `, because ${after.broken} has errors`
  return `drawn by ${drawerOf(after)} instead of ${drawerOf(before)}${because}`
}

function drawerOf(drawing: Drawing | undefined): string {
  return drawing?.owner === undefined ? 'the kit' : `the look of ${drawing.owner}`
}

type PartChange = DrawingSides & { readonly part: string }

function describeParts(cause: string, changes: readonly PartChange[]): Change {
  const [first, ...others] = changes
  const named = formatFew(changes, ({ part }) => part)
  const file = first?.after?.path ?? first?.before?.path
  const pathsOf = (side: keyof DrawingSides) =>
    Object.fromEntries(changes.map((change) => [change.part, change[side]?.path ?? null]))
  return {
    kind: 'changed',
    path: others.length === 0 ? `look.${first?.part}` : 'look',
    before: pathsOf('before'),
    after: pathsOf('after'),
    sentence:
      cause === ''
        ? `the look draws ${named} in another way`
        : `${named} ${others.length === 0 ? 'is' : 'are'} ${cause}`,
    ...(file !== undefined && { place: { file, line: 1, column: 1 } }),
  }
}

function compareTokens(was: ResolvedLook, is: ResolvedLook): Change[] {
  return [...new Set([...was.tokens.keys(), ...is.tokens.keys()])].flatMap((name): Change[] => {
    const [before, after] = [was.tokens.get(name), is.tokens.get(name)]
    const shown = after ?? before
    if (!shown || before?.typed === after?.typed) return []
    const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    return [
      {
        kind,
        path: `look.tokens.${name}`,
        ...(before && { before: before.typed }),
        ...(after && { after: after.typed }),
        sentence: formatChange(`look token ${name}`, before?.typed, after?.typed),
        place: placeOf(shown.span),
      },
    ]
  })
}
