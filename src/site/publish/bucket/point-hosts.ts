import { inParallel } from '../in-parallel.ts'
import { places, siteFacts } from '../places.ts'
import { PublishError } from '../publish-error.ts'
import type { Flip } from '../store.ts'
import type { Conditioner } from './learn-conditions.ts'
import { listAll } from './list-all.ts'
import { headersOfPointer, siteMark } from './object-headers.ts'
import type { S3Client } from './s3-client.ts'

interface Pointing {
  readonly s3: S3Client
  readonly conditioned: Conditioner
  /** Throws where another may be at it. */
  readonly check: () => void
  /** How long one write of a pointer may take, in milliseconds: shorter than another waits until it believes that nobody is at it. */
  readonly patience: number
  /** As many requests as are under way together. */
  readonly most: number
}

/** What hosts are sent of a site. */
interface Site {
  readonly name: string
  readonly files: ReadonlyMap<string, Buffer>
  readonly headers: Readonly<Record<string, string>>
}

/** What leads a host to its site: it is there whole as soon as this page is. */
const page = 'index.html'
/** How often a pointer is looked at again that changed between two requests. */
const tries = 3

/** Copies to each host what its site holds, its page last; takes away hosts that are gone. */
export async function flipHosts(
  { hosts, gone }: Pick<Flip, 'hosts' | 'gone'>,
  pointing: Pointing,
): Promise<void> {
  const bySite = Map.groupBy(hosts, ([, site]) => site)
  await inParallel(bySite, pointing.most, async ([name, pairs]) => {
    const site = await readSite(pointing.s3, name)
    for (const [host] of pairs) await point(host, site, pointing)
  })
  await inParallel(gone, pointing.most, (host) => takeDown(host, pointing))
}

async function readSite(s3: S3Client, name: string): Promise<Site> {
  const folder = `${places.sites}/${name}`
  const files = new Map<string, Buffer>()
  for (const { path } of await listAll(s3, folder)) {
    const found = /\.(br|gz)$/.test(path) ? undefined : await s3.get(path)
    if (found) files.set(path.slice(folder.length + 1), found.bytes)
  }
  const facts = files.get(siteFacts)
  if (!facts || !files.has(page)) throw new PublishError(`The site ${name} is gone.`)
  const { headers }: { readonly headers: Readonly<Record<string, string>> } = JSON.parse(
    facts.toString(),
  )
  files.delete(siteFacts)
  return { name, files, headers }
}

async function point(host: string, site: Site, pointing: Pointing): Promise<void> {
  const { s3, conditioned, check, patience } = pointing
  const folder = `${places.hosts}/${host}/`
  const put = (file: string, bytes: Buffer, when?: Parameters<Conditioner>[0]) =>
    s3.put(folder + file, bytes, {
      headers: headersOfPointer(file, site.name, site.headers),
      when: when && conditioned(when),
      check,
      patience,
    })
  for (const [file, bytes] of site.files) if (file !== page) await put(file, bytes)
  for (let tried = 0; tried < tries; tried += 1) {
    const was = await s3.head(folder + page)
    if (was?.headers.get(siteMark) === site.name) return
    const bytes = site.files.get(page) ?? Buffer.alloc(0)
    if (typeof (await put(page, bytes, was ? { mark: was.mark } : 'absent')) === 'object') return
    check()
  }
  throw new PublishError(`Another process changes what "${host}" serves.`)
}

async function takeDown(host: string, { s3, check }: Pointing): Promise<void> {
  const folder = `${places.hosts}/${host}`
  check()
  await s3.remove(`${folder}/${page}`)
  for (const { path } of await listAll(s3, folder)) await s3.remove(path)
}
