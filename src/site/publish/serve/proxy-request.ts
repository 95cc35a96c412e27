import { type IncomingMessage, request as requestPlain, type ServerResponse } from 'node:http'
import { request as requestSecure } from 'node:https'

/** Headers of one connection, which a proxy must not forward (RFC 9110 §7.6.1). */
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

/** Forwards a request to a gateway and its response to the client; answers 502 if the gateway does not respond. */
export function proxyRequest(
  request: IncomingMessage,
  response: ServerResponse,
  gateway: URL,
): void {
  const send = gateway.protocol === 'https:' ? requestSecure : requestPlain
  const headers = {
    ...endToEnd(request.headers),
    host: gateway.host,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-for': request.socket.remoteAddress ?? '',
  }
  const forwarded = send(
    new URL(request.url ?? '/', gateway),
    // A kept connection may end at the gateway just as it is used again, and the request would be lost with it.
    { method: request.method ?? 'GET', headers, agent: false },
    (upstream) => {
      const headers = endToEnd(upstream.headers)
      const cookies = headers['set-cookie']?.map(withoutDomain)
      response.writeHead(upstream.statusCode ?? 502, {
        ...headers,
        ...(cookies && { 'set-cookie': cookies }),
      })
      upstream.pipe(response)
      upstream.on('error', () => response.destroy())
    },
  )
  forwarded.on('error', () => {
    if (response.headersSent) return void response.destroy()
    response.writeHead(502, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(`The gateway at ${gateway.origin} does not answer.\n`)
  })
  // A client that disconnects cancels its request to the gateway.
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}

/** Returns a cookie for the host that the client asked, which is not the gateway's. */
function withoutDomain(cookie: string): string {
  return cookie.replace(/;\s*domain=[^;]*/i, '')
}

/** Returns headers without those of one connection. */
function endToEnd<T extends object>(headers: T): Partial<T> {
  const named = String('connection' in headers ? headers.connection : '').toLowerCase()
  const dropped = new Set([...hopByHop, ...named.split(/\s*,\s*/)])
  // Every header is optional, so a part of them has the partial type.
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !dropped.has(name)),
  ) as Partial<T>
}
