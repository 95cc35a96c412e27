import { isLocalhostName } from '../../core/contract/local-only.ts'
import type { MerchantSite } from '../../site/assemble/build-site.ts'
import { mediaType } from '../../site/assemble/media-type.ts'
import { artHeaders } from '../../site/assemble/security-headers.ts'
import type { DiskFiles } from '../../site/disk/disk-files.ts'
import { answerPicture } from '../../site/pictures/answer-picture.ts'
import type { PictureCache } from '../../site/pictures/picture-cache.ts'
import { parseVectorDrawing } from '../../site/pictures/vector-drawing.ts'
import { isForwarded } from '../access/operator-access.ts'
import type { MerchantRegistry } from './merchant-registry.ts'
import { plainPage } from './plain-page.ts'
import { type Sendable, send } from './send.ts'

export interface PageSources {
  readonly registry: MerchantRegistry
  /** The built player. */
  readonly dist: DiskFiles
  /** The font files of type pairs. */
  readonly fonts: DiskFiles
  readonly pictures: PictureCache
}

const kept = new Map<string, Sendable>()
/** The responses for a merchant by path, so that each is read and compressed once. */
const sent = new WeakMap<MerchantSite, Map<string, Sendable>>()
const sentPages = new WeakMap<MerchantSite, Sendable>()

/** Everything that is not a call: pages, scripts, skins and fonts. */
export async function answerPage(request: Request, sources: PageSources): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(request)
  const { pathname, searchParams } = new URL(request.url)
  const path = decode(pathname)
  if (path === undefined) return notFound(request)
  if (path.startsWith('/assets/')) return answerAsset(request, path, sources)
  if (path.startsWith('/fonts/')) return answerFont(request, path, sources)
  if (path.startsWith('/skin/'))
    return answerSkin(request, path, { sources, hashed: searchParams.has('v') })
  return answerHtml(request, sources)
}

function answerAsset(request: Request, path: string, { dist }: PageSources): Promise<Response> {
  const type = mediaType(path)
  // Spelt with more slashes it would be the same file, and kept again.
  if (!type || path.includes('//')) return notFound(request)
  const mark = `${path} ${dist.size(path)}`
  const ready = kept.get(mark)
  if (ready) return send(request, ready)
  const body = dist.readBytes(path)
  if (!body) return notFound(request)
  const sendable: Sendable = { body, type, cache: 'immutable' }
  kept.set(mark, sendable)
  return send(request, sendable)
}

function answerFont(request: Request, path: string, { fonts }: PageSources): Promise<Response> {
  const file = path.slice('/fonts/'.length)
  const body = /^[a-z0-9-]+\.woff2$/.test(file) ? fonts.readBytes(file) : undefined
  return body ? send(request, { body, type: 'font/woff2', cache: 'immutable' }) : notFound(request)
}

interface SkinRequest {
  readonly sources: PageSources
  readonly hashed: boolean
}

async function answerSkin(
  request: Request,
  path: string,
  { sources, hashed }: SkinRequest,
): Promise<Response> {
  const [, , code = '', ...rest] = path.split('/')
  const merchant = sources.registry.byCode(code)
  const file = rest.join('/')
  // Spelt with more slashes or dots it would be the same file, and kept again.
  if (!merchant || /(^|\/)\.?(\/|$)/.test(file)) return notFound(request)
  const cache = hashed ? 'immutable' : 'hour'
  const picture = await drawArt(request, merchant, { file, cache, store: sources.pictures })
  if (picture) return picture
  const ready = sent.get(merchant) ?? new Map<string, Sendable>()
  sent.set(merchant, ready)
  const mark = `${file} ${hashed}`
  const sendable = ready.get(mark) ?? (await findSkinFile(merchant, file, cache))
  if (!sendable) return notFound(request)
  ready.set(mark, sendable)
  return send(request, sendable)
}

interface ArtPicture {
  readonly file: string
  readonly cache: 'immutable' | 'hour'
  readonly store: PictureCache
}

/** A drawing of the skin as a picture, where the address says how wide. */
async function drawArt(
  request: Request,
  { art }: MerchantSite,
  { file, cache, store }: ArtPicture,
): Promise<Response | undefined> {
  if (!file.endsWith('.svg') || !new URL(request.url).searchParams.has('w')) return undefined
  const source = art.drawing(file)
  const drawing = source === undefined ? undefined : parseVectorDrawing(source)
  return (
    drawing && answerPicture(request, store, { drawing, cache, usual: 780, headers: artHeaders })
  )
}

async function findSkinFile(
  { generatedFiles, fonts, art }: MerchantSite,
  file: string,
  cache: Sendable['cache'],
): Promise<Sendable | undefined> {
  const piece = generatedFiles.get(file)
  const type = mediaType(file)
  if (piece !== undefined && type) return { body: piece, type, cache, headers: artHeaders }
  const font = await fonts.draw(file)
  if (font) return { body: font, type: 'font/woff2', cache: 'immutable' }
  if (!type || !/^(image|font)\//.test(type)) return undefined
  const body = file.endsWith('.svg') ? art.drawing(file) : art.bytes(file)
  return body === undefined ? undefined : { body, type, cache, headers: artHeaders }
}

function answerHtml(request: Request, { registry }: PageSources): Promise<Response> {
  const asked = (request.headers.get('host') ?? '').replace(/:\d*$/, '').toLowerCase()
  // With a dot at its end it is the same name, said in full.
  const host = asked.replace(/\.$/, '')
  const merchant = registry.byHost(host)
  if (merchant) return send(request, pageOf(merchant))
  // Neither a visitor of a published site nor a page at a name that resolves here reads which merchants there are.
  const headers = Object.fromEntries(request.headers)
  const isLocal = isLocalhostName(host) || host === '127.0.0.1'
  const merchants = isLocal && !isForwarded({ headers }) ? registry.list() : []
  return send(request, plainPage(merchants, { host, port: new URL(request.url).port }))
}

function pageOf(merchant: MerchantSite): Sendable {
  const { html, policy } = merchant.page
  const ready = sentPages.get(merchant) ?? {
    body: html,
    type: 'text/html; charset=utf-8',
    cache: 'revalidate',
    headers: { 'content-security-policy': policy },
  }
  sentPages.set(merchant, ready)
  return ready
}

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

function notFound(request: Request): Promise<Response> {
  return send(request, {
    body: 'Not found',
    type: 'text/plain; charset=utf-8',
    cache: 'revalidate',
    status: 404,
  })
}
