import type { Finding } from '../../config/finding.ts'
import type { DiskFiles } from '../../disk/disk-files.ts'
import { dressMerchant, type ServedMerchant } from './dress-merchant.ts'

/** What the host knows of the merchants folder, as of the last change of it. */
export interface MerchantShelf {
  readonly byHost: (host: string) => ServedMerchant | undefined
  readonly byCode: (code: string) => ServedMerchant | undefined
  readonly list: () => readonly ServedMerchant[]
}

export interface ShelfOptions {
  readonly files: DiskFiles
  /** `node_modules`. */
  readonly modules: DiskFiles
  /** The built page. */
  readonly template: () => string
  /** Hears of the findings of a merchant once for each state of its files. */
  readonly report: (code: string, findings: readonly Finding[]) => void
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** How long the folder is believed unchanged, in milliseconds. */
const freshFor = 300

/**
 * Reads the merchants folder again whenever it changed. A merchant whose files have errors keeps
 * its last good skin; one that never had any is not on the shelf.
 */
export function openShelf({ files, modules, template, report, now }: ShelfOptions): MerchantShelf {
  const good = new Map<string, ServedMerchant>()
  let seen = ''
  let lookedAt = Number.NEGATIVE_INFINITY

  function refresh(): void {
    if (now() - lookedAt < freshFor) return
    lookedAt = now()
    const mark = `${files.fingerprint('merchants')}\n${files.fingerprint('locales')}\n${template()}`
    if (mark === seen) return
    seen = mark
    const codes = files.list('merchants')
    for (const code of good.keys()) if (!codes.includes(code)) good.delete(code)
    codes.forEach(refreshOne)
  }

  function refreshOne(code: string): void {
    try {
      const { merchant, findings } = dressMerchant(code, { files, modules, template: template() })
      if (merchant) good.set(code, merchant)
      if (findings.length > 0) report(code, findings)
    } catch (cause) {
      // Whatever one folder holds, the other merchants stay.
      process.stderr.write(`merchants/${code} cannot be dressed: ${String(cause)}\n`)
    }
  }

  return {
    byHost: (host) => {
      refresh()
      return [...good.values()].find(({ hosts }) => hosts.includes(host))
    },
    byCode: (code) => {
      refresh()
      return good.get(code)
    },
    list: () => {
      refresh()
      return [...good.values()]
    },
  }
}
