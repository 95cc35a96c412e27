import { partNames } from '../../../src/core/config/look/kit-names.ts'
import { createRandom, type Random } from '../mutate-text.ts'
import { broken } from './broken-looks.ts'
import { hostile } from './hostile-looks.ts'
import { plain } from './plain-looks.ts'
import { withTokens } from './token-looks.ts'

/** A kind of generated looks. */
export interface LookKind {
  readonly name: string
  /** What the check must say: a finding that is an error, nothing, or either. */
  readonly ends: 'in a finding' | 'at work' | 'in either'
  /** Writes the CSS of a part, or the files of a look by name. */
  readonly write: (part: string, random: Random) => string | Readonly<Record<string, string>>
}

export interface GeneratedLook extends Pick<LookKind, 'ends'> {
  /** The kind and the number, such as `urls 12`. */
  readonly name: string
  readonly part: string
  /** The files of the folder look/ by name. */
  readonly files: Readonly<Record<string, string>>
}

const kinds: readonly LookKind[] = [...broken, ...hostile, ...plain, ...withTokens]

/** The seed of the looks that are checked in memory and painted in a browser. */
export const lookSeed = 20_261_129

/** Generates looks, the same for the same seed: each kind in turn, for each part in turn. */
export function generateLooks(count: number, seed: number): readonly GeneratedLook[] {
  const random = createRandom(seed)
  const parts = shuffle(partNames, random)
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] as LookKind // there are kinds
    const part = parts[at % parts.length] ?? 'row'
    const written = kind.write(part, random)
    const files = typeof written === 'string' ? { [`${part}.css`]: written } : written
    return { name: `${kind.name} ${at}`, ends: kind.ends, part, files }
  })
}

function shuffle(list: readonly string[], random: Random): readonly string[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
