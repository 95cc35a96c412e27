import { inParallel } from '../in-parallel.ts'
import { PublishError } from '../publish-error.ts'
import { publishFolders, siteFactsFile } from '../publish-paths.ts'
import type { HostSwitch } from '../store.ts'
import type { ConditionAdapter } from './detect-conditional-writes.ts'
import { listAllEntries } from './list-all-entries.ts'
import { headersOfPointer, siteHeaderName } from './object-headers.ts'
import type { S3Client } from './s3-client.ts'

interface SwitchDeps {
  readonly s3: S3Client
  readonly adaptCondition: ConditionAdapter
  /** Throws if another process may hold the lease. */
  readonly check: () => void
  /** The timeout of one write in milliseconds; shorter than the lease, so that no write ends after it. */
  readonly timeoutMs: number
  /** The most requests at a time. */
  readonly maxRequests: number
}

/** The files and headers of a site. */
interface Site {
  readonly name: string
  readonly files: ReadonlyMap<string, Buffer>
  readonly headers: Readonly<Record<string, string>>
}

/** The file that is written last: once it is there, the host's site is complete. */
const page = 'index.html'
/** The most attempts to replace a page that another process changes in between. */
const maxAttempts = 3

/** Copies the files of its site to each host, the page last, and removes the hosts that are gone. */
export async function switchHosts(
  { hosts, gone }: Pick<HostSwitch, 'hosts' | 'gone'>,
  deps: SwitchDeps,
): Promise<void> {
  const bySite = Map.groupBy(hosts, ([, site]) => site)
  await inParallel(bySite, deps.maxRequests, async ([name, pairs]) => {
    const site = await loadSite(deps.s3, name)
    for (const [host] of pairs) await switchHost(host, site, deps)
  })
  await inParallel(gone, deps.maxRequests, (host) => takeDown(host, deps))
}

async function loadSite(s3: S3Client, name: string): Promise<Site> {
  const folder = `${publishFolders.sites}/${name}`
  const files = new Map<string, Buffer>()
  for (const { path } of await listAllEntries(s3, folder)) {
    const found = /\.(br|gz)$/.test(path) ? undefined : await s3.get(path)
    if (found) files.set(path.slice(folder.length + 1), found.bytes)
  }
  const facts = files.get(siteFactsFile)
  if (!facts || !files.has(page))
    throw new PublishError(`The site "${name}" is missing. Publish again.`)
  const { headers }: { readonly headers: Readonly<Record<string, string>> } = JSON.parse(
    facts.toString(),
  )
  files.delete(siteFactsFile)
  return { name, files, headers }
}

async function switchHost(host: string, site: Site, deps: SwitchDeps): Promise<void> {
  const { s3, adaptCondition, check, timeoutMs } = deps
  const folder = `${publishFolders.hosts}/${host}/`
  const put = (file: string, bytes: Buffer, when?: Parameters<ConditionAdapter>[0]) =>
    s3.put(folder + file, bytes, {
      headers: headersOfPointer(file, site.name, site.headers),
      when: when && adaptCondition(when),
      check,
      patience: timeoutMs,
    })
  for (const [file, bytes] of site.files) if (file !== page) await put(file, bytes)
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const was = await s3.head(folder + page)
    if (was?.headers.get(siteHeaderName) === site.name) return
    const bytes = site.files.get(page) ?? Buffer.alloc(0)
    if (typeof (await put(page, bytes, was ? { etag: was.etag } : 'absent')) === 'object') return
    check()
  }
  throw new PublishError(
    `Another process keeps changing what "${host}" serves. Wait until it is done, then try again.`,
  )
}

async function takeDown(host: string, { s3, check }: SwitchDeps): Promise<void> {
  const folder = `${publishFolders.hosts}/${host}`
  check()
  await s3.remove(`${folder}/${page}`)
  for (const { path } of await listAllEntries(s3, folder)) await s3.remove(path)
}
