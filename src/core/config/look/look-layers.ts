import { createFinding, type Finding, renameFix } from '../finding.ts'
import { findNearest } from '../nearest.ts'
import type { LayerReader } from '../resolve-layers.ts'
import type { Span } from '../source.ts'
import { stringAt, type Tree, treeAt } from '../tree.ts'

/** The merchants whose folders `look/` make the look of one. */
export interface LookLayers {
  /** The topmost first, the merchant itself last. */
  readonly codes: readonly string[]
  /** The settings that were followed to them, the merchant's before those of the look that it takes. */
  readonly takes: readonly LookTake[]
  readonly findings: readonly Finding[]
}

/** A setting `theme.look`. */
export interface LookTake {
  /** The merchant whose look it takes. */
  readonly look: string
  /** The merchant in whose file it is. */
  readonly owner: string
  readonly span: Span
}

const path = ['theme', 'look']

/**
 * Lists the merchants whose looks a merchant lays over each other: its parents and itself, or those of
 * the merchant that `theme.look` names, and itself. `all` lists every merchant for the nearest name.
 */
export function readLookLayers(
  read: LayerReader,
  code: string,
  all: () => readonly string[],
): LookLayers {
  const findings: Finding[] = []
  const takes: LookTake[] = []
  let first: Tree | undefined
  const codes = follow(code, [])
  return { codes: [...new Set(codes)], takes, findings }

  function follow(of: string, above: readonly string[]): readonly string[] {
    const chain = read(of)?.chain ?? []
    const at = chain.findLastIndex((one) => treeAt(read.own(one), path))
    const typed = treeAt(read.own(chain[at] ?? ''), path)
    const taken = stringAt(typed, [])
    if (!typed || taken === undefined) return chain
    first ??= typed
    const passed = [...above, of]
    if (passed.includes(taken)) {
      // Each merchant of a cycle has the finding in the file that leads into it.
      const span = taken === code ? first : typed
      findings.push(createFinding('look-cycle', { span, path }, { chain: [...passed, taken] }))
      return chain
    }
    if (!read(taken)) {
      findings.push(reportMissing(typed, taken, all()))
      return chain
    }
    takes.push({ look: taken, owner: chain[at] ?? of, span: typed })
    return [...follow(taken, passed), ...chain.slice(at)]
  }
}

function reportMissing(span: Tree, code: string, all: readonly string[]): Finding {
  const { name: nearest, safe } = findNearest(code, all)
  const fix = renameFix(span, safe)
  return createFinding('look-missing', { span, path, fix }, { code, nearest })
}
