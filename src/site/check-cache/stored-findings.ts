import type { Finding } from '../../core/config/finding.ts'

/** What is known of a merchant since it was checked. */
export interface StoredMerchant {
  /** Hash of the stamp of its folder. */
  readonly stamp: string
  /** Hash of the files of its folder. */
  readonly hash: string
  /** The last change of its files, and the moment at which they were read, in epoch milliseconds. */
  readonly changed: number
  readonly readAt: number
  readonly hosts: readonly string[]
  /** The moments of its files at which a window opens or closes, in epoch milliseconds. */
  readonly moments: readonly number[]
  /** Absent for a merchant that was read as a parent only, or whose findings depend on more than its files. */
  readonly result?: StoredResult
}

export interface StoredResult {
  /** The codes from the topmost parent to the merchant itself. */
  readonly chain: readonly string[]
  /** The moment for which it was checked, in epoch milliseconds. */
  readonly now: number
  readonly findings: readonly Finding[]
}

export type StoredMerchants = ReadonlyMap<string, StoredMerchant>

/** Parses stored findings; empty without a text. */
export function parseStored(text: string | undefined): StoredMerchants {
  if (text === undefined) return new Map()
  // The sum says that this version wrote the text.
  const { merchants, findings }: Packed = JSON.parse(text)
  const table = findings.map((finding): Finding => JSON.parse(finding))
  return new Map(
    merchants.map(([code, { result, ...rest }]) => [
      code,
      result
        ? {
            ...rest,
            result: { ...result, findings: result.findings.flatMap((at) => table[at] ?? []) },
          }
        : rest,
    ]),
  )
}

/** Formats findings for the store, each finding once. */
export function formatStored(merchants: StoredMerchants): string {
  const table = new Map<string, number>()
  const indexOf = (finding: Finding): number => {
    const text = JSON.stringify(finding)
    const index = table.get(text) ?? table.size
    table.set(text, index)
    return index
  }
  const packed = [...merchants].map(([code, { result, ...rest }]) => [
    code,
    result ? { ...rest, result: { ...result, findings: result.findings.map(indexOf) } } : rest,
  ])
  return JSON.stringify({ merchants: packed, findings: [...table.keys()] })
}

interface Packed {
  readonly merchants: readonly (readonly [string, PackedMerchant])[]
  readonly findings: readonly string[]
}

type PackedMerchant = Omit<StoredMerchant, 'result'> & {
  readonly result?: Omit<StoredResult, 'findings'> & { readonly findings: readonly number[] }
}
