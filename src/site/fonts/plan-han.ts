import type { HanFamily } from '../../core/config/theme/type-pairs.ts'
import type { DiskFiles } from '../disk/disk-files.ts'

/** The characters of a font to make, grouped by the slice file that has them. */
export interface HanPlan {
  readonly family: HanFamily
  readonly slices: readonly { readonly file: string; readonly chars: string }[]
  /** The value of `unicode-range`. */
  readonly range: string
}

/** Finds the slices of the characters, up to the family's limit; leaves out characters that it lacks. */
export function planHan(modules: DiskFiles, family: HanFamily, chars: Iterable<string>): HanPlan {
  const slices = readSlices(modules, family.package)
  const bySlice = new Map<string, string>()
  const found: number[] = []
  for (const char of new Set(chars)) {
    if (found.length === family.limit) break
    const code = char.codePointAt(0) ?? 0
    const slice = slices.find(({ ranges }) => ranges.some(([a, b]) => code >= a && code <= b))
    if (!slice) continue
    bySlice.set(slice.file, (bySlice.get(slice.file) ?? '') + char)
    found.push(code)
  }
  return {
    family,
    slices: [...bySlice].map(([file, own]) => ({ file, chars: own })),
    range: found
      .sort((a, b) => a - b)
      .map((code) => `U+${code.toString(16).toUpperCase()}`)
      .join(','),
  }
}

interface Slice {
  readonly file: string
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

const slicesByPackage = new Map<string, readonly Slice[]>()

/** Reads the numbered slices of a package from its `unicode.json`. */
function readSlices(modules: DiskFiles, owner: string): readonly Slice[] {
  const known = slicesByPackage.get(owner)
  if (known) return known
  const list: Readonly<Record<string, string>> = JSON.parse(
    modules.read(`${owner}/unicode.json`) ?? '{}',
  )
  const name = owner.slice(owner.indexOf('/') + 1)
  const slices = Object.entries(list).flatMap(([key, ranges]): Slice[] => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1]
    if (number === undefined) return []
    const file = `${owner}/files/${name}-${number}-wght-normal.woff2`
    return [{ file, ranges: ranges.split(',').map(readRange) }]
  })
  slicesByPackage.set(owner, slices)
  return slices
}

function readRange(range: string): [number, number] {
  const [first = '', last = first] = range.trim().slice(2).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
