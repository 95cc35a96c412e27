import { isArchived, withoutArchived } from '../config/archived.ts'
import {
  type Inspected,
  type Inspection,
  joinFindings,
  openInspection,
} from '../config/check-merchants.ts'
import { checkWorkspace } from '../config/check-workspace.ts'
import { dependsElsewhere } from '../config/depends-elsewhere.ts'
import { type Files, listToCheck, merchantFile } from '../config/files.ts'
import type { Finding } from '../config/finding.ts'
import { type Claims, readClaims, readHosts } from '../config/read-claims.ts'
import { sameValue } from '../contract/same-value.ts'

export interface CheckedFolder {
  /** The files with the unsaved texts of the editor; read anew after each change. */
  readonly files: Files
  /** Returns the epoch milliseconds. */
  readonly now: () => number
  /** Returns true for a merchant with an open file. It is checked first, and also if it is archived. */
  readonly isOpen: (code: string) => boolean
}

/** The findings of `livery validate` for a folder, kept up to date by checking again only what a change concerns. */
export interface KeptChecks {
  /** Notes that the text of a file changed. */
  readonly change: (path: string) => void
  /** Checks one merchant that waits for it; returns false if none waits. */
  readonly checkNext: () => boolean
  /** Returns true if a merchant with an open file waits for its check. */
  readonly isOpenWaiting: () => boolean
  /** Returns the findings of what is checked. Those of a merchant that waits are from before the change. */
  readonly findings: () => readonly Finding[]
  /** The checks of single merchants, as the files are now. */
  readonly inspection: () => Inspection
}

/** The milliseconds after which the moments of windows are compared with the clock again. */
const freshMs = 600_000

export function openKeptChecks({ files, now, isOpen }: CheckedFolder): KeptChecks {
  const found = new Map<string, Checked>()
  const waiting = new Set<string>()
  /** The files whose findings in merchants that wait may be at wrong places. */
  const changed = new Set<string>()
  let claims: Claims
  let inspection: Inspection
  let openedAt = 0
  let shared: readonly Finding[] | undefined

  function open(): void {
    openedAt = now()
    inspection = openInspection(files, { now: openedAt, claims })
  }

  function reset(): void {
    claims = readClaims(files)
    shared = undefined
    open()
    const codes = listToCheck(files).filter((code) => isOpen(code) || !isArchived(files, code))
    for (const code of [...found.keys()]) if (!codes.includes(code)) found.delete(code)
    waiting.clear()
    for (const code of codes) waiting.add(code)
  }

  function change(path: string): void {
    changed.add(path)
    shared = undefined
    const code = /^merchants\/([^/]+)\//.exec(path)?.[1]
    const isAlone =
      code !== undefined && found.has(code) && files.read(merchantFile(code)) !== undefined
    if (!isAlone || now() - openedAt > freshMs) {
      reset()
      return
    }
    const concerned = [code, ...listConcerned(code, found)]
    if (path !== merchantFile(code)) open()
    else concerned.push(...compareHosts(code))
    for (const one of concerned) {
      inspection.forget(one)
      waiting.add(one)
    }
  }

  /** Reads the hosts of a merchant again; returns the merchants that have one of those that changed. */
  function compareHosts(code: string): readonly string[] {
    const hosts = readHosts(files, code) ?? []
    const before = [...claims.byHost].flatMap(([host, codes]) =>
      codes.includes(code) ? [host] : [],
    )
    if (sameValue([...new Set(hosts)].sort(), before.sort())) return []
    const all = [...hosts, ...before]
    const known = listHosts(claims)
    const next = readClaims(files, (one) => (one === code ? hosts : known.get(one)))
    const sharing = [claims, next].flatMap(({ byHost }) =>
      all.flatMap((host) => byHost.get(host) ?? []),
    )
    claims = next
    open()
    return sharing.filter((one) => found.has(one))
  }

  reset()
  return {
    change,
    inspection: () => inspection,
    isOpenWaiting: () => [...waiting].some(isOpen),
    checkNext: () => {
      const [first] = waiting
      const code = [...waiting].find(isOpen) ?? first
      if (code === undefined) return false
      waiting.delete(code)
      found.set(code, keepChecked(inspection.check(code)))
      if (waiting.size === 0) changed.clear()
      return true
    },
    findings: () => {
      shared ??= checkWorkspace(files)
      const lists = [...found].map(([code, { findings }]) =>
        waiting.has(code) ? findings.filter(({ file }) => !changed.has(file)) : findings,
      )
      const all = joinFindings(lists)
      const isShown = ({ file }: Finding): boolean => isOpen(ownerOf(file))
      const closed = all.filter((one) => !isShown(one))
      return joinFindings([shared, all.filter(isShown), withoutArchived(closed, files)])
    },
  }
}

/** What is kept of a checked merchant. */
interface Checked {
  readonly findings: readonly Finding[]
  /** The merchants whose files it depends on. */
  readonly takesFrom: ReadonlySet<string>
}

function keepChecked({ findings, chain, looks }: Inspected): Checked {
  return { findings, takesFrom: new Set([...chain, ...looks]) }
}

/** Lists the merchants whose findings depend on the files of a merchant. */
function listConcerned(code: string, found: ReadonlyMap<string, Checked>): string[] {
  return [...found].flatMap(([one, { findings, takesFrom }]) =>
    takesFrom.has(code) || findings.some((finding) => dependsElsewhere.has(finding.code))
      ? [one]
      : [],
  )
}

function listHosts({ codes, byHost }: Claims): ReadonlyMap<string, readonly string[]> {
  const hosts = new Map<string, string[]>(codes.map((code) => [code, []]))
  for (const [host, claiming] of byHost) for (const code of claiming) hosts.get(code)?.push(host)
  return hosts
}

function ownerOf(file: string): string {
  return /^merchants\/([^/]+)\//.exec(file)?.[1] ?? ''
}
