import { type IncomingMessage, request as requestPlain, type ServerResponse } from 'node:http'
import { request as requestSecure } from 'node:https'

/** What concerns one connection only and is not passed on (RFC 9110 §7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Passes a request on to a gateway and its answer back; one that does not answer is a 502. */
export function passOn(asked: IncomingMessage, answer: ServerResponse, gateway: URL): void {
  const ask = gateway.protocol === 'https:' ? requestSecure : requestPlain
  const headers = {
    ...without(asked.headers),
    host: gateway.host,
    'x-forwarded-host': asked.headers.host ?? '',
    'x-forwarded-for': asked.socket.remoteAddress ?? '',
  }
  const onward = ask(
    new URL(asked.url ?? '/', gateway),
    { method: asked.method ?? 'GET', headers },
    (said) => {
      answer.writeHead(said.statusCode ?? 502, without(said.headers))
      said.pipe(answer)
      said.on('error', () => answer.destroy())
    },
  )
  onward.on('error', () => {
    if (answer.headersSent) return void answer.destroy()
    answer.writeHead(502, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    answer.end(`The gateway at ${gateway.origin} does not answer.\n`)
  })
  // A player who leaves takes the question along.
  answer.on('close', () => onward.destroy())
  asked.pipe(onward)
}

function without<T extends object>(headers: T): Partial<T> {
  const named = String('connection' in headers ? headers.connection : '').toLowerCase()
  const dropped = new Set([...hopByHop, ...named.split(/\s*,\s*/)])
  // A part of the headers, which all may be missing.
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.has(name)),
  ) as Partial<T>
}
