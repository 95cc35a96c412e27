import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { varyOf } from '../../assemble/media-type.ts'
import { commonHeaders } from '../../assemble/security-headers.ts'
import { openFolderForReading } from '../folder/folder-store.ts'
import { PublishError } from '../publish-error.ts'
import { createPublishedFinder, type FoundFile, type PublishedFinder } from './find-published.ts'
import { parseAcceptEncoding } from './parse-accept-encoding.ts'
import { proxyRequest } from './proxy-request.ts'

export interface ServeOptions {
  /** 0 chooses a free one. */
  readonly port: number
  /** The gateway that gets the requests which the folder does not answer. */
  readonly gateway?: URL
}

/** A running server of a published folder. */
export interface FolderServer {
  readonly port: number
  /** The hosts of the folder when the server started. */
  readonly hosts: readonly string[]
  readonly close: () => Promise<void>
}

/** Serves a published folder on this machine as a web server would; throws PublishError if the port cannot be used. */
export async function serveFolder(
  out: string,
  { port, gateway }: ServeOptions,
): Promise<FolderServer> {
  const hosts = [...(await openFolderForReading(out).pointers()).keys()]
  const finder = createPublishedFinder(out)
  const server = createServer((request, response) => {
    respond(request, response, { finder, gateway }).catch(() => response.destroy())
  })
  return { port: await listen(server, port), hosts, close: () => close(server) }
}

interface ServerContext {
  readonly finder: PublishedFinder
  readonly gateway: URL | undefined
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { finder, gateway }: ServerContext,
): Promise<void> {
  const path = decodePath(request.url ?? '/')
  if (path === undefined) return refuse(request, response, 404)
  const purpose = finder.purposeOf(path)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (gateway && (purpose === 'other' || (purpose === 'page' && !isRead)))
    return proxyRequest(request, response, gateway)
  if (purpose === 'other') return refuse(request, response, 404)
  if (!isRead) return refuse(request, response, 405)
  const found =
    purpose === 'page' ? finder.findPage(readHost(request), path) : finder.findFile(path)
  return found ? send(request, response, found) : refuse(request, response, 404)
}

/** Decodes the path of a request; undefined if it is malformed or has a `.` or `..` segment. */
function decodePath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')
    const steps = path.split('/')
    const isMalformed = !path.startsWith('/') || /[\0\\]|\/\//.test(path)
    return isMalformed || steps.includes('..') || steps.includes('.') ? undefined : path
  } catch {
    return undefined
  }
}

function readHost({ headers }: IncomingMessage): string {
  return (headers.host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { file, headers }: FoundFile,
): Promise<void> {
  const all = { ...commonHeaders, ...headers, ...varyOf(headers['content-type'] ?? '') }
  if (matchesEtag(request.headers['if-none-match'], headers['etag'] ?? '')) {
    response.writeHead(304, all).end()
    return
  }
  const opened = await openPreferred(file, request.headers['accept-encoding'])
  if (!opened) return refuse(request, response, 404)
  const { handle, size, encoding } = opened
  response.writeHead(200, {
    ...all,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': size,
  })
  if (request.method === 'HEAD') {
    response.end()
    return handle.close()
  }
  // Closes the file also where the browser has left before it is sent, and ends the answer where the file cannot be read.
  await pipeline(handle.createReadStream(), response).catch(() => undefined)
}

const extensions = { br: '.br', gzip: '.gz' } as const

/** Opens the compressed form of a file that the browser prefers, otherwise the file itself. */
async function openPreferred(file: string, accepted: string | undefined) {
  for (const encoding of parseAcceptEncoding(accepted)) {
    const opened = await openFile(file + extensions[encoding])
    if (opened) return { ...opened, encoding }
  }
  const opened = await openFile(file)
  return opened && { ...opened, encoding: undefined }
}

async function openFile(file: string) {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return undefined
  const stat = await handle.stat()
  if (stat.isFile()) return { handle, size: stat.size }
  await handle.close()
  return undefined
}

/** Reports whether an `If-None-Match` header matches an ETag (RFC 9110 §13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

function refuse({ method }: IncomingMessage, response: ServerResponse, status: 404 | 405): void {
  const text = status === 404 ? 'Not found\n' : 'Only GET and HEAD are answered here\n'
  response.writeHead(status, {
    ...commonHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'content-length': text.length,
    ...(status === 405 && { allow: 'GET, HEAD' }),
  })
  response.end(method === 'HEAD' ? undefined : text)
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(explainPort(cause, port)))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explainPort(cause: Error, port: number): Error {
  const code = 'code' in cause ? cause.code : undefined
  if (code === 'EADDRINUSE')
    return new PublishError(`Port ${port} is in use. Choose another with --port.`)
  if (code === 'EACCES')
    return new PublishError(
      `You lack the permission to use port ${port}. Choose one above 1023 with --port.`,
    )
  return cause
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
