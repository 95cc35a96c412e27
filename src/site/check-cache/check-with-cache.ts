import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { adaptersFolder } from '../../core/config/adapters-folder.ts'
import {
  checkEach,
  type Inspected,
  joinFindings,
  openInspection,
} from '../../core/config/check-merchants.ts'
import { dependsElsewhere } from '../../core/config/depends-elsewhere.ts'
import {
  type Files,
  isUnreadable,
  listToCheck,
  merchantFile,
  schemaPath,
} from '../../core/config/files.ts'
import type { Finding } from '../../core/config/finding.ts'
import { listTimes } from '../../core/config/list-times.ts'
import { ownBlocksFolder } from '../../core/config/own-blocks/own-blocks-folder.ts'
import { parseSource } from '../../core/config/parse-source.ts'
import { type Claims, readClaims } from '../../core/config/read-claims.ts'
import { childOf, textsOf } from '../../core/config/tree.ts'
import { openCheckedCache } from '../disk/checked-cache.ts'
import { hasSettled } from '../disk/file-stamp.ts'
import { packageFolder } from '../disk/package-folder.ts'
import { type FolderState, readFolderState } from './folder-state.ts'
import { formatStored, parseStored, type StoredMerchant } from './stored-findings.ts'

export interface CachedCheck {
  /** The folder that holds merchants/ and locales/, and its files. */
  readonly root: string
  readonly files: Files
  /** The file of the cache. It may be deleted at any time. */
  readonly cache: string
  /** A text that differs for each code and each schema that the findings depend on. */
  readonly version: string
  /** Epoch milliseconds. */
  readonly now: number
}

export interface CheckResult {
  readonly merchants: number
  readonly findings: readonly Finding[]
}

/**
 * Checks all merchants, and takes the findings of those from the cache for which nothing has changed:
 * their files, those of their parents, the messages, the hosts of others, and the code of the check.
 */
export function checkWithCache({
  root,
  files,
  cache,
  version: code,
  now,
}: CachedCheck): CheckResult {
  const shared = hashShared(root, files)
  if (shared === undefined) return checkWithout(files, now)
  const version = `${code} ${shared}`
  const stored = openCheckedCache(cache, version)
  const { codes, known, states } = readFolders(root, files, parseStored(stored.load()))
  const claims = readClaims(files, (code) => known.get(code)?.hosts)
  const inspection = openInspection(files, { now, claims })
  const found = new Map<string, readonly Finding[]>()
  const changed = codes.filter((code) => {
    const ready = findResult(code, { known, claims, now, files })
    if (ready) found.set(code, ready)
    return !ready
  })
  for (const code of changed) {
    const inspected = inspection.check(code)
    inspection.forget(code) // a folder of many merchants does not fit into memory at once
    found.set(code, inspected.findings)
    const state = states.get(code)
    const { result: _, ...same } = known.get(code) ?? {}
    if (state) known.set(code, describe(code, { state, inspected, files, now }))
    // Its own files are the same, but those of a merchant that it takes something from are not.
    else if ('stamp' in same) known.set(code, { ...same, ...describeResult(inspected, now) })
  }
  if (changed.length > 0) stored.save(formatStored(known))
  return {
    merchants: codes.length,
    findings: joinFindings(codes.map((code) => found.get(code) ?? [])),
  }
}

/** Returns the hash of what all merchants share; undefined where that cannot be read. */
function hashShared(root: string, files: Files): string | undefined {
  const own = readFolderState(join(root, 'locales'))?.hash()
  const code = [ownBlocksFolder, adaptersFolder].map((folder) =>
    existsSync(join(root, folder)) ? readFolderState(join(root, folder))?.hash() : 'none',
  )
  if (code.includes(undefined)) return undefined
  if (!files.installed) return own && [own, ...code].join(' ')
  const taken = ['locales', 'merchants/base'].map((folder) =>
    readFolderState(join(packageFolder, folder))?.hash(),
  )
  const schema = schemaPath(files, 'merchant')
  return taken.includes(undefined) ? undefined : [own, ...code, schema, ...taken].join()
}

function checkWithout(files: Files, now: number): CheckResult {
  const codes = listToCheck(files)
  return {
    merchants: codes.length,
    findings: joinFindings([...checkEach(files, codes, now).values()]),
  }
}

/** The most findings of a merchant that are stored. */
const mostStored = 100

/** The state of a merchant's folder before it is checked. */
interface Read extends Pick<StoredMerchant, 'stamp' | 'hash' | 'changed' | 'readAt'> {
  readonly hasWorld: boolean
}

interface Folders {
  /** The merchants to check, in their order. */
  readonly codes: readonly string[]
  /** What is stored of the merchants whose folders are the same. */
  readonly known: Map<string, StoredMerchant>
  /** The states of the folders that differ, read before any of their files is checked. */
  readonly states: ReadonlyMap<string, Read>
}

function readFolders(
  root: string,
  files: Files,
  stored: ReadonlyMap<string, StoredMerchant>,
): Folders {
  const readAt = Date.now()
  const known = new Map<string, StoredMerchant>()
  const states = new Map<string, Read>()
  const codes = files.list('merchants').filter((code) => {
    const state = readFolderState(join(root, 'merchants', code))
    // A folder behind a link is checked each time.
    if (!state) return mayBeMerchant(files, code)
    const before = stored.get(code)
    const stamp = shortHash(state.stamp)
    const { changed } = state
    if (before?.stamp === stamp && hasSettled(before)) {
      known.set(code, before)
    } else {
      const hash = state.hash()
      if (before?.hash === hash) known.set(code, { ...before, stamp, changed, readAt })
      else states.set(code, { stamp, hash, changed, readAt, hasWorld: hasWorld(state) })
    }
    return state.files.includes('merchant.json')
  })
  return { codes, known, states }
}

function hasWorld({ files }: FolderState): boolean {
  return files.includes('world.json')
}

interface KnownScope {
  readonly known: ReadonlyMap<string, StoredMerchant>
  readonly claims: Claims
  readonly now: number
  readonly files: Files
}

/** Returns the stored findings of a merchant, if nothing that they depend on has changed. */
function findResult(
  code: string,
  { known, claims, now, files }: KnownScope,
): readonly Finding[] | undefined {
  const { result, hosts = [] } = known.get(code) ?? {}
  if (!result || hosts.some((host) => claims.byHost.get(host)?.some((one) => one !== code)))
    return undefined
  const isSame = result.chain.every((one) => {
    // No window may have opened or closed since.
    const moments = known.get(one)?.moments ?? readInstalledMoments(one, files)
    return moments?.every((moment) => moment <= result.now === moment <= now)
  })
  return isSame ? result.findings : undefined
}

/** Returns the moments of the base that a workspace takes from the package; undefined for any other merchant. */
function readInstalledMoments(code: string, files: Files): readonly number[] | undefined {
  const path = merchantFile(code)
  const text = files.installed?.has(path) ? files.read(path) : undefined
  if (text === undefined) return undefined
  const { tree } = parseSource({ path, text })
  return tree ? listTimes(tree) : []
}

interface Checked {
  readonly state: Read
  readonly inspected: Inspected
  readonly files: Files
  readonly now: number
}

function describe(code: string, { state, inspected, files, now }: Checked): StoredMerchant {
  const { own } = inspected
  const { hasWorld, ...read } = state
  const path = `merchants/${code}/world.json`
  const text = hasWorld ? files.read(path) : undefined
  const world = text === undefined ? undefined : parseSource({ path, text }).tree
  return {
    ...read,
    hosts: textsOf(childOf(own, 'hosts')).map(({ text }) => text),
    moments: [own, world].flatMap((tree) => (tree ? listTimes(tree) : [])),
    ...describeResult(inspected, now),
  }
}

/** Returns what is stored of the findings of a merchant: nothing where they depend on more than the files of its chain. */
function describeResult(
  { chain: parents, looks, findings }: Inspected,
  now: number,
): Pick<StoredMerchant, 'result'> {
  const chain = [...new Set([...parents, ...looks])]
  const isWhole =
    findings.length <= mostStored && !findings.some((one) => dependsElsewhere.has(one.code))
  return isWhole && chain.length > 0 ? { result: { chain, now, findings } } : {}
}

function mayBeMerchant(files: Files, code: string): boolean {
  const file = merchantFile(code)
  return files.read(file) !== undefined || isUnreadable(files, file)
}

function shortHash(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}
