import { lookup } from 'node:dns'
import { request as askPlainly, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as askSecurely } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isLocalhostName } from '../../core/contract/local-only.ts'

/** The most of an answer that is read, in bytes. */
const largest = 32 * 1024 * 1024

/** That an answer was not read to its end. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError'
}

/** Names below localhost are this machine, as browsers have it (RFC 6761); Node asks the network. */
const findAddress: LookupFunction = (name, options, done) => {
  if (!isLocalhostName(name)) return lookup(name, options, done)
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }])
  else done(null, '127.0.0.1', 4)
}

/** `fetch` for a gateway that may run on this machine under a merchant's name; follows no redirect. */
export const fetchWithin: typeof fetch = (address, init = {}) =>
  new Promise((resolve, reject) => {
    const url = new URL(String(address))
    const { method = 'GET', body, signal } = init
    const text = typeof body === 'string' ? body : ''
    const headers = Object.fromEntries(new Headers(init.headers))
    const options: RequestOptions = {
      method,
      // A connection that is kept may be to a gateway that is gone.
      agent: false,
      lookup: findAddress,
      headers: text === '' ? headers : { ...headers, 'content-length': Buffer.byteLength(text) },
      ...(signal ? { signal } : {}),
    }
    const ask = url.protocol === 'https:' ? askSecurely : askPlainly
    const call = ask(url, options, (answer) => void read(answer).then(resolve, reject))
    call.on('error', reject)
    call.end(text)
  })

async function read(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largest) {
      answer.destroy()
      throw new TooLongError(`The answer is longer than ${largest / 1024 / 1024} MB.`)
    }
    parts.push(part)
  }
  const headers = new Headers()
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  const status = answer.statusCode ?? 500
  // A status without a body must have none.
  return new Response(parts.length === 0 ? null : Buffer.concat(parts), { status, headers })
}
