import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RedirectingFront {
  readonly port: number
  /** Chooses whether the home is redirected from now on; it is at first. */
  readonly redirect: (on: boolean) => void
  readonly close: () => void
}

/** Starts a front before a served folder that adds a slash to the address of the home, as some hosts do. */
export async function startRedirectingFront(inner: number): Promise<RedirectingFront> {
  let redirects = true
  const server = createServer((asked, answer) => {
    const { pathname, search } = new URL(asked.url ?? '/', 'http://front')
    if (redirects && pathname === '/m/home') {
      answer.writeHead(301, { location: `/m/home/${search}`, 'cache-control': 'no-store' }).end()
      return
    }
    const { method, headers, url: path } = asked
    const passed = request(
      { host: '127.0.0.1', port: inner, method, path, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      },
    )
    asked.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    // A server that listens on a port has an address of this form.
    port: (server.address() as AddressInfo).port,
    redirect: (on) => {
      redirects = on
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
