import type { ResolvedPart } from '../config/look/look-reader.ts'
import { isDefault } from '../config/provenance.ts'
import type { Place } from '../config/source.ts'
import type { Snapshot } from './compare-states.ts'

/** A merchant that takes a part, or colours, from a file of a look. */
export interface LookFileUse {
  readonly merchant: string
  /** How the merchant comes to the file: it is its own, that of a parent, or of the look that `theme.look` takes. */
  readonly by: 'itself' | 'extends' | 'theme.look'
  /** The place of `theme.look`, if the merchant takes the file by it. */
  readonly place?: Place
  /** The file that would draw the part without this one. Absent where the kit would, and for tokens. */
  readonly instead?: string
}

/** Lists those of some merchants that take something from a file of a look. */
export function listLookUses(
  file: string,
  merchants: readonly string[],
  snapshot: Snapshot,
): LookFileUse[] {
  return merchants.flatMap((merchant): LookFileUse[] => {
    const { parts, tokens } = snapshot.looks.resolve(merchant)
    const part = parts.find(({ used }) => used?.path === file)
    const hasToken = [...tokens.values()].some(({ span }) => span.source.path === file)
    if (!part && !hasToken) return []
    const instead = part && findInstead(part, file, snapshot)
    return [
      {
        merchant,
        ...describeWay(file, merchant, snapshot),
        ...(instead !== undefined && { instead }),
      },
    ]
  })
}

function findInstead(
  { files }: ResolvedPart,
  file: string,
  { rulesOf }: Snapshot,
): string | undefined {
  const below = files.findLast(({ path, errors }) => errors.length === 0 && path !== file)
  // A file without rules gives the part back to the kit.
  return below && rulesOf(below.path) !== '' ? below.path : undefined
}

function describeWay(
  file: string,
  merchant: string,
  { chainOf, resolve }: Snapshot,
): Pick<LookFileUse, 'by' | 'place'> {
  const [, owner = ''] = file.split('/')
  if (owner === merchant) return { by: 'itself' }
  if (chainOf(merchant).includes(owner)) return { by: 'extends' }
  const setting = resolve(merchant).provenance.of('theme.look').at(-1)
  if (!setting || isDefault(setting)) return { by: 'theme.look' }
  const { file: path, line, column } = setting
  return { by: 'theme.look', place: { file: path, line, column } }
}
