import { type IncomingHttpHeaders, request } from 'node:http'

export interface PortRequest {
  readonly host?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
}

export interface PortAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Asks a server of this machine by a host's name, without tidying the path up as a browser would. */
export function askPort(port: number, path: string, asked: PortRequest = {}): Promise<PortAnswer> {
  const { host = 'acme.test', method = 'GET', headers = {}, body } = asked
  const sent = Object.entries(headers).filter(([, value]) => value !== undefined)
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host, ...Object.fromEntries(sent) },
  }
  return new Promise((resolve, reject) => {
    const sent = request(options, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
