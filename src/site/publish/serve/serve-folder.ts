import { open } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { commonHeaders } from '../../build/security-headers.ts'
import { readFolderStore } from '../folder/folder-store.ts'
import { PublishError } from '../publish-error.ts'
import { readEncodings } from './choose-encoding.ts'
import { type Found, openFinder, type PublishedFinder } from './find-published.ts'
import { passOn } from './pass-on.ts'

export interface ServeOptions {
  /** 0 chooses a free one. */
  readonly port: number
  /** Where to pass on what the folder does not answer. */
  readonly gateway?: URL
}

export interface Served {
  readonly port: number
  /** The hosts that the folder had when it began. */
  readonly hosts: readonly string[]
  readonly close: () => Promise<void>
}

/** Serves a published folder on this machine as a web server would; throws PublishError. */
export async function serveFolder(out: string, { port, gateway }: ServeOptions): Promise<Served> {
  const hosts = [...(await readFolderStore(out).pointers()).keys()]
  const finder = openFinder(out)
  const server = createServer((asked, answer) => {
    respond(asked, answer, { finder, gateway }).catch(() => answer.destroy())
  })
  return { port: await listen(server, port), hosts, close: () => close(server) }
}

interface Surroundings {
  readonly finder: PublishedFinder
  readonly gateway: URL | undefined
}

async function respond(
  asked: IncomingMessage,
  answer: ServerResponse,
  { finder, gateway }: Surroundings,
): Promise<void> {
  const path = readPath(asked.url ?? '/')
  if (path === undefined) return refuse(asked, answer, 404)
  const purpose = finder.purposeOf(path)
  const reading = asked.method === 'GET' || asked.method === 'HEAD'
  if (gateway && (purpose === 'other' || (purpose === 'page' && !reading)))
    return passOn(asked, answer, gateway)
  if (purpose === 'other') return refuse(asked, answer, 404)
  if (!reading) return refuse(asked, answer, 405)
  const found = purpose === 'page' ? finder.findPage(readHost(asked), path) : finder.findFile(path)
  return found ? send(asked, answer, found) : refuse(asked, answer, 404)
}

/** The path of a request, decoded; undefined where it says more than a way down. */
function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '')
    const steps = path.split('/')
    const odd = !path.startsWith('/') || /[\0\\]|\/\//.test(path)
    return odd || steps.includes('..') || steps.includes('.') ? undefined : path
  } catch {
    return undefined
  }
}

function readHost({ headers }: IncomingMessage): string {
  return (headers.host ?? '').toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

async function send(
  asked: IncomingMessage,
  answer: ServerResponse,
  { file, headers }: Found,
): Promise<void> {
  const all = { ...commonHeaders, ...headers, vary: 'accept-encoding' }
  if (isKnown(asked.headers['if-none-match'], headers['etag'] ?? '')) {
    answer.writeHead(304, all).end()
    return
  }
  const chosen = await openShortest(file, asked.headers['accept-encoding'])
  if (!chosen) return refuse(asked, answer, 404)
  const { handle, size, encoding } = chosen
  answer.writeHead(200, {
    ...all,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': size,
  })
  if (asked.method === 'HEAD') {
    answer.end()
    return handle.close()
  }
  const stream = handle.createReadStream()
  stream.on('error', () => answer.destroy())
  answer.on('close', () => stream.destroy())
  stream.pipe(answer)
}

const endings = { br: '.br', gzip: '.gz' } as const

/** Opens a file's form that was compressed in advance as the browser prefers it, else the file itself. */
async function openShortest(file: string, accepted: string | undefined) {
  for (const encoding of readEncodings(accepted)) {
    const opened = await openFile(file + endings[encoding])
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

/** Whether the browser has what an entity tag stands for (RFC 9110 §13.1.2). */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim() === '*' || bare(tag) === bare(etag))
}

function refuse({ method }: IncomingMessage, answer: ServerResponse, status: 404 | 405): void {
  const text = status === 404 ? 'Not found\n' : 'Only GET and HEAD are answered here\n'
  answer.writeHead(status, {
    ...commonHeaders,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-cache',
    'content-length': text.length,
    ...(status === 405 && { allow: 'GET, HEAD' }),
  })
  answer.end(method === 'HEAD' ? undefined : text)
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
    return new PublishError(`Port ${port} may not be used. Choose one above 1023 with --port.`)
  return cause
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
}
