import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Finding } from '../../core/config/finding.ts'
import { tryOrUndefined } from '../disk/disk-files.ts'
import { writeFileAtomic } from '../disk/write-file-atomic.ts'

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

/** Reads the stored findings; empty for a file that is missing, damaged, or written for another version. */
export function loadStored(file: string, version: string): StoredMerchants {
  return tryOrUndefined(() => parseStored(readFileSync(file, 'utf8'), version)) ?? new Map()
}

/** Replaces the stored findings at once. A cache that cannot be written is left as it is. */
export function saveStored(file: string, version: string, merchants: StoredMerchants): void {
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
  const body = JSON.stringify({ merchants: packed, findings: [...table.keys()] })
  tryOrUndefined(() => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileAtomic(file, `${sumOf(version, body)}\n${body}`)
  })
}

function parseStored(text: string, version: string): StoredMerchants | undefined {
  const cut = text.indexOf('\n')
  const body = text.slice(cut + 1)
  if (text.slice(0, cut) !== sumOf(version, body)) return undefined
  // The sum says that this version wrote the text.
  const { merchants, findings }: Packed = JSON.parse(body)
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

interface Packed {
  readonly merchants: readonly (readonly [string, PackedMerchant])[]
  readonly findings: readonly string[]
}

type PackedMerchant = Omit<StoredMerchant, 'result'> & {
  readonly result?: Omit<StoredResult, 'findings'> & { readonly findings: readonly number[] }
}

function sumOf(version: string, body: string): string {
  return createHash('sha256').update(version).update('\0').update(body).digest('base64url')
}
