import { isCode } from '../../core/config/files.ts'
import { escapeHtml } from '../../core/contract/escape-html.ts'
import { mediaType } from '../../site/assemble/media-type.ts'
import { artHeaders, contentSecurityPolicy } from '../../site/assemble/security-headers.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import type { OperatorDecision } from '../access/operator-access.ts'
import type { StudioOrigins } from '../access/studio-origins.ts'
import { type Sendable, send } from '../merchants/send.ts'
import type { NamedGateway } from './host-options.ts'
import { type StudioBuild, waitingPage } from './waiting-page.ts'

export interface StudioOptions {
  /** The built player; the studio's own build lies in `studio/`. */
  readonly dist: DiskFiles
  /** The folder that holds `merchants/`. */
  readonly files: DiskFiles
  /** Loads a file of it as a commit has it; undefined where there is none. */
  readonly loadPast: (revision: string, path: string) => Promise<Buffer | undefined>
  readonly port: () => number
  readonly origins: StudioOrigins
  /** Returns the state of the build, which is read while the page is missing. */
  readonly build: () => StudioBuild
  /** The page as the development server writes it, in place of the built one. */
  readonly page?: () => string
  /** The gateway that answers the calls of previews in place of the sandbox. */
  readonly gateway?: NamedGateway | undefined
}

type Answer = (request: Request, from: OperatorDecision) => Promise<Response>

const root = '/studio'
const artRoot = `${root}/art/`

/** Returns true if a request is for the studio, under any name of the machine. */
export function isForStudio({ url = '/' }: { readonly url?: string | undefined }): boolean {
  return url === root || url.startsWith(`${root}/`) || url.startsWith(`${root}?`)
}

/**
 * Answers the studio's one page, its scripts and styles to this machine, and merchants' pictures to
 * operators. The page itself holds nothing of a merchant, so a link from elsewhere may open it.
 */
export function createStudioApp(options: StudioOptions): Answer {
  const kept = new Map<string, Sendable>()
  return async (request, from) => {
    if (from.refusal === 'wrong-host')
      return send(request, refuse(request.headers.get('host') ?? '', options.port()))
    const { pathname, searchParams } = new URL(request.url)
    const path = decode(pathname)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const asked = { path, at: searchParams.get('at') ?? undefined }
    const sendable = isRead && isOpenTo(from, path) ? await find(asked, options) : undefined
    if (!sendable) return send(request, missing)
    // A compressed response is kept with its sendable.
    const mark = `${pathname} ${sendable.body.length}`
    const ready = sendable.cache === 'immutable' ? (kept.get(mark) ?? sendable) : sendable
    if (sendable.cache === 'immutable') kept.set(mark, ready)
    return send(request, ready)
  }
}

/** Returns true for anything but a picture of a merchant that the sender may not look at. */
function isOpenTo({ refusal, caller }: OperatorDecision, path: string | undefined): boolean {
  if (!path?.startsWith(artRoot)) return true
  const [code = ''] = path.slice(artRoot.length).split('/')
  return refusal === undefined && (caller === undefined || caller.maySee(code))
}

interface AskedFile {
  readonly path: string | undefined
  /** The commit, or the one before it, whose picture is asked for; by default the picture on the disk. */
  readonly at: string | undefined
}

async function find(
  { path, at }: AskedFile,
  options: StudioOptions,
): Promise<Sendable | undefined> {
  if (path === undefined) return undefined
  if (path.startsWith(`${root}/assets/`)) return findAsset(path, options)
  if (path.startsWith(artRoot)) return await loadArt(path.slice(artRoot.length), at, options)
  const page = options.page?.() ?? options.dist.read('studio/studio.html')
  if (page === undefined) return waitingPage(options.build())
  const body = nameGateway(page, options.gateway)
  const policy = options.page ? {} : { 'content-security-policy': policyOf(options.origins) }
  return { body, type: 'text/html; charset=utf-8', cache: 'revalidate', headers: policy }
}

/** Names the gateway of previews on the page, which shows it. */
function nameGateway(page: string, gateway: NamedGateway | undefined): string {
  if (!gateway) return page
  const { name, address } = gateway
  const data = `data-gateway="${escapeHtml(address.origin)}" data-gateway-name="${escapeHtml(name)}"`
  return page.replace('<html', `<html ${data}`)
}

function findAsset(path: string, { dist }: StudioOptions): Sendable | undefined {
  const type = mediaType(path)
  const body = type && !path.includes('//') ? dist.readBytes(path.slice(1)) : undefined
  return type && body
    ? {
        body,
        type,
        cache: 'immutable',
        headers: { 'cross-origin-resource-policy': 'same-origin' },
      }
    : undefined
}

/** A picture as it is on the disk or as a commit has it, such as `brand/art/logo.svg`. */
async function loadArt(
  path: string,
  at: string | undefined,
  { files, loadPast }: StudioOptions,
): Promise<Sendable | undefined> {
  const type = mediaType(path)
  const [code = '', folder] = path.split('/')
  if (!type?.startsWith('image/') || !isCode(code) || folder !== 'art') return undefined
  const file = `merchants/${path}`
  const body = at === undefined ? files.readBytes(file) : await loadPast(at, file)
  return body && { body, type, cache: 'revalidate', headers: artHeaders }
}

/** As strict as a merchant's, and shown in no frame; its own frames show what is beside it. */
function policyOf(origins: StudioOrigins): string {
  return contentSecurityPolicy({
    styleHashes: [],
    imageHosts: [],
    frameHosts: [origins.beside()],
    gatewayOrigin: '',
    framedBy: 'nobody',
  })
}

const plain = { type: 'text/plain; charset=utf-8', cache: 'revalidate' } as const
const missing: Sendable = { ...plain, body: 'Not found', status: 404 }

function refuse(host: string, port: number): Sendable {
  const body = `The studio answers at http://localhost:${port}/studio only, and "${host}" was asked. Open it there.\n`
  return { ...plain, body, status: 403 }
}

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}
